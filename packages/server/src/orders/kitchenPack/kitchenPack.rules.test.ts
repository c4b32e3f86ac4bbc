import { expect, it } from 'vitest'
import type { LineRow } from '../orderPage/orders.page.ts'
import { slipLine, sumItems } from './kitchenPack.rules.ts'

const names = (text: string) => ({ name_en: text, name_ar: `${text} ع` })
const choice = (group: string, option: string, quantity: number) => ({
  ...names(group),
  item_choice_options: [{ ...names(option), quantity, item_choice_price: 0 }],
})
const addon = (group: string, option: string, quantity: number) => ({
  ...names(group),
  item_addon_options: [{ ...names(option), quantity, item_addon_option_price: 0 }],
})
const line = (order_id: number, changes: Partial<LineRow>): LineRow & { order_id: number } => ({
  order_id,
  line_number: 1,
  ...names('Mixed grill'),
  quantity: 10,
  enough_for: 10,
  promoted_price: 0,
  price_per_unit: 0,
  special_fees_amount: 0,
  line_total: 0,
  additional_demands_text: null,
  choices: [],
  addons: [],
  ...changes,
})

const portion = (group: string, name: string, quantity: number) => ({
  group_en: group,
  group_ar: `${group} ع`,
  ...names(name),
  quantity,
})

it('sums an option over orders, apart from options of the same name in other groups', () => {
  const lines = [
    line(1, { choices: [choice('Rice', 'Regular', 2), choice('Spice', 'Regular', 3)] }),
    line(2, { choices: [choice('Rice', 'Regular', 5)], addons: [addon('Drinks', 'Regular', 1)] }),
    line(3, { addons: [addon('Sweets', 'Regular', 4)] }),
  ]
  expect(sumItems(lines)).toEqual([
    {
      ...names('Mixed grill'),
      quantity: 30,
      orders: 3,
      servings: [{ enough_for: 10, servings: 3, people: 30 }],
      choices: [portion('Rice', 'Regular', 7), portion('Spice', 'Regular', 3)],
      addons: [portion('Drinks', 'Regular', 1), portion('Sweets', 'Regular', 4)],
    },
  ])
})

it('names the group of each option on a slip', () => {
  const { choices, addons } = slipLine(
    line(1, { choices: [choice('Rice', 'Regular', 2)], addons: [addon('Drinks', 'Laban', 1)] }),
  )
  expect([choices, addons]).toEqual([[portion('Rice', 'Regular', 2)], [portion('Drinks', 'Laban', 1)]])
})

it('distinguishes servings from people, and sums them by serving size', () => {
  const of = (quantity: number, enough_for: number) => slipLine(line(1, { quantity, enough_for })).servings
  expect(of(18, 6)).toEqual({ enough_for: 6, servings: 3, people: 18 })
  expect(of(20, 6)).toEqual({ enough_for: 6, servings: 3, people: 20 })
  expect(of(4, 6)).toEqual({ enough_for: 6, servings: 1, people: 4 })
  expect([of(18, 1), of(18, 0)]).toEqual([null, null])
  const [item] = sumItems([
    line(1, { quantity: 18, enough_for: 6 }),
    line(2, { quantity: 12, enough_for: 6 }),
    line(3, { quantity: 10, enough_for: 5 }),
  ])
  expect(item?.servings).toEqual([
    { enough_for: 6, servings: 5, people: 30 },
    { enough_for: 5, servings: 2, people: 10 },
  ])
})
