import type { ErrorCode } from '@sufra/contract/errors'
import { atQatar, formatDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import type { ErrorParams } from '../../kernel/errors/apiError.ts'
import { leftOf } from '../../menu/availability/availability.discounts.ts'
import type { Price, PriceableLine } from '../pricing/pricing.ts'
import type { CouponRow, PlaceInput } from './orderContext.ts'
import { inBoth } from './placement.checks.time.ts'
import { type Check, eachLine, firstOf, itemNames, type Violation } from './placement.checks.ts'

/** What decides about an order's coupon. */
interface CouponDraft {
  readonly input: Pick<PlaceInput, 'coupon_code'>
  readonly context: { readonly coupon: CouponRow | null }
  readonly basket: readonly { readonly item: { readonly id: number } }[]
  readonly price: Pick<Price<PriceableLine>, 'lines' | 'coupon_discount_value'>
}

const couponIsKnown: Check<CouponDraft> = ({ context, input }) =>
  input.coupon_code !== undefined && context.coupon === null
    ? { code: 'ordering.couponUnknown', params: { code: input.coupon_code }, field: 'coupon_code' }
    : undefined

const couponViolation = (code: ErrorCode, coupon: CouponRow, params: ErrorParams = {}): Violation => ({
  code,
  params: { code: coupon.code, ...params },
  field: 'coupon_code',
})

const couponCheck =
  (check: (coupon: CouponRow, draft: CouponDraft) => Violation | undefined): Check<CouponDraft> =>
  (draft) =>
    draft.context.coupon === null ? undefined : check(draft.context.coupon, draft)

/** Why no order can use a coupon now. That it is used up is told last, to orders that could have used it. */
export function couponOff(coupon: CouponRow): Violation | undefined {
  const { state, start_date, end_date } = coupon
  if (state === 'active' || state === 'used_up') return undefined
  if (state === 'scheduled')
    return couponViolation('ordering.couponNotYet', coupon, inBoth('start', formatDay, atQatar(start_date)))
  if (state === 'expired')
    return couponViolation('ordering.couponEnded', coupon, inBoth('end', formatDay, atQatar(end_date)))
  return couponViolation('ordering.couponInactive', coupon)
}

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

/** A use that gives nothing would still count, and take the place of the welcome discount. */
const couponLowersThePrice = couponCheck((coupon, { price }) =>
  price.coupon_discount_value > 0 ? undefined : couponViolation('ordering.couponNothing', coupon),
)

export const couponUsedUp = (coupon: CouponRow) => couponViolation('ordering.couponUsedUp', coupon)
export const couponUsedByCustomer = (coupon: CouponRow) =>
  couponViolation('ordering.couponUsedByCustomer', coupon, { limit: coupon.limit_per_user ?? 0 })

const couponIsLeft = couponCheck((coupon) => {
  const { state, code_used, limit_per_user, customer_used_count } = coupon
  if (code_used) return couponUsedUp(coupon)
  if (limit_per_user !== null && customer_used_count >= limit_per_user) return couponUsedByCustomer(coupon)
  return state === 'used_up' ? couponUsedUp(coupon) : undefined
})

const itemsMayBePaidInCash = eachLine(({ item }, field, { input }) =>
  input.payment_method === 'cashondelivery' && !item.cash_on_delivery
    ? { code: 'ordering.cashItem', params: itemNames(item), field: `${field}.item_id` }
    : undefined,
)

const cashIsWithinItsLimit: Check = ({ context, price, input }) => {
  const { cash_on_delivery_limit: limit } = context
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

const couponChecks: readonly Check<CouponDraft>[] = [
  couponIsKnown,
  couponCheck(couponOff),
  couponIsForTheStore,
  couponIsForAnItem,
  couponMinimumIsMet,
  couponLowersThePrice,
  couponIsLeft,
]

/** Why an order cannot use its coupon, whatever else is wrong with it. */
export const firstCouponViolation = firstOf(couponChecks)

/** Checks of discounts, of the payment method and, last, of the price the customer was shown. */
export const moneyChecks: readonly Check[] = [
  ...couponChecks,
  itemsMayBePaidInCash,
  cashIsWithinItsLimit,
  priceIsAsExpected,
]
