import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'

/**
 * A store that a caller may see, locked until the transaction ends: whoever changes its hours, days or regions
 * does so one after the other, and sees what the one before did. (Overlap constraints alone would end a race in
 * deadlocks, and could not say what is overlapped.)
 */
export async function lockStore(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [store] = await rows<{ id: number }>(
    db,
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
  const [store] = await rows<{ id: number }>(
    db,
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for update`,
  )
  return store
}

/** The same of the store that a row of `table` belongs to, of which the caller names the row only. */
export async function lockStoreOf(
  db: Db,
  allowed: SQL,
  table: 'working_hours' | 'booked_days' | 'store_regions' | 'subcategories',
  id: number,
): Promise<{ id: number } | undefined> {
  const owned = sql.identifier(table)
  const [row] = await rows<{ store_id: number }>(db, sql`select store_id from ${owned} where id = ${id}`)
  return row && lockStore(db, allowed, row.store_id)
}
