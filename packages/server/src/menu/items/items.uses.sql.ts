import { mostUses, type Uses } from '@sufra/contract/kernel/uses'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'

type Row = Uses['items'][number] & Record<string, unknown>

/** Live items of live stores for which `where` holds, by store and name: what a refused deletion lists. */
export const itemUses = (db: Db, where: SQL): Promise<Row[]> =>
  rows<Row>(
    db,
    sql`select items.id as item_id, items.store_id, stores.restaurant_id,
        jsonb_build_object('en', items.name_en, 'ar', items.name_ar) as name,
        jsonb_build_object('en', stores.name_en, 'ar', stores.name_ar) as store_name
      from items join stores on stores.id = items.store_id
      where items.archived_at is null and stores.archived_at is null and ${where}
      order by stores.name_en, stores.id, items.name_en, items.id limit ${sql.raw(String(mostUses))}`,
  )
