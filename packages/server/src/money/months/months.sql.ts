import { firstDayOf } from '@sufra/contract/kernel/clock'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { monthSorts } from '@sufra/contract/money/months'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { countRows, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Waits for all transactions that post to a statement, and holds up new ones. The trigger takes the same lock. */
export const lockMonths = (db: Db) =>
  execute(db, sql`select pg_advisory_xact_lock(hashtext('closed_months'))`)

/** The first day of the month after the last closed one, or else of the first month that has rows. */
export const nextMonth = (db: Db) =>
  queryOne(
    db,
    { month: nullable(tables.closed_months.month), first_number: int },
    sql`select coalesce((select max(month) + interval '1 month' from closed_months),
          (select date_trunc('month', min(day)::timestamp) from statement_rows))::date as month,
        (select coalesce(max(number), 0) + 1 from statement_documents) as first_number`,
  )

export const closedMonth = (db: Db, month: string) =>
  queryOne(
    db,
    pick(tables.closed_months, 'closed_by_name'),
    sql`select closed_by_name from closed_months where month = ${firstDayOf(month)}`,
  )

/** Each store's figures of the next month, for stores with rows in it or a balance. */
const figuresOf = (month: string): SQL => sql`
  select stores.id as store_id, stores.restaurant_id, coalesce(before.closing, 0) as opening, sums.*
  from stores
  left join statement_documents before on before.store_id = stores.id
    and before.month = (${firstDayOf(month)}::date - interval '1 month')::date
  cross join lateral (
    select count(*) as row_count, coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(order_total), 0)::bigint as order_total, coalesce(sum(received), 0)::bigint as received,
      coalesce(sum(commission), 0)::bigint as commission, coalesce(sum(gateway_charge), 0)::bigint as gateway_charge
    from statement_rows row where row.store_id = stores.id and row.day >= ${firstDayOf(month)}::date
      and row.day < (${firstDayOf(month)}::date + interval '1 month')::date) sums
  where sums.row_count > 0 or before.closing <> 0`

const figureColumns = { documents: int, rows: int, opening: int, amount: int }

/** What would be closed. */
export const figuresToClose = (db: Db, month: string) =>
  queryOne(
    db,
    figureColumns,
    sql`select count(*) as documents, coalesce(sum(row_count), 0)::bigint as rows,
        coalesce(sum(opening), 0)::bigint as opening, coalesce(sum(amount), 0)::bigint as amount
      from (${figuresOf(month)}) figures`,
  )

/** Only while the lock is held. */
export const addClosedMonth = (db: Db, month: string, account_id: number, name: string) =>
  execute(
    db,
    sql`insert into closed_months (month, closed_by, closed_by_name)
      values (${firstDayOf(month)}, ${account_id}, ${name})`,
  )

/**
 * Only while the lock is held, so that numbers have no gaps and no row is missed. One statement, as what is expected and
 * requested is read from the same snapshot as the orders and requests that make it up.
 */
export const addDocuments = (db: Db, month: string) =>
  execute(
    db,
    sql`with documents as (insert into statement_documents (number, month, store_id, restaurant_id, store_en, store_ar, restaurant_en,
        restaurant_ar, opening, closing, row_count, amount, order_total, received, commission, gateway_charge,
        expected, requested, checksum, platform_tax_number, restaurant_tax_number)
      select (select coalesce(max(number), 0) from statement_documents) + row_number() over (order by store_id),
        ${firstDayOf(month)}, store_id, figures.restaurant_id, stores.name_en, stores.name_ar, restaurants.name,
        coalesce(restaurants.name_ar, restaurants.name), opening, opening + amount, row_count, amount, order_total,
        received, commission, gateway_charge,
        coalesce((select sum(balance.expected) from store_balances balance where balance.store_id = figures.store_id),
          0)::bigint,
        coalesce((select sum(request.amount) from payment_requests request
          where request.store_id = figures.store_id and request.status = 'PENDING'), 0)::bigint,
        statement_checksum(store_id, ${firstDayOf(month)}::date, opening),
        (select tax_number from application_logos), restaurants.tax_number
      from (${figuresOf(month)}) figures
      join stores on stores.id = figures.store_id
      join restaurants on restaurants.id = figures.restaurant_id
      returning number, store_id)
      insert into statement_document_parts (document_number, order_id, payment_request_id, amount)
      select documents.number, orders.id, null::bigint, orders.due_to_store
      from documents join orders on orders.store_id = documents.store_id
      where orders.status_id in (${orderStatus.pending}, ${orderStatus.accepted}) and orders.due_to_store <> 0
      union all
      select documents.number, null, request.id, request.amount
      from documents join payment_requests request on request.store_id = documents.store_id
      where request.status = 'PENDING'`,
  )

const monthColumns = {
  ...pick(tables.closed_months, 'id', 'month', 'closed_at', 'closed_by_name'),
  first_number: nullable(int),
  last_number: nullable(int),
  ...figureColumns,
}
export type MonthRow = RowOf<typeof monthColumns>

const months = (condition: SQL): SQL =>
  sql`select closed_months.id, closed_months.month, closed_at, closed_by_name, sums.*
    from closed_months cross join lateral (
      select count(*) as documents, coalesce(sum(row_count), 0)::bigint as rows,
        coalesce(sum(opening), 0)::bigint as opening, coalesce(sum(amount), 0)::bigint as amount,
        min(number) as first_number, max(number) as last_number
      from statement_documents document where document.month = closed_months.month) sums
    where ${condition}`

const sorted = {
  month: sql`closed_months.month`,
  closed: sql`closed_at`,
  by: sql`lower(closed_by_name)`,
}
const ends = { id: sql`closed_months.id`, own: sql`closed_months.month desc` }

export const listMonths = async (
  db: Db,
  { count, page, ...sort }: SortedPage<SortOf<typeof monthSorts>>,
) => ({
  rows: await query(
    db,
    monthColumns,
    sql`${months(sql`true`)} ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  ),
  total: await countRows(db, sql`from closed_months`),
})

export const monthBy = (db: Db, month: string) =>
  queryOne(db, monthColumns, months(sql`closed_months.month = ${firstDayOf(month)}`))
