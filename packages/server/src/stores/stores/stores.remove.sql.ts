import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { hasStore } from '../../kernel/access/currentStore.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, execute } from '../../kernel/database/query.ts'
import { archiveRow } from '../../kernel/operations/rows.ts'

/** The number of pending and accepted orders. */
export const openOrders = (db: Db, owner: 'store_id' | 'restaurant_id', id: number) =>
  countRows(
    db,
    sql`from orders where ${sql.identifier(owner)} = ${id}
      and status_id in (${orderStatus.pending}, ${orderStatus.accepted})`,
  )

/**
 * Archives the store and the accounts of users who have no other, which frees their addresses and ends their sessions.
 * From the others it is taken. They are locked first: of two stores that are archived at once, the later one sees that
 * the other is gone.
 */
export async function archiveStore(db: Db, id: number): Promise<void> {
  await archiveRow(db, 'stores', id)
  await execute(
    db,
    sql`select accounts.id from accounts where ${hasStore(sql`${id}`)} order by accounts.id for no key update`,
  )
  await execute(
    db,
    sql`delete from store_members using accounts
    where accounts.id = store_members.account_id and store_members.store_id = ${id}
      and accounts.archived_at is null and exists (select from store_members other
        join stores on stores.id = other.store_id and stores.archived_at is null
        where other.account_id = accounts.id)`,
  )
  await execute(
    db,
    sql`update accounts set archived_at = now() where ${hasStore(sql`${id}`)} and archived_at is null`,
  )
  await execute(
    db,
    sql`update sessions set revoked_at = now() from accounts
    where accounts.id = sessions.account_id and ${hasStore(sql`${id}`)} and sessions.revoked_at is null`,
  )
}
