import type { ErrorCode } from '@sufra/contract/errors'
import { atQatar, formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import type { ErrorParams } from '../../kernel/errors/apiError.ts'
import { leftOf } from '../../menu/availability/availability.discounts.ts'
import type { Price } from '../pricing/pricing.ts'
import type { CouponRow } from './orderContext.ts'
import { inBoth } from './placement.checks.time.ts'
import {
  type Check,
  eachLine,
  firstOf,
  itemNames,
  type OrderDraft,
  type Violation,
} from './placement.checks.ts'

const couponIsKnown: Check = ({ ground, input }) =>
  input.coupon_code !== undefined && ground.coupon === null
    ? { code: 'ordering.couponUnknown', params: { code: input.coupon_code }, field: 'coupon_code' }
    : undefined

const couponViolation = (code: ErrorCode, coupon: CouponRow, params: ErrorParams = {}): Violation => ({
  code,
  params: { code: coupon.code, ...params },
  field: 'coupon_code',
})

const couponCheck =
  (check: (coupon: CouponRow, asked: OrderDraft) => Violation | undefined): Check =>
  (asked) =>
    asked.ground.coupon === null ? undefined : check(asked.ground.coupon, asked)

export const couponInactive = (coupon: CouponRow) => couponViolation('ordering.couponInactive', coupon)
const couponIsActive = couponCheck((coupon) => (coupon.status ? undefined : couponInactive(coupon)))

/** Both days inclusive, in Qatar. */
const couponIsInItsDays = couponCheck((coupon, { now }) => {
  const today = qatarDay(now)
  if (today < coupon.start_date) {
    const params = inBoth('start', formatDay, atQatar(coupon.start_date))
    return couponViolation('ordering.couponNotYet', coupon, params)
  }
  if (today <= coupon.end_date) return undefined
  return couponViolation('ordering.couponEnded', coupon, inBoth('end', formatDay, atQatar(coupon.end_date)))
})

const couponIsForTheStore = couponCheck((coupon) =>
  coupon.all_stores || coupon.in_store ? undefined : couponViolation('ordering.couponStore', coupon),
)

const couponIsForAnItem = couponCheck((coupon, { basket }) =>
  coupon.type === 'Store' || basket.some(({ item }) => coupon.item_ids.includes(item.id))
    ? undefined
    : couponViolation('ordering.couponItems', coupon),
)

/** The minimum applies to the whole order, after offers and before delivery. */
const couponMinimumIsMet = couponCheck((coupon, { price }) => {
  const missing = coupon.minimum_order_amount - leftOf(price.lines)
  if (missing <= 0) return undefined
  const params = { minimum: formatQar(coupon.minimum_order_amount), missing: formatQar(missing) }
  return couponViolation('ordering.couponMinimum', coupon, params)
})

export const couponUsedUp = (coupon: CouponRow) => couponViolation('ordering.couponUsedUp', coupon)
export const couponUsedByCustomer = (coupon: CouponRow) =>
  couponViolation('ordering.couponUsedByCustomer', coupon, { limit: coupon.limit_per_user ?? 0 })

const couponIsLeft = couponCheck((coupon) => {
  const { total_usage_limit, used_count, limit_per_user, customer_used_count } = coupon
  if (limit_per_user !== null && customer_used_count >= limit_per_user) return couponUsedByCustomer(coupon)
  return total_usage_limit !== null && used_count >= total_usage_limit ? couponUsedUp(coupon) : undefined
})

const itemsMayBePaidInCash = eachLine(({ item }, field, { input }) =>
  input.payment_method === 'cashondelivery' && !item.cash_on_delivery
    ? { code: 'ordering.cashItem', params: itemNames(item), field: `${field}.item_id` }
    : undefined,
)

const cashIsWithinItsLimit: Check = ({ ground, price, input }) => {
  const { cash_on_delivery_limit: limit } = ground
  if (input.payment_method !== 'cashondelivery' || price.order_total_price <= limit) return undefined
  const params = { limit: formatQar(limit), total: formatQar(price.order_total_price) }
  return { code: 'ordering.cashLimit', params, field: 'payment_method' }
}

/** The customer agreed to the price with the discount: the channel asks again. */
export const welcomeEnded = (price: Price): Violation => ({
  code: 'ordering.welcomeEnded',
  params: { total: formatQar(price.order_total_price + price.welcome_discount_value) },
  field: 'expected_total',
})

const priceIsAsExpected: Check = ({ input: { expected_total }, price: { order_total_price } }) => {
  if (expected_total === undefined || expected_total === order_total_price) return undefined
  const params = { total: formatQar(order_total_price), expected: formatQar(expected_total) }
  return { code: 'ordering.priceChanged', params, field: 'expected_total' }
}

const couponChecks: readonly Check[] = [
  couponIsKnown,
  couponIsActive,
  couponIsInItsDays,
  couponIsForTheStore,
  couponIsForAnItem,
  couponMinimumIsMet,
  couponIsLeft,
]

/** Why an order cannot use its coupon, whatever else is wrong with it. */
export const couponObjection = firstOf(couponChecks)

/** Checks of discounts, of the payment method and, last, of the price the customer was shown. */
export const moneyChecks: readonly Check[] = [
  ...couponChecks,
  itemsMayBePaidInCash,
  cashIsWithinItsLimit,
  priceIsAsExpected,
]
