import type { SortOf } from '@sufra/contract/kernel/listSort'
import { type requestSorts, requestStatuses } from '@sufra/contract/money/paymentRequests'
import { type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../kernel/access/scope.ts'
import { bool, int, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const paymentRequestRows = ownedBy('payment_requests')

const requestColumns = {
  ...pick(
    tables.payment_requests,
    'id',
    'store_id',
    'created_at',
    'type',
    'reference_date',
    'description',
    'amount',
    'note',
    'custom',
    'reversed_at',
    'payout_run_id',
  ),
  status: oneOf(tables.payment_requests.status, requestStatuses),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  store_archived: bool,
  orders_count: int,
  charges_count: int,
  order_id: nullable(int),
}
export type RequestRow = RowOf<typeof requestColumns>

const columns = sql`${selected(requestColumns)}, stores.archived_at is not null as store_archived,
  parts.orders_count, charged.charges_count,
  case when parts.orders_count = 1 then parts.order_id end as order_id`

const from = sql`from payment_requests join stores on stores.id = payment_requests.store_id`
const joined = sql`${from}
  cross join lateral (select count(*) as orders_count, min(order_id) as order_id from payment_request_orders
    where payment_request_id = payment_requests.id) parts
  cross join lateral (select count(*) as charges_count from payment_request_charges
    where payment_request_id = payment_requests.id) charged`

export interface RequestFilters {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly restaurant_store_id?: number | undefined
  readonly status?: string | undefined
  readonly search?: string | undefined
  /** Only custom requests, or only those of stores. */
  readonly custom?: boolean | undefined
}

/** Midnight of a day in Qatar, as an instant. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Qatar')`

/** Matches an id of a request or of an order, or part of a store's name. */
const matching = (search: string): SQL =>
  isFoundBy(search, {
    ids: [
      sql`payment_requests.id`,
      sql`any (select order_id from payment_request_orders where payment_request_id = payment_requests.id)`,
    ],
    texts: [sql`stores.name_en`],
    arabic: [sql`stores.name_ar`],
  })

function filtered(allowed: SQL, filters: RequestFilters): SQL {
  const { start_date, end_date, restaurant_store_id, status, search, custom } = filters
  const conditions = [
    allowed,
    start_date && sql`payment_requests.created_at >= ${midnight(start_date)}`,
    end_date && sql`payment_requests.created_at < ${midnight(end_date)} + interval '1 day'`,
    restaurant_store_id && sql`payment_requests.store_id = ${restaurant_store_id}`,
    status && sql`payment_requests.status = ${status}`,
    custom !== undefined && sql`payment_requests.custom = ${custom}`,
    search && matching(search),
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` and `,
  )
}

/** The requests that the filters leave. */
export const requestsLeft = (allowed: SQL, filters: RequestFilters): SQL =>
  sql`${from} where ${filtered(allowed, filters)}`

const sorted = { id: sql`payment_requests.id` }
const ends = { id: sql`payment_requests.id`, own: sql`payment_requests.id desc` }

type Paging = SortedPage<SortOf<typeof requestSorts>>

export const listRequests = (
  db: Db,
  allowed: SQL,
  filters: RequestFilters,
  { count, page, ...sort }: Paging,
) =>
  query(
    db,
    requestColumns,
    sql`select ${columns} ${joined} where ${filtered(allowed, filters)} ${orderBy(sort, sorted, ends)}
      limit ${count} offset ${(page - 1) * count}`,
  )

/** Paid out, and not reversed since. */
export const isPaid = sql`(status = 'request_accepted' and reversed_at is null)`

const totalColumns = { total: int, pending: int, pending_count: int, paid: int }

export const requestTotals = (db: Db, allowed: SQL, filters: RequestFilters) =>
  queryOne(
    db,
    totalColumns,
    sql`select count(*) as total, count(*) filter (where status = 'PENDING') as pending_count,
        coalesce(sum(amount) filter (where status = 'PENDING'), 0)::bigint as pending,
        coalesce(sum(amount) filter (where ${isPaid}), 0)::bigint as paid
      ${requestsLeft(allowed, filters)}`,
  )

export const requestsBy = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    requestColumns,
    sql`select ${columns} ${joined} where ${allowed} and payment_requests.id = any(${sql.param(ids)}::bigint[])
      order by payment_requests.id`,
  )

export const requestBy = async (db: Db, allowed: SQL, id: number): Promise<RequestRow | undefined> =>
  (await requestsBy(db, allowed, [id]))[0]

const balanceColumns = { ...pick(tables.stores, 'id'), due: int, expected: int, pending: int }

/**
 * What is due to stores by the ledger, what they expect from orders that have not ended, and how much of what is due
 * is in pending requests.
 */
export const balancesOf = (db: Db, store_ids: readonly number[]) =>
  query(
    db,
    balanceColumns,
    sql`select stores.id, balance.due, balance.expected,
        coalesce((select sum(amount) from payment_requests where store_id = stores.id and status = 'PENDING'),
          0)::bigint as pending
      from stores cross join lateral (
        select coalesce(sum(due), 0)::bigint as due, coalesce(sum(expected), 0)::bigint as expected
        from store_balances where store_id = stores.id) balance
      where stores.id = any(${sql.param(store_ids)}::bigint[])`,
  )
