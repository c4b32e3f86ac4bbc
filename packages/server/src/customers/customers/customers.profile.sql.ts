import type { customerOrderSorts } from '@sufra/contract/customers/customers'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { orderStatus } from '@sufra/contract/orders/orders.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { instant, int, nullable, pick, present, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const orderColumns = {
  ...pick(
    tables.orders,
    'id',
    'status_id',
    'order_total_price',
    'event_at',
    'store_name_en',
    'store_name_ar',
  ),
  ...pick(tables.order_statuses, 'status', 'display_status_en', 'display_status_ar'),
  iso_date: tables.orders.created_at,
}

const sorted = { id: sql`orders.id` }
const ends = { id: sql`orders.id`, own: sql`orders.id desc` }

export const ordersOf = (
  db: Db,
  customer_id: number,
  { count, page, ...sort }: SortedPage<SortOf<typeof customerOrderSorts>>,
) =>
  query(
    db,
    orderColumns,
    sql`select ${selected(orderColumns)} from orders join order_statuses on order_statuses.id = orders.status_id
      where customer_id = ${customer_id} ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  )

/** Spent is what completed orders came to. */
export const figuresOf = (db: Db, customer_id: number) =>
  queryOne(
    db,
    { orders_count: int, total_spent: int, last_order_at: nullable(instant) },
    sql`select count(*) as orders_count, max(created_at) as last_order_at,
        coalesce(sum(order_total_price) filter (where status_id = ${orderStatus.completed}), 0)::int8 as total_spent
      from orders where customer_id = ${customer_id}`,
  )

export const usualStoresOf = (db: Db, customer_id: number) =>
  query(
    db,
    { ...pick(tables.stores, 'id', 'name_en', 'name_ar'), orders: int },
    sql`select stores.id, stores.name_en, stores.name_ar, used.orders
      from (select store_id, count(*) as orders, max(id) as latest from orders
        where customer_id = ${customer_id} and status_id <> ${orderStatus.cancelled}
        group by 1 order by 2 desc, 3 desc limit 3) used
      join stores on stores.id = used.store_id order by used.orders desc, used.latest desc`,
  )

/** By the code that was typed: a coupon may have many codes. */
export const couponsOf = (db: Db, customer_id: number) =>
  query(
    db,
    {
      id: tables.coupon_redemptions.coupon_id,
      code: present(tables.orders.coupon_code),
      uses: int,
      discount_value: int,
    },
    sql`select used.coupon_id as id, orders.coupon_code as code, count(*) as uses,
        sum(used.discount_value)::int8 as discount_value
      from coupon_redemptions used join orders on orders.id = used.order_id
      where used.customer_id = ${customer_id} and used.released_at is null and orders.coupon_code is not null
      group by 1, 2 order by max(used.id) desc limit 20`,
  )

const addressColumns = {
  ...pick(
    tables.customer_addresses,
    'id',
    'name',
    'area_id',
    'street_number',
    'building_number',
    'notes',
    'latitude',
    'longitude',
    'version',
  ),
  area_en: tables.areas.name_en,
  area_ar: tables.areas.name_ar,
  region_en: tables.regions.name_en,
  region_ar: tables.regions.name_ar,
}

export const addressesOf = (db: Db, allowed: SQL, customer_id: number) =>
  query(
    db,
    addressColumns,
    sql`select ${selected(addressColumns)} from customer_addresses
      join areas on areas.id = customer_addresses.area_id join regions on regions.id = customer_addresses.region_id
      where ${allowed} and customer_addresses.customer_id = ${customer_id} order by customer_addresses.id desc`,
  )
