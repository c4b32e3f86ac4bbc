import { type SQL, sql } from 'drizzle-orm'
import { date, int, nullable, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const midnight = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Asia/Qatar')`

const listedColumns = { count: int, amount: int, from: nullable(date) }

/** Payment requests raised until a day that nobody has decided. */
export const pendingRequests = (db: Db, allowed: SQL, until: string, custom: boolean) =>
  queryOne(
    db,
    listedColumns,
    sql`select count(*) as count, coalesce(sum(amount), 0)::bigint as amount,
        (min(created_at) at time zone 'Asia/Qatar')::date as from
      from payment_requests where ${allowed} and status = 'PENDING' and custom = ${custom}
        and created_at < ${midnight(until)} + interval '1 day'`,
  )

/** From where the orders of a status come whose event was on a day or before it. */
export const openOrders = (allowed: SQL, until: string, status_id: number): SQL =>
  sql`from orders join stores on stores.id = orders.store_id
    where ${allowed} and orders.status_id = ${status_id} and orders.event_at < ${midnight(until)} + interval '1 day'`

export const ordersUntil = (db: Db, allowed: SQL, until: string, status_id: number) =>
  queryOne(
    db,
    listedColumns,
    sql`select count(*) as count, coalesce(sum(order_total_price), 0)::bigint as amount,
        (min(event_at) at time zone 'Asia/Qatar')::date as from
      ${openOrders(allowed, until, status_id)}`,
  )

/** From where the refunds come that were requested until a day and that the gateway has not confirmed. */
export const openRefunds = (allowed: SQL, until: string): SQL =>
  sql`from refunds join orders on orders.id = refunds.order_id join stores on stores.id = orders.store_id
    where ${allowed} and refunds.status <> 'done' and refunds.created_at < ${midnight(until)} + interval '1 day'`

export const refundTotals = (db: Db, allowed: SQL, until: string) =>
  queryOne(
    db,
    { count: int, amount: int },
    sql`select count(*) as count, coalesce(sum(refunds.amount), 0)::bigint as amount ${openRefunds(allowed, until)}`,
  )

const refundColumns = {
  ...pick(tables.refunds, 'id', 'order_id', 'created_at', 'amount', 'status'),
  ...pick(tables.orders, 'store_id'),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
}
export type OpenRefundRow = RowOf<typeof refundColumns>

/** The oldest of them first. */
export const oldestRefunds = (db: Db, allowed: SQL, until: string) =>
  query(
    db,
    refundColumns,
    sql`select refunds.id, refunds.order_id, refunds.created_at, refunds.amount, refunds.status, orders.store_id,
        stores.name_en as store_en, stores.name_ar as store_ar
      ${openRefunds(allowed, until)} order by refunds.created_at, refunds.id limit 100`,
  )
