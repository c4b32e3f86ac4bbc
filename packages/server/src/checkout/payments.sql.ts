import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/database/db.ts'
import { found } from '../kernel/errors/apiError.ts'
import type { RowRule } from '../kernel/access/scope.ts'
import type { ChannelOrderRow } from './payments.rows.ts'

/** A channel sees the orders that were placed through it, wherever they are by now. */
export const channelOrderRows: RowRule = {
  channel: (scope) => sql`orders.channel_id = ${scope.channel_id}`,
}

export async function channelOrder(db: Db, allowed: SQL, id: number): Promise<ChannelOrderRow> {
  const [row] = await rows<{ told: ChannelOrderRow }>(
    db,
    sql`select channel_order(orders) as told from orders where ${allowed} and orders.id = ${id}`,
  )
  return found(row).told
}
