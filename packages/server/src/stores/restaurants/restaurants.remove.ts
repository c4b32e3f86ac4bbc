import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { openOrders } from '../stores/stores.remove.sql.ts'

/**
 * Locks the restaurant and its stores in the same order as placing. A running order is waited for and then counted; a
 * later one finds no store.
 */
async function lockOut(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const restaurant = await lockRow(db, 'restaurants', allowed, id)
  await execute(db, sql`select id from stores where restaurant_id = ${id} order by id for update`)
  return restaurant
}

/** Archives restaurant, stores and accounts together; the rows are kept for old orders. */
async function archive(db: Db, id: number): Promise<void> {
  await archiveRow(db, 'restaurants', id)
  await execute(
    db,
    sql`update stores set archived_at = now() where restaurant_id = ${id} and archived_at is null`,
  )
  const accounts = await query(
    db,
    pick(tables.accounts, 'id'),
    sql`update accounts set archived_at = now() where archived_at is null and restaurant_id = ${id} returning id`,
  )
  const ids = sql.param(accounts.map((account) => account.id))
  await execute(
    db,
    sql`update sessions set revoked_at = now() where account_id = any(${ids}::bigint[]) and revoked_at is null`,
  )
}

export async function removeRestaurant(db: Db, allowed: SQL, id: number): Promise<void> {
  orNotFound(await lockOut(db, allowed, id))
  const count = await openOrders(db, 'restaurant_id', id)
  if (count > 0) fail('restaurants.openOrders', { params: { count } })
  await archive(db, id)
}
