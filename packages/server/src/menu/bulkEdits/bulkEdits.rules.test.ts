import { maxAmount } from '@sufra/contract/kernel/money'
import { Change } from '@sufra/contract/menu/bulkEdits'
import { expect, it } from 'vitest'
import { effectOn, type ItemNow, raisedPrice } from './bulkEdits.rules.ts'

const item: ItemNow = {
  id: 1,
  version: 3,
  name: { en: 'Harees', ar: 'هريس' },
  sub_category_id: 5,
  category: { en: 'Grills', ar: 'مشاوي' },
  original_price: 100_00,
  promoted_price: 90_00,
  price_per_unit: 2_50,
  show: true,
  show_on_restaurant_manager: true,
  cash_on_delivery: true,
  required_location: false,
  has_choice: false,
}
const prices = (change: object, of: Partial<ItemNow> = {}) => {
  const all = { what: 'prices', prices: ['original_price', 'promoted_price', 'price_per_unit'], ...change }
  return effectOn({ ...item, ...of }, Change.parse(all), undefined)
}

it('raises prices to the nearest step, half up, rounded once', () => {
  expect(raisedPrice(1_05, 10, 1)).toBe(1_16)
  expect(raisedPrice(1_04, 10, 1)).toBe(1_14)
  expect(raisedPrice(99_99, 33.33, 1)).toBe(133_32)
  expect(raisedPrice(99_99, -33.33, 1)).toBe(66_66)
  expect([9_74, 9_75, 10_24, 10_25].map((price) => raisedPrice(price, 0, 50))).toEqual([
    9_50, 10_00, 10_00, 10_50,
  ])
  expect([99, 1_49, 1_50].map((price) => raisedPrice(price, 0, 100))).toEqual([1_00, 1_00, 2_00])
  expect([2_49, 2_50, 7_49, 7_50].map((price) => raisedPrice(price, 0, 500))).toEqual([0, 5_00, 5_00, 10_00])
  // 24.9 dirhams; rounding twice would give 25 and then 50.
  expect(raisedPrice(83, -70, 50)).toBe(0)
  expect(raisedPrice(maxAmount, 500, 1)).toBe(6 * maxAmount)
})

it('reports the prices that change, in QAR, and no others', () => {
  expect(prices({ percent: 10, round_to: 0.5 })).toEqual({
    values: { original_price: 110_00, promoted_price: 99_00, price_per_unit: 3_00 },
    changes: [
      { field: 'original_price', before: 100, after: 110 },
      { field: 'promoted_price', before: 90, after: 99 },
      { field: 'price_per_unit', before: 2.5, after: 3 },
    ],
    problems: [],
  })
  expect(prices({ percent: 10, prices: ['price_per_unit'] }).values).toEqual({ price_per_unit: 2_75 })
  expect(prices({ percent: 0 })).toEqual({ values: {}, changes: [], problems: [] })
  expect(prices({ percent: 50 }, { price_per_unit: 0 }).values).not.toHaveProperty('price_per_unit')
})

it('keeps prices within the original price, above zero and within limits', () => {
  const problems = (change: object, of?: Partial<ItemNow>) =>
    prices(change, of).problems.map(({ field, issue }) => [field, issue])
  expect(problems({ percent: 20, prices: ['promoted_price'] })).toEqual([
    ['promoted_price', 'price.promoted'],
  ])
  expect(problems({ percent: -20, prices: ['original_price'] })).toEqual([
    ['promoted_price', 'price.promoted'],
  ])
  expect(problems({ percent: 11.11, prices: ['promoted_price'] })).toEqual([])
  expect(problems({ percent: 0, round_to: 5, prices: ['price_per_unit'] }, { price_per_unit: 2_49 })).toEqual(
    [['price_per_unit', 'money.positive']],
  )
  expect(problems({ percent: 1, prices: ['original_price'] }, { original_price: maxAmount })).toEqual([
    ['original_price', 'tooBig'],
  ])
  // Existing problems do not block changes of other prices.
  const wrong = { original_price: 80_00 }
  expect(problems({ percent: 5, prices: ['price_per_unit'] }, wrong)).toEqual([])
  expect(problems({ percent: 5 }, wrong)).toEqual([['promoted_price', 'price.promoted']])
})
