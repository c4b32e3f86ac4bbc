import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { Menu } from './menuImport.menu.sql.ts'
import type { Sheet } from './menuImport.rows.ts'

interface StoreRow extends Record<string, unknown> {
  readonly id: number
  readonly name_en: string
  readonly name_ar: string
}

/** The one other store that a file was exported from, by the numbers of its items; only one that the caller has. */
export async function storeElsewhere(db: Db, allowed: SQL, menu: Menu, sheet: Sheet) {
  const at = sheet.columns.indexOf('item_id')
  const ids = sheet.rows.map(({ cells }) => Number(cells[at] ?? Number.NaN)).filter(Number.isSafeInteger)
  if (at < 0 || ids.length === 0 || ids.some((id) => menu.items.has(id))) return null
  const stores = await rows<StoreRow>(
    db,
    sql`select distinct stores.id, stores.name_en, stores.name_ar from items
      join stores on stores.id = items.store_id
      where ${allowed} and items.id = any(${sql.param(ids)}::bigint[]) limit 2`,
  )
  const [store] = stores
  return store && stores.length === 1
    ? { id: store.id, name: { en: store.name_en, ar: store.name_ar } }
    : null
}
