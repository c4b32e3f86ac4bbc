import { almostFull, capacityDays, mostFullDays, mostMenus } from '@sufra/contract/insight/today'
import { addDays } from '@sufra/contract/kernel/clock'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { eventHour, rangeOf } from '../../orders/desk/list.days.ts'

const { pending, accepted, completed, cancelled } = orderStatus
const status = (id: number) => sql`status_id = ${sql.raw(String(id))}`

const hourColumns = { day: text, hour: int, pending: int, accepted: int, completed: int, people: int }

/** The caller's orders of two days by hour, counted as the desk's list finds them. */
export const eventHours = (db: Db, allowed: SQL, today: string) =>
  query(
    db,
    hourColumns,
    sql`select event_day::text as day, hour, count(*) filter (where ${status(pending)})::int as pending,
        count(*) filter (where ${status(accepted)})::int as accepted,
        count(*) filter (where ${status(completed)})::int as completed,
        coalesce(sum(people) filter (where ${status(accepted)}), 0)::int as people
      from (select orders.event_day, ${eventHour} as hour, orders.status_id,
          (select sum(quantity) from order_lines where order_id = orders.id) as people
        from orders where ${allowed} and orders.status_id in (${pending}, ${accepted}, ${completed})
          and ${rangeOf({ date_from: today, date_to: addDays(today, 1) })}) shown
      group by 1, 2 order by 1, 2`,
  )

const dayColumns = {
  ...pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar'),
  day: text,
  item_id: nullable(int),
  item_name_en: nullable(text),
  item_name_ar: nullable(text),
  used: int,
  day_limit: int,
  orders: int,
  total: int,
}

/** The days of stores, and of the items the caller may see, that are almost full, as placing orders counts them. */
export const almostFullDays = (db: Db, allowed: SQL, shown: SQL, today: string) => {
  const from = sql`day between ${today}::date and ${addDays(today, capacityDays - 1)}::date`
  const store = sql`stores.id, stores.restaurant_id, stores.name_en, stores.name_ar, day::text as day`
  const full = (used: SQL, limit: SQL) => sql`${limit} > 0 and ${used} >= ${limit} * ${almostFull}::numeric`
  return query(
    db,
    dayColumns,
    sql`select days.*, case when item_id is null then used else (
        select count(*) from orders where orders.store_id = days.id and event_day = days.day::date
          and not ${status(cancelled)} and exists (select from order_lines
            where order_id = orders.id and order_lines.item_id = days.item_id)) end as orders
      from (select *, count(*) over ()::int as total from (
        select ${store}, null::bigint as item_id, null::text as item_name_en, null::text as item_name_ar,
          order_count as used, max_catering_per_day as day_limit
        from stores join store_day_capacity on store_id = stores.id
        where ${allowed} and ${from} and ${full(sql`order_count`, sql`max_catering_per_day`)}
        union all
        select ${store}, items.id, items.name_en, items.name_ar, quantity, quantity_per_day
        from stores join items on items.store_id = stores.id and items.archived_at is null
          join item_day_capacity on item_id = items.id
        where ${allowed} and ${shown} and ${from} and ${full(sql`quantity`, sql`quantity_per_day`)}) found
        order by day, item_id nulls first, id limit ${mostFullDays}) days
      order by day, item_id nulls first, id`,
  )
}

/** The caller's stores whose menus are looked at, and how many the caller has. */
export const storesWithMenus = (db: Db, allowed: SQL) =>
  query(
    db,
    { ...pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar'), total: int },
    sql`select id, restaurant_id, name_en, name_ar, count(*) over ()::int as total from stores where ${allowed} order by id limit ${mostMenus}`,
  )
