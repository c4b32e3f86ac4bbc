import { pageSizes } from '@sufra/contract/kernel/list'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { bool, int, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared, unseen } from '../../kernel/database/prepared.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { listResult } from '../orderPage/orders.rows.ts'
import { conditionsOf, type Filters, findsNothing, newestFirst, oldestInTime } from './list.filter.ts'
import { hasSeveralStores, listOrdersOf, listRows } from './list.owner.ts'
import { orderAt, orderNearEnd } from './list.seek.ts'
import { needsAttention, stillInTime } from './list.waiting.ts'

/** The number of people. */
const people = sql`(select coalesce(sum(quantity), 0)::int8 from order_lines where order_id = orders.id)`

/** Awarded to the customer and not refunded yet. */
const refundDue = sql`case when orders.refunded_amount = 0 then 0 else orders.refunded_amount - coalesce(
  (select sum(amount)::int8 from refunds where order_id = orders.id and status = 'done'), 0) end`

/** What the list shows of an order besides its columns. */
export const computedColumns = (scope: Scope): SQL => sql`${refundDue} as refund_due, ${people} as people,
  orders.seen_at is not null as seen, ${needsAttention(scope)} as needs_attention`

const columns = selected(listResult)
export const listColumns = (scope: Scope): SQL => sql`${columns}, ${computedColumns(scope)}`

export const fromOrders = sql`from orders join order_statuses on order_statuses.id = orders.status_id`

export interface ListInput extends Filters {
  readonly count: number
  readonly page: number
}

/** The most rows to skip one by one. */
interface Passed {
  /** From the newest: cheaper than reading the length of the list. */
  readonly first: number
  /** From the nearer end: cheaper than seeking by the counts, which costs the same for any page. */
  readonly nearer: number
}
const defaultPassed: Passed = { first: 250, nearer: 1500 }

interface Place {
  readonly skip: number
  readonly passed: Passed
  readonly count: SQL
}

/** The first id is found beforehand, so that skipping uses only an index. */
function laterPage(scope: Scope, allowed: SQL, filters: Filters, { skip, passed, count }: Place): SQL {
  const named = { oldest: oldestInTime }
  const inTime = filters.needs_attention
    ? sql`with in_time as materialized (${stillInTime(scope, allowed)}) `
    : sql``
  const seek = skip > passed.nearer ? orderAt : skip > passed.first ? orderNearEnd : undefined
  const first =
    seek?.(scope, allowed, filters, skip) ??
    sql`select orders.id from orders where ${conditionsOf(scope, allowed, filters, undefined, named)}
          order by ${newestFirst(filters)} limit 1 offset ${unseen(skip)}`
  return sql`${inTime}select ${listColumns(scope)} ${fromOrders}
    where ${conditionsOf(scope, allowed, filters, { side: '<=', id: sql`(${first})` }, named)}
    order by ${newestFirst(filters)} limit ${count}`
}

/**
 * A page of the list of all orders, or those of a status, restaurant or store, newest first. The page sizes of our
 * screens are literals in the statement, whose plan is reused; for other sizes the statement is planned anew.
 */
export function listOrders(
  db: Db,
  scope: Scope,
  visible: SQL,
  { count, page, ...filters }: ListInput,
  passed = defaultPassed,
) {
  const allowed = listOrdersOf(scope, visible, filters)
  const ask = (pageSizes as readonly number[]).includes(count) ? queryPrepared : query
  const most = sql.raw(String(count))
  const skip = (page - 1) * count
  if (findsNothing(filters)) return Promise.resolve([])
  return ask(
    db,
    listResult,
    skip > 0
      ? laterPage(scope, allowed, filters, { skip, passed, count: most })
      : sql`select ${listColumns(scope)} ${fromOrders} where ${conditionsOf(scope, allowed, filters)}
          order by ${newestFirst(filters)} limit ${most}`,
  )
}

export const totalColumns = { status_id: tables.order_totals.status_id, order_count: int, total_price: int }
export type StatusTotal = RowOf<typeof totalColumns> & {
  /** There are more rows than counted. */
  readonly truncated?: boolean
}

export interface DeskCounts {
  readonly totals: readonly StatusTotal[]
  /** The number pending for too long. */
  readonly waiting: number
  readonly several_stores: boolean
}

/**
 * The counts above the desk's list. The totals come from the summary kept on write, one row per store and status, never
 * from counting orders; those pending for too long are all pending orders minus the recent ones. One statement, as
 * every desk requests it with every page and event. Without orders no row shows its store.
 */
export async function deskCounts(
  db: Db,
  scope: Scope,
  visible: SQL,
  filters: Filters = {},
): Promise<DeskCounts> {
  const counted = listRows('order_totals', scope, filters)
  const totals = await queryPrepared(
    db,
    { ...totalColumns, in_time: int, several_stores: bool },
    sql`select status_id, sum(order_count)::int8 as order_count, sum(total_price)::int8 as total_price,
        (select count(*) from (${stillInTime(scope, listOrdersOf(scope, visible, filters))}) in_time) as in_time,
        ${hasSeveralStores(scope)} as several_stores
      from order_totals where ${counted} group by status_id`,
  )
  const pending = totals.find(({ status_id }) => status_id === orderStatus.pending)
  return {
    totals,
    waiting: pending ? pending.order_count - pending.in_time : 0,
    several_stores: totals[0]?.several_stores ?? false,
  }
}
