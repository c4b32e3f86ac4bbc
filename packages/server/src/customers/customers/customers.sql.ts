import type { CustomerState, customerSorts } from '@sufra/contract/customers/customers'
import { languages } from '@sufra/contract/kernel/language'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { orderStatus } from '@sufra/contract/orders/orders.shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, int, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { liveCustomers } from '../identity/identity.sql.ts'

export const customerScope = { admin: () => liveCustomers } satisfies ScopeRule

const customerColumns = {
  ...pick(tables.customers, 'id', 'fullname', 'email', 'mobile', 'created_at', 'status', 'last_order_day'),
  image: nullable(pictureRow),
  active: bool,
}
export type CustomerRow = RowOf<typeof customerColumns>

/** Of a day in Qatar: twelve months back. */
const yearBefore = (today: string): SQL => sql`(${today}::date - interval '12 months')::date`

const computed = (today: string): SQL => sql`
  ${pictureOf(sql`customers.image_id`)} as image,
  coalesce(customers.last_order_day > ${yearBefore(today)}, false) as active`

function inState(state: CustomerState | undefined, today: string): SQL {
  if (state === 'active') return sql`customers.last_order_day > ${yearBefore(today)}`
  if (state === 'blocked') return sql`not customers.status`
  return state === 'unblocked' ? sql`customers.status` : sql`true`
}

interface Listed {
  readonly allowed: SQL
  readonly today: string
  readonly state: CustomerState | undefined
}

const rowsWhere = (db: Db, { allowed, today, state }: Listed, condition: SQL, order: SQL) =>
  query(
    db,
    customerColumns,
    sql`select ${selected(customerColumns)}, ${computed(today)} from customers
      where ${allowed} and ${inState(state, today)} and ${condition} ${order}`,
  )

const id = sql`customers.id`
const sorted = { id, mobile: sql`customers.mobile` }

type Paging = SortedPage<SortOf<typeof customerSorts>>

/** A page, the newest first if no sort is asked for. One in the second half of the list is counted from its end. */
export async function customerPage(
  db: Db,
  listed: Listed,
  { count, page, total, sort, direction }: Paging & { readonly total: number },
): Promise<CustomerRow[]> {
  const up = sort !== undefined && direction === 'asc'
  const ordered = (isUp: boolean) =>
    orderBy({ sort: sort ?? 'id', direction: isUp ? 'asc' : 'desc' }, sorted, { id, own: id })
  const skip = (page - 1) * count
  if (skip >= total) return []
  if (skip <= total / 2)
    return rowsWhere(db, listed, sql`true`, sql`${ordered(up)} limit ${count} offset ${skip}`)
  const rows = Math.min(count, total - skip)
  const after = total - skip - rows
  const found = rowsWhere(db, listed, sql`true`, sql`${ordered(!up)} limit ${rows} offset ${after}`)
  return (await found).reverse()
}

/** The next part of all customers, the newest first. */
export const customersAfter = (db: Db, listed: Listed, after: number | undefined, most: number) =>
  rowsWhere(
    db,
    listed,
    after === undefined ? sql`true` : sql`customers.id < ${after}`,
    sql`order by customers.id desc limit ${most}`,
  )

const among = (ids: readonly number[]): SQL => sql`customers.id = any(${sql.param(ids)}::bigint[])`

/** These customers, in this order if no sort is asked for; or a page of them. */
export const customersOf = (
  db: Db,
  listed: Listed,
  ids: readonly number[],
  { count, page, ...sort }: Paging = { count: ids.length, page: 1, direction: 'asc' },
) =>
  rowsWhere(
    db,
    listed,
    among(ids),
    sql`${orderBy(sort, sorted, { id, own: sql`array_position(${sql.param(ids)}::bigint[], customers.id)` })}
      limit ${count} offset ${(page - 1) * count}`,
  )

/** How many of these customers the list may show. */
export const countCustomersOf = (db: Db, { allowed, today, state }: Listed, ids: readonly number[]) =>
  countRows(db, sql`from customers where ${allowed} and ${inState(state, today)} and ${among(ids)}`)

/** From the summary that triggers keep. */
export const customerCounts = (db: Db, today: string) =>
  queryOne(
    db,
    { unblocked: int, blocked: int, active: int },
    sql`select coalesce(sum(count) filter (where status), 0)::int as unblocked,
        coalesce(sum(count) filter (where not status), 0)::int as blocked,
        (select coalesce(sum(count), 0)::int from customer_day_counts where day > ${yearBefore(today)}) as active
      from customer_totals`,
  )

const detailColumns = {
  ...customerColumns,
  ...pick(tables.customers, 'blocked_at', 'block_reason', 'version'),
  language: oneOf(tables.customers.language, languages),
}

export const customerBy = (db: Db, allowed: SQL, id: number, today: string) =>
  queryOne(
    db,
    detailColumns,
    sql`select ${selected(detailColumns)}, ${computed(today)} from customers where ${allowed} and customers.id = ${id}`,
  )

/** Blocking one who is blocked keeps the first reason. Waits for an order of theirs that is just being placed. */
export const switchCustomer = (
  db: Db,
  allowed: SQL,
  id: number,
  { status, reason }: { readonly status: boolean; readonly reason?: string | undefined },
) =>
  queryOne(
    db,
    pick(tables.customers, 'status'),
    sql`update customers set status = ${status},
        blocked_at = case when ${status} then null when status then now() else blocked_at end,
        block_reason = case when ${status} then null when status then ${reason ?? null} else block_reason end
      where ${allowed} and id = ${id} returning status`,
  )

export const openOrders = (db: Db, customer_id: number) =>
  queryOne(
    db,
    { count: int },
    sql`select count(*) as count from orders where customer_id = ${customer_id}
      and status_id in (${orderStatus.pending}, ${orderStatus.accepted})`,
  )
