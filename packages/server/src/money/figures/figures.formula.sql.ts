import { type SQL, sql } from 'drizzle-orm'
import { int, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const formulaColumns = { received: int, discounts: int, gateway: int, commission: int, refunds: int }

/** The terms of what orders bring their stores (DECISIONS 23). The discounts of a cancelled order are reversed. */
export const orderFormula = (db: Db, which: SQL) =>
  queryOne(
    db,
    formulaColumns,
    sql`select coalesce(sum(paid_amount), 0)::bigint as received,
        coalesce(sum(case when status_id = 7 then 0
          else coupon_platform_contribution_value + welcome_discount_value end), 0)::bigint as discounts,
        coalesce(-sum(pgw_charges_value), 0)::bigint as gateway,
        coalesce(-sum(platform_commission_value), 0)::bigint as commission,
        coalesce(-sum(refunded_amount), 0)::bigint as refunds
      from orders where ${which}`,
  )

const rateColumns = pick(
  tables.orders,
  'status_id',
  'paid_amount',
  'refunded_amount',
  'requested_amount',
  'sub_total',
  'order_total_price',
  'discount',
  'discount_value',
  'offer_discount_value',
  'coupon_discount',
  'coupon_discount_value',
  'coupon_platform_contribution',
  'coupon_platform_contribution_value',
  'welcome_discount_value',
  'catering_advance',
  'catering_commission',
  'catering_delivery_fees',
)
/** What percentages of an order are of, and what decides about reversing its events. */
export type OrderRates = RowOf<typeof rateColumns>

export const orderRates = (db: Db, id: number) =>
  queryOne(db, rateColumns, sql`select ${selected(rateColumns)} from orders where id = ${id}`)

/** What the lines of an order cost. */
export const lineSums = (db: Db, order_id: number) =>
  queryOne(
    db,
    { items: int, choices: int, addons: int },
    sql`select coalesce(sum(line_total - choices_price - addons_price), 0)::bigint as items,
        coalesce(sum(choices_price), 0)::bigint as choices, coalesce(sum(addons_price), 0)::bigint as addons
      from order_lines where order_id = ${order_id}`,
  )
