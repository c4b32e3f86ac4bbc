import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { Menu } from './menuImport.existing.ts'
import type { Sheet } from './menuImport.rows.ts'

/** The other store that a file was exported from, found by its item ids; only if the caller has it. */
export async function storeElsewhere(db: Db, allowed: SQL, menu: Menu, sheet: Sheet) {
  const at = sheet.columns.indexOf('item_id')
  const ids = sheet.rows.map(({ cells }) => Number(cells[at] ?? Number.NaN)).filter(Number.isSafeInteger)
  if (at < 0 || ids.length === 0 || ids.some((id) => menu.items.has(id))) return null
  const stores = await query(
    db,
    pick(tables.stores, 'id', 'name_en', 'name_ar'),
    sql`select distinct stores.id, stores.name_en, stores.name_ar from items
      join stores on stores.id = items.store_id
      where ${allowed} and items.id = any(${sql.param(ids)}::bigint[]) limit 2`,
  )
  const [store] = stores
  return store && stores.length === 1
    ? { id: store.id, name: { en: store.name_en, ar: store.name_ar } }
    : null
}
