import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../kernel/access/scope.ts'
import type { Db } from '../kernel/database/db.ts'
import { queryOne } from '../kernel/database/query.ts'
import { orNotFound } from '../kernel/errors/apiError.ts'
import { type ChannelOrderRow, channelOrderRow } from './payments.rows.ts'

/** A channel sees the orders placed through it, whatever their state. */
export const channelOrderRows = {
  channel: (scope) => sql`orders.channel_id = ${scope.channel_id}`,
} satisfies ScopeRule

export async function channelOrder(db: Db, allowed: SQL, id: number): Promise<ChannelOrderRow> {
  const row = await queryOne(
    db,
    { channel_order: channelOrderRow },
    sql`select channel_order(orders) as channel_order from orders where ${allowed} and orders.id = ${id}`,
  )
  return orNotFound(row).channel_order
}
