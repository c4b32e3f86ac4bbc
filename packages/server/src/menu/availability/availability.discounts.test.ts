import { percentOf } from '@sufra/contract/kernel/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf, copiesOf, placement, platformShare } from '../../money/ledger/ledger.rules.ts'
import { anyLine, item, line } from '../../orders/pricing/pricing.fixture.ts'
import { priceBasket } from '../../orders/pricing/pricing.ts'
import { bestOffer, type Deals, discountsOf } from './availability.discounts.ts'

const coupon = (changes: Partial<NonNullable<Deals['coupon']>> = {}) => ({
  id: 1,
  code: 'TEN',
  discount: 10,
  platform_contribution: 60,
  item_ids: null,
  ...changes,
})

describe('discounts', () => {
  it('apply the best single offer of an item, and the older of equal ones', () => {
    const offers = [
      { id: 4, item_id: null, discount: 15 },
      { id: 2, item_id: 1, discount: 20 },
      { id: 3, item_id: 2, discount: 50 },
      { id: 1, item_id: 1, discount: 20 },
    ]
    expect(bestOffer(offers, 1)?.id).toBe(1)
    expect(bestOffer(offers, 2)?.id).toBe(3)
    expect(bestOffer(offers, 9)?.id).toBe(4)
    expect(bestOffer([], 1)).toBeUndefined()
  })

  it('apply in order: the offer, then the coupon on the rest; the platform shares only the coupon', () => {
    const price = priceBasket([line()], 30_00, {
      offers: [{ id: 7, item_id: null, discount: 20 }],
      coupon: coupon(),
      welcome: 50,
    })
    expect(price.lines[0]).toMatchObject({
      offer_id: 7,
      offer_discount: 20,
      offer_discount_value: 100_00,
    })
    expect(price).toMatchObject({
      sub_total: 500_00,
      discount: 20,
      offer_discount_value: 100_00,
      coupon_discount_value: 40_00,
      coupon_platform_contribution_value: 24_00,
      welcome_discount_value: 0,
      discount_value: 140_00,
      order_total_price: 390_00,
    })
    // The store bears 100 of the offer and 16 of the coupon.
    expect(commissionOf(price, 15)).toBe(percentOf(384_00, 15))
  })

  it('apply the welcome discount only without a coupon, after offers', () => {
    const offers = [{ id: 7, item_id: null, discount: 20 }]
    const price = priceBasket([line()], 0, { offers, welcome: 10 })
    expect(price).toMatchObject({ welcome_discount_value: 40_00, discount_value: 140_00, discount: 28 })
    expect(priceBasket([line()], 0, { offers: [], welcome: 10 }).discount).toBe(10)
  })

  it('apply an item coupon only to its items', () => {
    const other = line({ item: { ...item, id: 2, promoted_price: 300_00 } })
    const deals = { offers: [], coupon: coupon({ item_ids: [2] }) }
    expect(priceBasket([line(), other], 0, deals).coupon_discount_value).toBe(30_00)
    expect(priceBasket([line()], 0, deals).coupon_discount_value).toBe(0)
  })

  it('round half up to the dirham, each separately', () => {
    const odd = line({ item: { ...item, promoted_price: 5 } })
    const offers = [{ id: 1, item_id: null, discount: 10 }]
    expect(priceBasket([odd, odd], 0, { offers }).offer_discount_value).toBe(2)
    const half = discountsOf([], { offers: [], coupon: coupon() })
    expect(half.discount_value).toBe(0)
  })
})

const percent = fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100)
const anyDeals: fc.Arbitrary<Deals> = fc.record({
  offers: fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      item_id: fc.option(fc.integer({ min: 1, max: 4 })),
      discount: percent,
    }),
    { maxLength: 4 },
  ),
  coupon: fc.option(
    fc.record({
      id: fc.constant(1),
      code: fc.constant('ANY'),
      discount: percent,
      platform_contribution: percent,
      item_ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }))),
    }),
    { nil: undefined },
  ),
  welcome: fc.option(percent, { nil: undefined }),
})
const anyBasket = fc.array(
  fc
    .tuple(anyLine, fc.integer({ min: 1, max: 4 }))
    .map(([one, id]) => ({ ...one, item: { ...one.item, id } })),
  { minLength: 1, maxLength: 8 },
)

describe('10,000 random orders', () => {
  it('add up: lines, discounts, shares, postings; nothing is negative', () => {
    const fee = fc.integer({ min: 0, max: 500_00 })
    fc.assert(
      fc.property(anyBasket, fee, anyDeals, percent, (basket, delivery, deals, commission_percent) => {
        const price = priceBasket(basket, delivery, deals)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(price.sub_total).toBe(sum(price.lines.map(({ line_total }) => line_total)))
        expect(price.sub_total).toBe(price.order_total_price + price.discount_value - delivery)
        expect(price.offer_discount_value).toBe(
          sum(price.lines.map(({ offer_discount_value }) => offer_discount_value)),
        )
        expect(price.discount_value).toBe(
          price.offer_discount_value + price.coupon_discount_value + price.welcome_discount_value,
        )
        expect(price.coupon_discount_value === 0 || price.welcome_discount_value === 0).toBe(true)
        expect(price.coupon_platform_contribution_value).toBeLessThanOrEqual(price.coupon_discount_value)
        for (const line of price.lines) expect(line.offer_discount_value).toBeLessThanOrEqual(line.line_total)
        const commission = commissionOf(price, commission_percent)
        const borne_by_store = price.discount_value - platformShare(price)
        const { lines, ...figures } = price
        for (const amount of [...Object.values(figures), commission, borne_by_store]) {
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(figures.discount).toBeLessThanOrEqual(100)
        const { order_total_price } = price
        const postings = placement({ order_total_price, platform_share: platformShare(price), commission })
        expect(sum(postings.map(({ amount }) => amount))).toBe(0)
        const copies = copiesOf('placement', postings)
        expect(copies.remaining_amount).toBe(order_total_price)
        expect(copies.due_to_store).toBe(platformShare(price) - commission)
      }),
      { numRuns: 10_000 },
    )
  })
})
