import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../kernel/access/scope.ts'
import { int, pick } from '../kernel/database/columns.ts'
import type { Db } from '../kernel/database/db.ts'
import { query, queryOne } from '../kernel/database/query.ts'
import { orders } from '../kernel/database/tables.gen.ts'
import { orNotFound } from '../kernel/errors/apiError.ts'
import { type ChannelOrderRow, channelOrderRow } from './payments.rows.ts'

/** A channel sees the orders placed through it, whatever their state. */
export const channelOrderScope = {
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

/** A place in the order of changes: when, in microseconds, and the id among those of one instant. */
export interface Place {
  readonly at: number
  readonly id: number
}

const micros = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000000)::bigint`
const instantOf = (at: number) => sql`'epoch'::timestamptz + ${at}::bigint * interval '1 microsecond'`

/**
 * Before this, no order can change any more. An order changes at the time its transaction began, which may commit after
 * a later one: whoever had read on to the later one would never see it. The second is for a transaction that has begun
 * and is not shown yet. Ask before the statement that reads, or what commits between the two would be missed.
 */
export async function settledUntil(db: Db): Promise<number> {
  const row = await queryOne(
    db,
    { at: int },
    sql`select ${micros(sql`least(now(), min(xact_start))`)} - 1000000 as at from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  return row?.at ?? 0
}

const changedColumns = { ...pick(orders, 'id'), at: int, channel_order: channelOrderRow }

/** The orders that changed after a place and before `until`, in the order of their latest change. */
export const changedOrders = (db: Db, allowed: SQL, after: Place, until: number, most: number) =>
  query(
    db,
    changedColumns,
    sql`select id, ${micros(sql`updated_at`)} as at, channel_order(orders) as channel_order from orders
      where ${allowed} and (updated_at, id) > (${instantOf(after.at)}, ${after.id})
        and updated_at < ${instantOf(until)}
      order by updated_at, id limit ${most}`,
  )
