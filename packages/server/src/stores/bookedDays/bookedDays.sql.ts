import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { int, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const bookedColumns = pick(tables.booked_days, 'id', 'store_id', 'start_date', 'end_date', 'title')
export type BookedRow = RowOf<typeof bookedColumns>

const columns = sql`booked_days.id, booked_days.store_id, booked_days.start_date, booked_days.end_date, booked_days.title`

/** A store's booked ranges that overlap the given days. */
export const bookedWithin = (db: Db, store_id: number, from: string, to: string) =>
  query(
    db,
    bookedColumns,
    sql`select ${columns} from booked_days where store_id = ${store_id}
      and daterange(start_date, end_date, '[]') && daterange(${from}::date, ${to}::date, '[]')
      order by start_date`,
  )

export const booked = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    bookedColumns,
    sql`select ${columns} from booked_days join stores on stores.id = booked_days.store_id
      where ${allowed} and booked_days.id = ${id}`,
  )

export const deleteBookedDays = (db: Db, id: number) =>
  execute(db, sql`delete from booked_days where id = ${id}`)

/** The number of orders of each day that has any, without cancelled ones. */
export const ordersByDay = (db: Db, store_id: number, from: string, to: string) =>
  query(
    db,
    { date: tables.orders.event_day, count: int },
    sql`select event_day as date, count(*) as count from orders
      where store_id = ${store_id} and event_day between ${from} and ${to}
        and status_id <> ${orderStatus.cancelled}
      group by event_day order by event_day`,
  )
