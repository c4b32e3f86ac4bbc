import { type Dirhams, percentageOf, percentOf } from '@sufra/contract/kernel/money'

/** An offer active today, of one item or (`item_id` null) of the whole store. */
export interface Offer {
  readonly id: number
  readonly item_id: number | null
  readonly discount: number
}

/** The discount of a coupon: on the given items, or on everything (`item_ids` null). */
export interface CouponTerms {
  readonly id: number
  readonly code: string
  readonly discount: number
  readonly platform_contribution: number
  readonly item_ids: readonly number[] | null
}

/** The discounts an order may get. A coupon replaces the welcome discount. */
export interface Deals {
  readonly offers: readonly Offer[]
  readonly coupon?: CouponTerms | undefined
  /** Percentage of the welcome discount of a first order. */
  readonly welcome?: number | undefined
  /** What its budget still has; null if it has none. A welcome discount that does not fit is not given at all. */
  readonly welcome_left?: Dirhams | null | undefined
}

export const noDeals: Deals = { offers: [] }

/** The offer that applies to an item: the highest, and of equal ones the older. */
export function bestOffer(offers: readonly Offer[], item_id: number): Offer | undefined {
  const own = offers.filter((offer) => offer.item_id === null || offer.item_id === item_id)
  return own.toSorted((a, b) => b.discount - a.discount || a.id - b.id)[0]
}

export interface LineOffer {
  readonly offer_id: number | null
  readonly offer_discount: number
  readonly offer_discount_value: Dirhams
}

/** An offer applies to the whole line, choices and addons included, rounded separately. */
export function offerOn(line_total: Dirhams, offer: Offer | undefined): LineOffer {
  if (!offer) return { offer_id: null, offer_discount: 0, offer_discount_value: 0 }
  const { id, discount } = offer
  return {
    offer_id: id,
    offer_discount: discount,
    offer_discount_value: percentOf(line_total, discount),
  }
}

interface LoweredLine extends LineOffer {
  readonly item: { readonly id: number }
  readonly line_total: Dirhams
}

/** The discounts of an order, as its columns. `discount` is the percentage of the part that is not the coupon's. */
export interface Discounts {
  readonly discount: number
  readonly discount_value: Dirhams
  readonly offer_discount_value: Dirhams
  readonly coupon_discount_value: Dirhams
  readonly coupon_platform_contribution_value: Dirhams
  readonly welcome_discount_value: Dirhams
}

const sum = (amounts: readonly Dirhams[]): Dirhams => amounts.reduce((total, amount) => total + amount, 0)

/** The total of lines after their offers: the base of the coupon, its minimum and the welcome discount. */
export const leftOf = (lines: readonly LoweredLine[]): Dirhams =>
  sum(lines.map(({ line_total, offer_discount_value }) => line_total - offer_discount_value))

/** The percentage to print for offers and welcome: the only one there is, or the effective one. */
function percentShown(lines: readonly LoweredLine[], value: Dirhams, welcome: number): number {
  if (value === 0) return 0
  const [first = 0, ...others] = new Set(lines.map(({ offer_discount }) => offer_discount))
  const alone = others.length === 0
  if (alone && first === 0) return welcome
  if (alone && welcome === 0) return first
  return percentageOf(value, sum(lines.map(({ line_total }) => line_total)))
}

/** Offers first, then either the coupon or the welcome discount on the rest (DECISIONS 20a). */
export function discountsOf(lines: readonly LoweredLine[], deals: Deals): Discounts {
  const { coupon, welcome = 0, welcome_left } = deals
  const offer_discount_value = sum(lines.map((line) => line.offer_discount_value))
  const within = coupon?.item_ids
  const couponLines = within ? lines.filter(({ item }) => within.includes(item.id)) : lines
  const coupon_discount_value = coupon ? percentOf(leftOf(couponLines), coupon.discount) : 0
  const welcomed = coupon ? 0 : welcome
  const welcome_value = percentOf(leftOf(lines), welcomed)
  const welcome_discount_value = welcome_value <= (welcome_left ?? welcome_value) ? welcome_value : 0
  const rest = offer_discount_value + welcome_discount_value
  return {
    discount: percentShown(lines, rest, welcome_discount_value > 0 ? welcomed : 0),
    discount_value: rest + coupon_discount_value,
    offer_discount_value,
    coupon_discount_value,
    coupon_platform_contribution_value: percentOf(coupon_discount_value, coupon?.platform_contribution ?? 0),
    welcome_discount_value,
  }
}
