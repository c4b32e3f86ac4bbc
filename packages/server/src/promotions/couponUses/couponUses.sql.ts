import { type SQL, sql } from 'drizzle-orm'
import { date, int, pick, present } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { costOf } from '../costs/promotionCosts.sql.ts'

const kept = (coupon_id: number): SQL => sql`coupon_id = ${coupon_id} and released_at is null`

/** What the platform bears is what the ledger has posted: a check holds the costs to it. */
export const usesInTotal = (db: Db, coupon_id: number) =>
  queryOne(
    db,
    { orders: int, customers: int, discount: int, platform: int },
    sql`select cost.orders, cost.discount, cost.platform,
        (select count(*)::int from coupon_customer_uses uses
          where uses.coupon_id = ${coupon_id} and uses.used_count > 0) as customers
      from (${costOf(sql`'coupon'`, sql`${coupon_id}`)}) cost`,
  )

const mostDays = 60

/** The last days with uses, the earliest first, and whether there are more before them. */
export async function usesByDay(db: Db, coupon_id: number) {
  const found = await query(
    db,
    { day: date, orders: int, discount: int },
    sql`select (created_at at time zone 'Asia/Qatar')::date as day, count(*)::int as orders,
        sum(discount_value)::bigint as discount
      from coupon_redemptions where ${kept(coupon_id)} group by 1 order by 1 desc limit ${mostDays + 1}`,
  )
  return { days: found.slice(0, mostDays).reverse(), days_cut: found.length > mostDays }
}

export const mostUsedBy = (db: Db, coupon_id: number) =>
  query(
    db,
    { id: tables.customers.id, name: tables.customers.fullname, orders: int, discount: int },
    sql`select customers.id, customers.fullname as name, used.orders, used.discount
      from (select customer_id, count(*)::int as orders, sum(discount_value)::bigint as discount
        from coupon_redemptions where ${kept(coupon_id)} group by 1
        order by 2 desc, 3 desc, 1 limit 5) used
      join customers on customers.id = used.customer_id order by 3 desc, 4 desc, 1`,
  )

export const refusalsOf = (db: Db, coupon_id: number) =>
  query(
    db,
    { reason: tables.coupon_refusals.reason, orders: int, quotes: int },
    sql`select reason, coalesce(sum(count) filter (where not quoted), 0)::int as orders,
        coalesce(sum(count) filter (where quoted), 0)::int as quotes
      from coupon_refusals where coupon_id = ${coupon_id} group by reason order by 2 desc, 3 desc, 1`,
  )

const orderColumns = {
  ...pick(
    tables.orders,
    'id',
    'created_at',
    'store_name_en',
    'store_name_ar',
    'status_id',
    'order_total_price',
  ),
  ...pick(tables.coupon_redemptions, 'discount_value', 'platform_contribution_value', 'released_at'),
  coupon_code: present(tables.orders.coupon_code),
  customer_name: tables.orders.customer_fullname,
  status_en: tables.order_statuses.display_status_en,
  status_ar: tables.order_statuses.display_status_ar,
}

export const ordersOf = (
  db: Db,
  coupon_id: number,
  { count, page }: { readonly count: number; readonly page: number },
) =>
  query(
    db,
    orderColumns,
    sql`select orders.id, orders.created_at, orders.store_name_en, orders.store_name_ar, orders.status_id,
        orders.order_total_price, used.discount_value, used.platform_contribution_value, used.released_at,
        orders.coupon_code, orders.customer_fullname as customer_name, order_statuses.display_status_en as status_en,
        order_statuses.display_status_ar as status_ar
      from coupon_redemptions used join orders on orders.id = used.order_id
      join order_statuses on order_statuses.id = orders.status_id
      where used.coupon_id = ${coupon_id} order by used.id desc limit ${count} offset ${(page - 1) * count}`,
  )

export const countOrders = (db: Db, coupon_id: number) =>
  countRows(db, sql`from coupon_redemptions where coupon_id = ${coupon_id}`)
