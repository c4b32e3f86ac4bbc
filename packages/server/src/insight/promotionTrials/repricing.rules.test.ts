import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Offer } from '../../menu/availability/availability.discounts.ts'
import { anyLine } from '../../orders/pricing/pricing.fixture.ts'
import { priceBasket } from '../../orders/pricing/pricing.ts'
import type { OrderCopy } from './orderCopies.sql.ts'
import { costOf, repriceOrder, type TriedCoupon } from './repricing.rules.ts'

const always = { start_date: '2020-01-01', end_date: '2040-01-01' }
const percent = fc.integer({ min: 1, max: 100_00 }).map((of) => of / 100)
const items = [1, 2, 3]

const anyOffers = fc
  .array(fc.record({ item_id: fc.constantFrom(null, ...items), discount: percent }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((offers): Offer[] => offers.map((offer, at) => ({ id: at + 1, ...offer })))

const anyCoupon = fc.record({
  discount: percent,
  platform_contribution: percent,
  type: fc.constantFrom('Item' as const, 'Store' as const),
  item_ids: fc.subarray(items, { minLength: 1 }),
})
type Coupon = { discount: number; platform_contribution: number; type: 'Item' | 'Store'; item_ids: number[] }

const anyOrder = fc.record({
  lines: fc.array(fc.tuple(anyLine, fc.constantFrom(...items)), { minLength: 1, maxLength: 6 }),
  offers: anyOffers,
  other: fc.oneof(fc.constant({}), fc.record({ coupon: anyCoupon }), fc.record({ welcome: percent })),
  fee: fc.integer({ min: 0, max: 200_00 }),
})

/** An order as it is placed, and the copies it keeps. */
function placed({ lines, offers, other, fee }: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) {
  const { coupon, welcome } = other as { coupon?: Coupon; welcome?: number }
  const basket = lines.map(([line, id]) => ({ ...line, item: { ...line.item, id } }))
  const terms = coupon && {
    id: 7,
    code: 'C',
    ...coupon,
    item_ids: coupon.type === 'Item' ? coupon.item_ids : null,
  }
  const price = priceBasket(basket, fee, { offers, coupon: terms, welcome })
  const copy: OrderCopy = {
    id: 1,
    store_id: 1,
    customer_id: 1,
    created_at: '2026-05-05T12:00:00Z',
    catering_commission: 15,
    catering_delivery_fees: fee,
    coupon_id: coupon ? 7 : null,
    coupon_code: coupon ? 'C' : null,
    coupon_type: coupon?.type ?? null,
    coupon_discount: coupon?.discount ?? 0,
    coupon_platform_contribution: coupon?.platform_contribution ?? 0,
    coupon_items: coupon?.type === 'Item' ? coupon.item_ids : [],
    welcome_discount_value: price.welcome_discount_value,
    lines: price.lines.map(({ item, ...line }, at) => ({
      ...line,
      ...item,
      line_number: at + 1,
      item_id: item.id,
      delivery_type: item.delivery_type as 'catering',
      special_fees_amount: line.special_fees_amount,
    })),
  }
  return { price, copy, coupon }
}

const noUses = () => ({ total: 0, byCustomer: new Map<number, number>() })
const figures = ({
  offer_discount_value,
  coupon_discount_value,
  welcome_discount_value,
  order_total_price,
}: {
  offer_discount_value: number
  coupon_discount_value: number
  welcome_discount_value: number
  order_total_price: number
}) => ({ offer_discount_value, coupon_discount_value, welcome_discount_value, order_total_price })

it('gives what an order really got, tried with an offer that it had', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(), (order, nth) => {
      const { price, copy } = placed(order)
      const tried = order.offers[nth % order.offers.length] as Offer
      const others = order.offers
        .filter(({ id }) => id !== tried.id)
        .map((offer) => ({ ...offer, ...always }))
      const repriced = repriceOrder(copy, { kind: 'offer', replaces: tried.id, ...tried, others }, noUses())
      const got = price.lines.some((line) => line.offer_id === tried.id && line.offer_discount_value > 0)
      expect(repriced !== undefined).toBe(got)
      if (repriced) expect(figures(repriced.with)).toEqual(figures(price))
    }),
  )
})

it('gives what an order really got, tried with the coupon that it had', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { price, copy, coupon } = placed(order)
      if (!coupon) return
      const trial: TriedCoupon = {
        kind: 'coupon',
        replaces: 7,
        targets: new Map([[1, coupon.item_ids]]),
        total_usage_limit: null,
        terms: {
          id: 7,
          code: 'C',
          code_id: null,
          code_used: false,
          discount: coupon.discount,
          platform_contribution: coupon.platform_contribution,
          type: coupon.type,
          all_stores: false,
          minimum_order_amount: 0,
          limit_per_user: null,
          ...always,
        },
      }
      const repriced = repriceOrder(copy, trial, noUses())
      expect(repriced !== undefined).toBe(price.coupon_discount_value > 0)
      if (repriced) expect(figures(repriced.with)).toEqual(figures(price))
    }),
  )
})

it('shares the whole difference, and never costs more than the order', () => {
  fc.assert(
    fc.property(anyOrder, percent, (order, discount) => {
      const { copy, price } = placed(order)
      const trial = { kind: 'offer', replaces: undefined, item_id: null, discount, others: [] } as const
      const repriced = repriceOrder(copy, trial, noUses())
      if (!repriced) return
      const cost = costOf(copy, repriced)
      expect(cost.platform + cost.stores).toBe(cost.discount)
      expect(repriced.with.order_total_price).toBeGreaterThanOrEqual(0)
      // Each posting is rounded by itself.
      expect(cost.discount).toBeGreaterThanOrEqual(-1)
      expect(figures(repriced.without)).toEqual(figures(price))
    }),
  )
})
