import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/**
 * Locks a store the caller may see until the transaction ends, so that changes of its hours, days or regions run one
 * after the other and see each other. (Overlap constraints alone would cause deadlocks, and could not say what
 * overlaps.)
 */
export const lockStore = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for no key update`,
  )

/**
 * Locks a store for archiving, against placing orders and adding users, which hold its row (`for key share`). No other
 * lock is taken before it.
 */
export const lockStoreToArchive = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for update`,
  )

const { working_hours, booked_days, store_regions, subcategories } = tables
const ownedTables = { working_hours, booked_days, store_regions, subcategories }

/** Locks the store that a row of `table` belongs to. */
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
