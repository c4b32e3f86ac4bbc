import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { CouponTerms, Deals, Offer } from '../../../src/menu/availability/availability.discounts.ts'
import type { Random } from '../../catalog/random.ts'
import { type Context, idsOf } from '../context.ts'

/** The welcome discount started this many days ago. */
const welcomeSince = 160

interface Occasion {
  readonly created_at: Date
  readonly store_id: number
  readonly customer_id: number
  /** It is the customer's first order. */
  readonly first: boolean
}

/**
 * The discounts that customers get, within their dates and limits. `take` counts a coupon's use by an order that is not
 * cancelled.
 */
export function discounter({ catalogue, clock }: Context, rng: Random) {
  const storeId = idsOf(catalogue.stores)
  const itemId = idsOf(catalogue.items)
  const days = (one: { from_day: number; to_day: number }) => ({
    from: clock.day(one.from_day),
    to: clock.day(one.to_day),
  })
  const offers = catalogue.offers.map((offer, index) => ({
    id: index + 1,
    discount: offer.discount,
    item_id: offer.item === null ? null : itemId(offer.item),
    store_id: storeId(offer.store),
    status: offer.status,
    ...days(offer),
  }))
  const coupons = catalogue.coupons.map((coupon, index) => ({
    ...coupon,
    id: index + 1,
    ...days(coupon),
    items: new Map(coupon.stores.map(({ store, items }) => [storeId(store), items.map(itemId)])),
  }))
  const uses = new Map<string, number>()
  const used = (key: string) => uses.get(key) ?? 0
  const isOn = (one: { status: boolean; from: string; to: string }, day: string) =>
    one.status && one.from <= day && day <= one.to

  const offersAt = (at: Date, store_id: number): Offer[] =>
    offers.filter((offer) => offer.store_id === store_id && isOn(offer, qatarDay(at)))

  /** A coupon that a customer may know and whose minimum is met. */
  function couponFor(
    { created_at, store_id, customer_id }: Occasion,
    left: Dirhams,
  ): CouponTerms | undefined {
    if (!rng.chance(0.22)) return undefined
    const open = coupons.filter(
      (coupon) =>
        isOn(coupon, qatarDay(created_at)) &&
        coupon.type === 'Store' &&
        (coupon.all_stores || coupon.items.has(store_id)) &&
        left >= coupon.minimum_order_amount &&
        used(`${coupon.id}`) < coupon.total_usage_limit &&
        used(`${coupon.id} ${customer_id}`) < coupon.limit_per_user,
    )
    if (open.length === 0) return undefined
    const { id, code, discount, platform_contribution } = rng.pick(open)
    return { id, code, discount, platform_contribution, item_ids: null }
  }

  return {
    offersAt,
    /** A coupon, or else the welcome discount if due. */
    dealsFor(occasion: Occasion, offered: readonly Offer[], left: Dirhams): Deals {
      const welcomes = occasion.first && qatarDay(occasion.created_at) >= clock.day(-welcomeSince)
      return {
        offers: offered,
        coupon: couponFor(occasion, left),
        welcome: welcomes ? catalogue.welcomeDiscount.value : undefined,
      }
    },
    take(coupon_id: number | null, customer_id: number): void {
      if (coupon_id === null) return
      for (const key of [`${coupon_id}`, `${coupon_id} ${customer_id}`]) uses.set(key, used(key) + 1)
    },
    used,
    uses: (): readonly (readonly [string, number])[] => [...uses],
  }
}

export type Discounter = ReturnType<typeof discounter>
