import { type OrderFilter, type OrderSort, orderFilters, orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { unseen } from '../../kernel/database/prepared.ts'
import { stillInTime } from './list.waiting.ts'

export interface Filters {
  readonly search?: string | undefined
  readonly order_status?: OrderFilter | undefined
  readonly needs_attention?: boolean | undefined
  readonly sort?: OrderSort | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly hour?: number | undefined
  readonly card_unpaid?: boolean | undefined
  readonly uncancelled?: boolean | undefined
  readonly restaurant_id?: number | undefined
  readonly store_id?: number | undefined
  readonly area_id?: number | undefined
  readonly item_id?: number | undefined
}

/** The status of a filtered list, if it has only one. */
export const statusOf = ({ order_status, needs_attention }: Filters): number | undefined =>
  needs_attention ? orderStatus.pending : order_status && orderFilters[order_status]

/** Statuses of orders that have not ended. */
export const unended: readonly number[] = [orderStatus.pending, orderStatus.accepted]

/** Only pending orders can need attention, and only orders that have not ended are still to be paid. */
export function findsNothing({ order_status, needs_attention, card_unpaid, uncancelled }: Filters): boolean {
  if (order_status === undefined) return false
  const ended = !unended.includes(orderFilters[order_status])
  return (
    (needs_attention === true && order_status !== 'newOrder') ||
    (card_unpaid === true && ended) ||
    (uncancelled === true && order_status === 'cancelled')
  )
}

/** Names that other parts of the statement define: `oldest` is selected with the ids of `in_time`. */
interface Named {
  readonly status?: SQL
  readonly oldest?: SQL
}

/** Limits the list to the orders on one side of an id. */
interface Side {
  readonly side: '<' | '<=' | '>'
  readonly id: SQL
}

/** No older order is still in time. */
export const oldestInTime = sql`(select coalesce(min(id), 9223372036854775807) from in_time)`

/** Orders of a status on one side of an id, in the form that the index of their order can serve. */
function ofStatus(status: SQL, beside: Side | undefined): SQL {
  const from = sql`orders.status_id >= ${status}`
  const to = sql`orders.status_id <= ${status}`
  if (!beside) return sql`${from} and ${to}`
  const { side, id } = beside
  return sql`${side === '>' ? to : from} and (orders.status_id, orders.id) ${sql.raw(side)} (${status}, ${id})`
}

/**
 * The status is written as a range and is part of the ordering. As an equation, Postgres would drop it from the
 * ordering and might walk the primary key, past all newer orders of other statuses; as a range, only the index of
 * statuses has this order.
 */
export function conditionsOf(
  scope: Scope,
  allowed: SQL,
  filters: Filters,
  beside?: Side,
  { status, oldest }: Named = {},
): SQL {
  const conditions = [allowed]
  const wanted = statusOf(filters)
  if (wanted !== undefined) conditions.push(ofStatus(status ?? unseen(wanted), beside))
  else if (beside) conditions.push(sql`orders.id ${sql.raw(beside.side)} ${beside.id}`)
  if (filters.needs_attention)
    conditions.push(
      oldest
        ? sql`(orders.id < ${oldest} or orders.id not in (select id from in_time))`
        : sql`orders.id not in (${stillInTime(scope, allowed)})`,
    )
  return sql.join(conditions, sql` and `)
}

export const newestFirst = (filters: Filters): SQL =>
  statusOf(filters) === undefined ? sql`orders.id desc` : sql`orders.status_id desc, orders.id desc`

export const oldestFirst = (filters: Filters): SQL =>
  statusOf(filters) === undefined ? sql`orders.id` : sql`orders.status_id, orders.id`
