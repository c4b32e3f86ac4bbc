import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/**
 * A store that a caller may see, locked until the transaction ends: whoever changes its hours, days or regions
 * does so one after the other, and sees what the one before did. (Overlap constraints alone would end a race in
 * deadlocks, and could not say what is overlapped.)
 */
export async function lockStore(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const store = await queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for no key update`,
  )
  return store
}

/**
 * The same store to be archived: out of reach of whoever places an order or adds a user meanwhile, as those keep its
 * row (`for key share`). Nothing else is locked before it.
 */
export async function lockStoreToArchive(
  db: Db,
  allowed: SQL,
  id: number,
): Promise<{ id: number } | undefined> {
  const store = await queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for update`,
  )
  return store
}

const { working_hours, booked_days, store_regions, subcategories } = tables
const ownedTables = { working_hours, booked_days, store_regions, subcategories }

/** The same of the store that a row of `table` belongs to, of which the caller names the row only. */
export async function lockStoreOf(
  db: Db,
  allowed: SQL,
  table: keyof typeof ownedTables,
  id: number,
): Promise<{ id: number } | undefined> {
  const owned = sql.identifier(table)
  const row = await queryOne(
    db,
    pick(ownedTables[table], 'store_id'),
    sql`select store_id from ${owned} where id = ${id}`,
  )
  return row && lockStore(db, allowed, row.store_id)
}
