import { qatarDay } from '@sufra/contract/kernel/clock'
import { type SQL, sql } from 'drizzle-orm'
import { int, list, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { couponState, couponStateOn } from '../../promotions/coupons/couponState.sql.ts'
import { sharedLock } from '../../promotions/locks/promotionLocks.sql.ts'
import { isGiven } from '../../promotions/welcomeDiscount/welcomeDiscount.sql.ts'
import type { CouponRow } from './orderContext.ts'
import { couponOff, couponUsedByCustomer, couponUsedUp, welcomeEnded } from './placement.checks.money.ts'
import { dayHasCapacity, itemsAreLeft } from './placement.checks.time.ts'
import { type OrderDraft, quantityOf } from './placement.checks.ts'

const wantedItems = ({ basket }: OrderDraft) =>
  [...new Set(basket.map(({ item }) => item.id))].map((item_id) => ({
    item_id,
    quantity: quantityOf(basket, item_id),
  }))

/**
 * Reserves limited resources, each with a conditional statement: coupon uses in total, by code and per customer, or the
 * budget of the welcome discount, both only if they are limited; capacity of the store's day, capacity of its items. As parts of a WITH, always in this
 * order; `gate` has the new order's id if all were reserved.
 */
export function reserveCapacity(draft: OrderDraft): SQL {
  const { input, context, price } = draft
  const { store_id, date } = input
  const coupon_id = context.coupon?.id ?? null
  const code_id = context.coupon?.code_id ?? null
  const items = wantedItems(draft)
  const discounted = coupon_id === null ? 0 : 1
  const today = qatarDay(draft.now)
  const usable = sql`id = ${coupon_id}::bigint and archived_at is null and ${couponStateOn(today)} = 'active'`
  const { welcome_discount_value } = price
  const welcomed = welcome_discount_value > 0 ? 1 : 0
  const agreedWelcome = sql`${welcomed}::int = 1 and ${isGiven(today)}
    and value = ${context.welcome?.value ?? 0}::numeric`
  return sql`
    next as (select nextval(pg_get_serial_sequence('orders', 'id')) as id),
    promotion as materialized (
      select ${sharedLock('coupon', coupon_id)} where ${discounted}::int = 1
      union all select ${sharedLock('welcome', null)} where ${welcomed}::int = 1),
    limited_coupon as (
      update coupons set used_count = used_count + 1 from promotion
      where ${usable} and total_usage_limit is not null
      returning id),
    free_coupon as (
      select id from coupons, promotion
      where ${usable} and total_usage_limit is null
      for share of coupons),
    coupon as (select id from limited_coupon union all select id from free_coupon),
    code as (
      update coupon_codes set used_at = now() from coupon
      where coupon_codes.id = ${code_id}::bigint and coupon_codes.coupon_id = coupon.id and used_at is null
      returning coupon_codes.id),
    coupon_use as (
      insert into coupon_customer_uses as uses (coupon_id, customer_id, used_count)
      select id, ${context.customer_id}::bigint, 1 from coupon
      where (select count(*) from code) = ${code_id === null ? 0 : 1}::int
      on conflict (coupon_id, customer_id) do update set used_count = uses.used_count + 1
        where uses.used_count < coalesce(${context.coupon?.limit_per_user ?? null}::int, 2147483647)
      returning coupon_id),
    budgeted_welcome as (
      update welcome_discounts set given_value = given_value + ${welcome_discount_value}::bigint from promotion
      where ${agreedWelcome} and given_value + ${welcome_discount_value}::bigint <= budget
      returning id),
    free_welcome as (
      select id from welcome_discounts, promotion where ${agreedWelcome} and budget is null
      for share of welcome_discounts),
    welcome_given as (select id from budgeted_welcome union all select id from free_welcome),
    day as (
      insert into store_day_capacity as taken (store_id, day, order_count)
      select ${store_id}::bigint, ${date}::date, 1 where (select count(*) from coupon_use) = ${discounted}::int
        and (select count(*) from welcome_given) = ${welcomed}::int
      on conflict (store_id, day) do update set order_count = taken.order_count + 1
        where taken.order_count < ${context.max_catering_per_day}::int
      returning day),
    places as (
      insert into item_day_capacity as taken (item_id, day, quantity)
      select wanted.item_id, day.day, wanted.quantity
      from day, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as wanted(item_id bigint, quantity int)
      join items on items.id = wanted.item_id and wanted.quantity <= items.quantity_per_day
      order by wanted.item_id
      on conflict (item_id, day) do update set quantity = taken.quantity + excluded.quantity
        where taken.quantity + excluded.quantity
          <= (select quantity_per_day from items where items.id = excluded.item_id)
      returning item_id),
    gate as (select id from next where (select count(*) from places) = ${items.length}::int),
    welcome as (
      insert into welcome_redemptions (customer_id, order_id, discount_value)
      select ${context.customer_id}::bigint, gate.id, ${welcome_discount_value}::bigint from gate
      where ${welcomed}::int = 1),
    redemption as (
      insert into coupon_redemptions (coupon_id, code_id, customer_id, order_id, discount_value,
        platform_contribution_value)
      select coupon.id, ${code_id}::bigint, ${context.customer_id}::bigint, gate.id, ${price.coupon_discount_value}::bigint,
        ${price.coupon_platform_contribution_value}::bigint
      from gate, coupon)`
}

/** What was reserved, if the order was not inserted. */
export const reservedCounts = sql`
  (select count(*) from coupon)::int as coupon, (select count(*) from code)::int as code,
  (select count(*) from coupon_use)::int as coupon_use,
  (select count(*) from welcome_given)::int as welcome_given, (select count(*) from day)::int as day,
  (select coalesce(json_agg(item_id), '[]') from places) as places`

export const reservedColumns = {
  coupon: int,
  code: int,
  coupon_use: int,
  welcome_given: int,
  day: int,
  places: list(int),
}
type Reserved = RowOf<typeof reservedColumns>

/** What the coupon is by now. A deleted one is as one that is switched off. */
async function couponNow(db: Db, coupon: CouponRow, now: Date): Promise<CouponRow> {
  const row = await queryOne(
    db,
    { state: couponState },
    sql`select case when archived_at is null then ${couponStateOn(qatarDay(now))} else 'deactivated' end as state
      from coupons where id = ${coupon.id}`,
  )
  return { ...coupon, ...orNotFound(row) }
}

/**
 * Another order took the capacity or the code, or somebody switched the coupon off, between the check and the reservation: the
 * violation to report.
 */
export async function lostRaceViolation(
  db: Db,
  draft: OrderDraft,
  { coupon, code, coupon_use, welcome_given, day, places }: Reserved,
) {
  const { context, price } = draft
  if (context.coupon && coupon === 0)
    return couponOff(await couponNow(db, context.coupon, draft.now)) ?? couponUsedUp(context.coupon)
  if (context.coupon?.code_id != null && code === 0) return couponUsedUp(context.coupon)
  if (context.coupon && coupon_use === 0) return couponUsedByCustomer(context.coupon)
  if (price.welcome_discount_value > 0 && welcome_given === 0) return welcomeEnded(price)
  const full = { ...draft, context: { ...context, day_order_count: context.max_catering_per_day } }
  const violation = day === 0 ? dayHasCapacity(full) : itemsAreLeft(await withItemsLost(db, draft, places))
  return orNotFound(violation)
}

/** The day's items with those that could not be reserved marked as full for this order. */
async function withItemsLost(db: Db, draft: OrderDraft, places: readonly number[]): Promise<OrderDraft> {
  const lost = wantedItems(draft).filter(({ item_id }) => !places.includes(item_id))
  const taken = await query(
    db,
    { item_id: tables.items.id, quantity: int },
    sql`select items.id as item_id, greatest(coalesce(taken.quantity, 0), quantity_per_day - wanted.quantity + 1)
        as quantity
      from jsonb_to_recordset(${JSON.stringify(lost)}::jsonb) as wanted(item_id bigint, quantity int)
      join items on items.id = wanted.item_id
      left join item_day_capacity taken on taken.item_id = items.id and taken.day = ${draft.input.date}`,
  )
  return { ...draft, context: { ...draft.context, day_items: taken } }
}
