import { ledgerEventKinds } from '@sufra/contract/money/orderPayments'
import { type SQL, sql } from 'drizzle-orm'
import {
  bool,
  date,
  int,
  maybe,
  nullable,
  oneOf,
  pick,
  type RowOf,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export interface StatementFilters {
  readonly restaurant_store_id?: number | undefined
  readonly restaurant_id?: number | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** The caller's stores that a statement is about. */
export const statementStores = (
  db: Db,
  allowed: SQL,
  { restaurant_store_id, restaurant_id }: StatementFilters,
) =>
  query(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed}
      ${restaurant_store_id === undefined ? sql`` : sql`and stores.id = ${restaurant_store_id}`}
      ${restaurant_id === undefined ? sql`` : sql`and stores.restaurant_id = ${restaurant_id}`}
      order by stores.id`,
  )

/** One store is compared as such, so that its index gives the order too. */
export const ofStores = (stores: readonly number[]): SQL =>
  stores.length === 1
    ? sql`store_id = ${stores[0]}::bigint`
    : sql`store_id = any(${sql.param(stores)}::bigint[])`
const before = ({ start_date }: StatementFilters): SQL =>
  start_date === undefined ? sql`false` : sql`day < ${start_date}`
/** Days of a range, in a column. */
export const within = ({ start_date, end_date }: StatementFilters, column: SQL = sql`day`): SQL =>
  sql`${start_date === undefined ? sql`true` : sql`${column} >= ${start_date}`}
    and ${end_date === undefined ? sql`true` : sql`${column} <= ${end_date}`}`

const totalColumns = {
  opening: int,
  count: int,
  balance: int,
  order_total: int,
  received: int,
  commission: int,
  gateway_charge: int,
}

/** Sums before and within the range, of the sums kept by day. */
export const statementTotals = (db: Db, stores: readonly number[], filters: StatementFilters) =>
  queryOne(
    db,
    totalColumns,
    sql`select coalesce(sum(amount) filter (where ${before(filters)}), 0)::bigint as opening,
        coalesce(sum(row_count) filter (where ${within(filters)}), 0)::bigint as count,
        coalesce(sum(amount) filter (where ${within(filters)}), 0)::bigint as balance,
        coalesce(sum(order_total) filter (where ${within(filters)}), 0)::bigint as order_total,
        coalesce(sum(received) filter (where ${within(filters)}), 0)::bigint as received,
        coalesce(sum(commission) filter (where ${within(filters)}), 0)::bigint as commission,
        coalesce(sum(gateway_charge) filter (where ${within(filters)}), 0)::bigint as gateway_charge
      from statement_days where ${ofStores(stores)}
        ${filters.end_date === undefined ? sql`` : sql`and day <= ${filters.end_date}`}`,
  )

const rowColumns = {
  ...pick(
    tables.statement_rows,
    'event_id',
    'store_id',
    'day',
    'amount',
    'order_total',
    'received',
    'commission',
    'gateway_charge',
  ),
  ...pick(tables.ledger_events, 'at', 'order_id', 'payment_request_id', 'description'),
  kind: oneOf(tables.ledger_events.kind, ledgerEventKinds),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  ...maybe(pick(tables.orders, 'payment_method', 'credit_card_fee')),
  status_id: nullable(int),
  status_en: nullable(text),
  status_ar: nullable(text),
  late: bool,
  effective: date,
  running: int,
}
export type StatementRowRow = RowOf<typeof rowColumns>

/** What had become of the row's order: its last end, or the undoing of that, up to the row's event. */
const endedBefore = sql`
  select case ended.kind when 'completion' then 8 when 'cancellation' then 7 else 6 end as status_id
  from ledger_events ended left join ledger_events undone on undone.id = ended.reverses_event_id
  where ended.order_id = event.order_id and ended.id <= event.id
    and (ended.kind in ('completion', 'cancellation') or undone.kind = 'completion')
  order by ended.id desc limit 1`

/** The days of a range in order, with the sums up to and including each. Read only as far as somebody looks. */
const days = (stores: readonly number[], filters: StatementFilters): SQL =>
  sql`(select day, sum(row_count) as row_count, sum(amount) as amount,
      sum(sum(row_count)) over (order by day) as rows_until, sum(sum(amount)) over (order by day) as amount_until
    from statement_days where ${ofStores(stores)} and ${within(filters)} group by day) days`

/**
 * A page of rows, with the sum of the range's rows up to and including each. The sums by day say on which day the page
 * begins and ends and what came before it, so that only the rows of these days are read.
 */
export const statementRows = (
  db: Db,
  stores: readonly number[],
  filters: StatementFilters,
  { count, page }: { readonly count: number; readonly page: number },
) => {
  const skipped = (page - 1) * count
  return query(
    db,
    rowColumns,
    sql`with begins as (
        select day, rows_until - row_count as rows_before, amount_until - amount as amount_before
        from ${days(stores, filters)} where rows_until > ${skipped}::bigint order by day limit 1),
      ends as (
        select day from ${days(stores, filters)} where rows_until >= ${skipped + count}::bigint order by day limit 1),
      listed as (
        select *, ((select amount_before from begins) + sum(amount) over (order by day, event_id))::bigint as running
        from statement_rows where ${ofStores(stores)}
          and day >= (select day from begins)
          and day <= coalesce((select day from ends), 'infinity') and ${within(filters)}
        order by day, event_id
        limit ${count} offset ${skipped}::bigint - (select rows_before from begins))
      select listed.event_id, listed.store_id, listed.day, listed.amount, listed.order_total, listed.received,
        listed.commission, listed.gateway_charge, listed.running,
        event.at, event.kind, event.order_id, event.payment_request_id,
        coalesce(event.description, charge.description) as description,
        coalesce(document.store_en, stores.name_en) as store_en, coalesce(document.store_ar, stores.name_ar) as store_ar,
        status.id as status_id, orders.payment_method, orders.credit_card_fee,
        status.display_status_en as status_en, status.display_status_ar as status_ar,
        meant.day as effective, meant.day < (event.at at time zone 'Asia/Qatar')::date or meant.day < listed.day as late
      from listed
      join ledger_events event on event.id = listed.event_id
      cross join lateral (
        select coalesce(event.reference_date, (event.at at time zone 'Asia/Qatar')::date) as day) meant
      join stores on stores.id = listed.store_id
      left join statement_documents document on document.store_id = listed.store_id
        and document.month = date_trunc('month', listed.day::timestamp)::date
      left join other_charges charge on charge.id = event.other_charge_id
      left join orders on orders.id = event.order_id
      left join lateral (${endedBefore}) ended on true
      left join order_statuses status on status.id = ended.status_id
      order by listed.day, listed.event_id`,
  )
}
