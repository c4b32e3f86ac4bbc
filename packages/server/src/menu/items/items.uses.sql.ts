import { maxUses } from '@sufra/contract/kernel/itemUses'
import { type SQL, sql } from 'drizzle-orm'
import { object, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const name = object({ en: text, ar: text })
const useColumns = {
  item_id: tables.items.id,
  ...pick(tables.items, 'store_id'),
  ...pick(tables.stores, 'restaurant_id'),
  name,
  store_name: name,
}

/** Active items of active stores matching `where`, by store and name: listed when a deletion is rejected. */
export const itemUses = (db: Db, where: SQL): Promise<RowOf<typeof useColumns>[]> =>
  query(
    db,
    useColumns,
    sql`select items.id as item_id, items.store_id, stores.restaurant_id,
        jsonb_build_object('en', items.name_en, 'ar', items.name_ar) as name,
        jsonb_build_object('en', stores.name_en, 'ar', stores.name_ar) as store_name
      from items join stores on stores.id = items.store_id
      where items.archived_at is null and stores.archived_at is null and ${where}
      order by stores.name_en, stores.id, items.name_en, items.id limit ${sql.raw(String(maxUses))}`,
  )
