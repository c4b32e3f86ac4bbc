import { unsummed } from './reportFacts.ts'

const own = 'sign, store_id, placed_day, event_day, repeat_customer, repeat_at_store, revenue'

/**
 * The promotions that lowered the price of orders that count, of facts with a sign: each offer, the coupon and the
 * welcome discount of an order, all its offers together, and all of them. What of it the store bears, and the platform.
 */
export const usesOf = (facts: string, withLost = false): string => `
  with each as materialized (select * from (${facts}) fact where orders = 1),
  offered as (
    select sign, order_id, offer_id, sum(offer_discount_value)::bigint as discount
    from each
    join (select order_id, offer_id, offer_discount_value, false as lost from order_lines
      union all select order_id, offer_id, offer_discount_value, true from report_lost_lines) line using (order_id)
    where each.offer_discounts > 0 and line.offer_discount_value > 0 and offer_id is not null
      and (${withLost} or sign = -1 or not lost)
    group by 1, 2, 3)
  select ${own}, 'offer' as promotion, offer_id as promotion_id, discount as store_cost, 0::bigint as platform_cost
    from offered join each using (sign, order_id)
  union all select ${own}, 'offers', 0, offer_discounts, 0 from each where offer_discounts > 0
  union all select ${own}, 'coupon', coupon_id, coupon_discounts - coupon_platform, coupon_platform
    from each where coupon_discounts > 0
  union all select ${own}, 'welcome', 0, 0, welcome_discounts from each where welcome_discounts > 0
  union all select ${own}, 'all', 0, store_discounts, platform_discounts
    from each where store_discounts + platform_discounts > 0`

/** What the sums of promotions do not have yet, as `unsummed` of orders. */
export const unsummedUses = (ids: string): string => usesOf(unsummed(ids))

const sums = {
  orders: 'sign',
  revenue: 'sign * revenue',
  store_cost: 'sign * store_cost',
  platform_cost: 'sign * platform_cost',
  new_customers: 'case when repeat_customer then 0 else sign end',
  new_at_store: 'case when repeat_at_store then 0 else sign end',
} as const
export const promotionSums = Object.keys(sums)
const names = promotionSums.join(', ')

/** The sums' columns of uses, one by one. */
export const useColumns = Object.entries(sums)
  .map(([name, amount]) => `${amount} as ${name}`)
  .join(', ')

export const promotionColumns = `basis, span, start, store_id, promotion, promotion_id, ${names}`
/** Uses by basis, span and promotion, to be followed by nothing. */
export const promotionCellsOf = (uses: string): string => `
  select basis, span, date_trunc(span, day)::date as start, store_id, promotion, promotion_id,
    ${Object.entries(sums)
      .map(([name, amount]) => `sum(${amount})::bigint as ${name}`)
      .join(', ')}
  from (${uses}) used
  cross join (values ('placed'), ('event')) basis (basis)
  cross join lateral (select case basis when 'placed' then placed_day else event_day end as day) at
  cross join (values ('day'), ('month')) span (span)
  group by 1, 2, 3, 4, 5, 6`
