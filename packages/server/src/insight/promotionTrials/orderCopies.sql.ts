import { orderStatus } from '@sufra/contract/orders/orders.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { int, list, nullable, object, oneOf, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Orders placed since an instant that are not cancelled; `stores` null: of all stores. */
export interface Chosen {
  readonly since: Date
  readonly stores: readonly number[] | null
}

const chosen = ({ since, stores }: Chosen): SQL => sql`
  orders.created_at >= ${since.toISOString()}::timestamptz and orders.status_id <> ${orderStatus.cancelled}
  ${stores ? sql`and orders.store_id = any(${sql.param(stores)}::bigint[])` : sql``}`

/** How many they are, and between which ids. */
export const spanOf = (db: Db, which: Chosen) =>
  queryOne(
    db,
    { first: int, last: int, total: int },
    sql`with recent as materialized (select id from orders where ${chosen(which)})
      select coalesce(min(id), 0) as first, coalesce(max(id), 0) as last, count(*)::int as total from recent`,
  )

const lineColumns = pick(
  tables.order_lines,
  'line_number',
  'item_id',
  'quantity',
  'enough_for',
  'promoted_price',
  'price_per_unit',
  'special_fees_amount',
  'choices_price',
  'addons_price',
  'line_total',
  'offer_id',
  'offer_discount',
  'offer_discount_value',
)

const copyColumns = {
  ...pick(
    tables.orders,
    'id',
    'store_id',
    'customer_id',
    'created_at',
    'catering_commission',
    'catering_delivery_fees',
    'coupon_id',
    'coupon_discount',
    'coupon_platform_contribution',
    'welcome_discount_value',
  ),
  coupon_code: nullable(tables.orders.coupon_code),
  coupon_type: nullable(oneOf(tables.coupons.type, ['Item', 'Store'])),
  coupon_items: list(int),
  lines: list(
    object({
      ...lineColumns,
      delivery_type: oneOf(tables.order_lines.delivery_type, ['catering', 'specialFees']),
    }),
  ),
}
export type OrderCopy = RowOf<typeof copyColumns>

/** What orders were priced from, by their own copies. In the order of their ids. */
export const orderCopies = (db: Db, which: Chosen, after: number, last: number, count: number) =>
  query(
    db,
    copyColumns,
    sql`select orders.id, orders.store_id, orders.customer_id, orders.created_at, orders.catering_commission,
        orders.catering_delivery_fees, orders.coupon_id, orders.coupon_code, orders.coupon_discount,
        orders.coupon_platform_contribution, orders.welcome_discount_value, coupons.type as coupon_type,
        (select coalesce(json_agg(item_id), '[]') from coupon_items
          where coupon_items.coupon_id = orders.coupon_id and coupon_items.store_id = orders.store_id) as coupon_items,
        (select coalesce(json_agg(to_json(line) order by line_number), '[]') from (
          select line_number, item_id, quantity, enough_for, promoted_price, price_per_unit, delivery_type,
            special_fees_amount, choices_price, addons_price, line_total, offer_id, offer_discount, offer_discount_value
          from order_lines where order_id = orders.id) line) as lines
      from orders left join coupons on coupons.id = orders.coupon_id
      where orders.id > ${after} and orders.id <= ${last} and ${chosen(which)}
      order by orders.id limit ${count}`,
  )
