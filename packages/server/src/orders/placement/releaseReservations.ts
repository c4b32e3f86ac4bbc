import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import { sharedLock } from '../../promotions/locks/promotionLocks.sql.ts'

/**
 * Releases what a cancelled order reserved: coupon use and code, welcome discount with its part of the budget, capacity of the
 * store's day and of its items (DECISIONS 18). Called once, under the order's lock, before its status changes. Rows are
 * locked in the same order as by placing.
 */
export async function releaseReservations(db: Db, order_id: number): Promise<void> {
  // A budget that is set meanwhile starts from what was given before or after this.
  await execute(
    db,
    sql`select ${sharedLock('welcome', null)} from welcome_redemptions where order_id = ${order_id}`,
  )
  await execute(
    db,
    sql`
    with released as (
      update coupon_redemptions set released_at = now()
      where order_id = ${order_id} and released_at is null returning coupon_id, code_id, customer_id),
    coupon as (
      update coupons set used_count = used_count - 1 from released
      where coupons.id = released.coupon_id and total_usage_limit is not null and used_count > 0
      returning coupons.id),
    code as (
      update coupon_codes set used_at = null from released
      where coupon_codes.id = released.code_id and (select count(*) from coupon) >= 0),
    customer_use as (
      update coupon_customer_uses uses set used_count = uses.used_count - 1 from released
      where (select count(*) from coupon) >= 0 and uses.coupon_id = released.coupon_id and uses.customer_id = released.customer_id
        and uses.used_count > 0),
    welcome as (
      delete from welcome_redemptions where order_id = ${order_id} returning discount_value)
    update welcome_discounts set given_value = greatest(0, given_value - welcome.discount_value) from welcome
    where budget is not null`,
  )
  await execute(
    db,
    sql`
    with store_day as (
      update store_day_capacity taken set order_count = order_count - 1 from orders
      where orders.id = ${order_id} and taken.store_id = orders.store_id and taken.day = orders.event_day
        and order_count > 0 returning orders.id),
    given as (
      select item_id, event_day, sum(quantity) as quantity
      from order_lines join orders on orders.id = order_lines.order_id
      where orders.id = ${order_id} and item_id is not null
        and (select count(*) from store_day) >= 0 group by 1, 2),
    held as (
      select taken.item_id, taken.day, given.quantity
      from item_day_capacity taken join given on given.item_id = taken.item_id and given.event_day = taken.day
      order by taken.item_id for no key update of taken)
    update item_day_capacity taken set quantity = greatest(0, taken.quantity - held.quantity)
    from held where taken.item_id = held.item_id and taken.day = held.day`,
  )
}
