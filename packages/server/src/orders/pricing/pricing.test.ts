import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addons, anyLine, item, line } from './pricing.fixture.ts'
import { priceBasket, priceLine } from './pricing.ts'

describe('the price of a line', () => {
  it('is the sale price for the number of people it feeds', () => {
    expect(priceLine(line()).line_total).toBe(500_00)
    expect(priceLine(line({ quantity: 1 })).line_total).toBe(500_00)
  })

  it('adds each further person', () => {
    expect(priceLine(line({ quantity: 13 })).line_total).toBe(575_00)
  })

  it('adds special fees only for their delivery type', () => {
    const fees = { ...item, special_fees_amount: 40_00 }
    expect(priceLine(line({ item: fees })).line_total).toBe(500_00)
    expect(priceLine(line({ item: { ...fees, delivery_type: 'specialFees' } })).line_total).toBe(540_00)
  })

  it('adds choices and addons by their quantities', () => {
    const priced = priceLine(line({ addons: addons([150, 2], [99, 3]) }))
    expect(priced).toMatchObject({ addons_price: 597, choices_price: 0, line_total: 505_97 })
  })
})

describe('the price of any basket', () => {
  const baskets = [
    fc.array(anyLine, { minLength: 1, maxLength: 20 }),
    fc.integer({ min: 0, max: 500_00 }),
  ] as const

  it('is the sum of its lines, adds up, and is never negative or fractional', () => {
    fc.assert(
      fc.property(...baskets, (basket, fee) => {
        const price = priceBasket(basket, fee)
        const recomputed = price.lines.map(
          ({ item: of, quantity, choices_price, addons_price, special_fees_amount }) =>
            [
              of.promoted_price,
              quantity > of.enough_for ? (quantity - of.enough_for) * of.price_per_unit : 0,
              special_fees_amount,
              choices_price,
              addons_price,
            ].reduce((a, b) => a + b),
        )
        expect(price.lines.map(({ line_total }) => line_total)).toEqual(recomputed)
        expect(price.sub_total).toBe(recomputed.reduce((a, b) => a + b))
        expect(price.sub_total).toBe(
          price.order_total_price + price.discount_value - price.catering_delivery_fees,
        )
        for (const amount of [price.sub_total, price.order_total_price, ...recomputed]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }),
    )
  })

  it('does not fall with one more person', () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const more = priceLine({ ...one, quantity: one.quantity + 1 }).line_total
        expect(more).toBeGreaterThanOrEqual(priceLine(one).line_total)
      }),
    )
  })
})
