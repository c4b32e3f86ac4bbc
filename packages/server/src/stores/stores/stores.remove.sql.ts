import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { archiveRow } from '../../kernel/operations/rows.ts'

/** The number of pending and accepted orders. */
export async function openOrders(db: Db, store_id: number): Promise<number> {
  const row = await queryOne(
    db,
    { count: int },
    sql`select count(*) as count from orders
      where store_id = ${store_id} and status_id in (${orderStatus.pending}, ${orderStatus.accepted})`,
  )
  return row?.count ?? 0
}

/** Archives the store and its users' accounts, which frees their addresses and ends their sessions. */
export async function archiveStore(db: Db, id: number): Promise<void> {
  await archiveRow(db, 'stores', id)
  await db.execute(
    sql`update accounts set archived_at = now() where store_id = ${id} and archived_at is null`,
  )
  await db.execute(sql`update sessions set revoked_at = now() from accounts
    where accounts.id = sessions.account_id and accounts.store_id = ${id} and revoked_at is null`)
}
