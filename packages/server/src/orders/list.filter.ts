import { type OrderFilter, orderFilters, orderStatus } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../kernel/scope.ts'
import { stillInTime } from './list.waiting.ts'

export interface Filters {
  readonly search?: string | undefined
  readonly order_status?: OrderFilter | undefined
  readonly needs_attention?: boolean | undefined
}

/**
 * A value that Postgres does not look into when it plans: as a plain parameter it may find one worth a plan of its
 * own, and then plans every call anew, which takes longer than running it.
 */
export const unseen = (value: number): SQL => sql`(select ${value}::bigint)`

/** The search box takes an order's id; anything else finds nothing. */
const matches = (search: string) =>
  /^\d{1,15}$/.test(search) ? sql`orders.id = ${Number(search)}` : sql`false`

/** The one status that a filtered list holds. */
export const statusOf = ({ order_status, needs_attention }: Filters): number | undefined =>
  needs_attention ? orderStatus.pending : order_status && orderFilters[order_status]

/** Only pending orders can need attention. */
export const findsNothing = ({ order_status, needs_attention }: Filters): boolean =>
  needs_attention === true && order_status !== undefined && order_status !== 'newOrder'

/**
 * A status is written as a range, and the order names it. Were it an equation, Postgres would drop it from the order
 * and might walk the primary key, past all newer orders of other statuses; as a range only the index of statuses has
 * this order.
 */
export function conditionsOf(scope: Scope, allowed: SQL, filters: Filters, inTime?: SQL): SQL {
  const conditions = [allowed]
  const status = statusOf(filters)
  if (status !== undefined)
    conditions.push(sql`orders.status_id >= ${unseen(status)} and orders.status_id <= ${unseen(status)}`)
  if (filters.needs_attention)
    conditions.push(sql`orders.id not in (${inTime ?? stillInTime(scope, allowed)})`)
  if (filters.search) conditions.push(matches(filters.search))
  return sql.join(conditions, sql` and `)
}

export const newestFirst = (filters: Filters): SQL =>
  statusOf(filters) === undefined ? sql`orders.id desc` : sql`orders.status_id desc, orders.id desc`

export const oldestFirst = (filters: Filters): SQL =>
  statusOf(filters) === undefined ? sql`orders.id` : sql`orders.status_id, orders.id`

/** Orders of the list on one side of an id, as the index that gives their order can find it. */
export function beside(filters: Filters, side: '<' | '>', id: SQL): SQL {
  const status = statusOf(filters)
  const than = sql.raw(side)
  return status === undefined
    ? sql`orders.id ${than} ${id}`
    : sql`(orders.status_id, orders.id) ${than} (${unseen(status)}, ${id})`
}
