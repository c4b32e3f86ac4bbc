import { addonOptions, addons, choiceOptions, choices, items } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CheckoutTest,
  type Kitchen,
  makeKitchen,
  newCustomer,
  openAroundTheClock,
  openCheckout,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { machboos } from './items.fixture.ts'

/** Number of menus, with five baskets each; `SUFRA_PRICING_MENUS=2000` makes 10,000 baskets. */
const menus = Number(process.env.SUFRA_PRICING_MENUS ?? 4)
const basketsOfOne = 5

/** All amounts here are dirhams; the wire has QAR. */
const amount = (most: number) => fc.integer({ min: 0, max: most })
const option = fc.record({ price: amount(100_00) })
const group = fc.array(option, { minLength: 1, maxLength: 3 })
const dish = fc.record({
  promoted: amount(5_000_00),
  above: amount(500_00),
  perUnit: amount(300_00),
  enoughFor: fc.integer({ min: 1, max: 60 }),
  fee: fc.option(fc.integer({ min: 1, max: 900_00 })),
  choices: fc.array(group, { maxLength: 2 }),
  addons: fc.array(group, { maxLength: 2 }),
})
type Dish = typeof dish extends fc.Arbitrary<infer Value> ? Value : never
/** The number of people, and of each option in menu order. */
const asked = fc.record({
  people: fc.integer({ min: 1, max: 120 }),
  picks: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }),
})
const wanted = fc.array(fc.array(asked, { minLength: 1, maxLength: 3 }), {
  minLength: basketsOfOne,
  maxLength: basketsOfOne,
})

interface Served {
  readonly dish: Dish
  readonly item_id: number
  readonly choices: readonly { readonly id: number; readonly price: number }[]
  readonly addons: readonly { readonly id: number; readonly price: number }[]
}

describeRules('any menu saved by its forms, and any basket of it', (open) => {
  let test: CheckoutTest
  let kitchen: Kitchen
  beforeAll(async () => {
    test = await openCheckout(open)
    kitchen = await makeKitchen(test.database, test.world, 'Saffron')
    await openAroundTheClock(test.database, kitchen)
  })
  afterAll(() => test?.close())

  async function save(operation: Operation, body: object, id?: number): Promise<number> {
    const token = kitchen.tenant.people.store_user.token
    const params = id === undefined ? {} : { params: { id } }
    const { output, refusal } = await test.server.ask(operation, 'store_user', { token, body, ...params })
    if (!output) throw new Error(JSON.stringify(refusal))
    return (output as { id: number }).id
  }
  const ids = () => kitchen.tenant.ids
  const names = { name_en: 'Any', name_ar: 'أي' }

  async function serve(made: Dish): Promise<Served> {
    const item_id = await save(items.save, {
      ...machboos,
      store_id: ids().stores,
      sub_category_id: ids().subcategories,
      global_categories: [ids().global_categories],
      filters: [ids().filters],
      item_requirements: [ids().requirements],
      thumbfile: examplePicture,
      lead_time: 0,
      setup_time: 0,
      available_from_time: '00:00',
      available_to_time: '00:00',
      quantity_per_day: 1_000_000,
      max_quantity_per_day: 10_000,
    })
    // The fee is set later, like prices.
    await save(
      items.update,
      {
        original_price: (made.promoted + made.above) / 100,
        promoted_price: made.promoted / 100,
        price_per_unit: made.perUnit / 100,
        enough_for: made.enoughFor,
        ...(made.fee !== null && { delivery_type: 'specialFees', special_fees_amount: made.fee / 100 }),
      },
      item_id,
    )
    const served = {
      dish: made,
      item_id,
      choices: [] as Served['choices'][number][],
      addons: [] as Served['addons'][number][],
    }
    for (const options of made.choices) {
      const item_choice_id = await save(choices.save, {
        item_id,
        item_choice_name_en: 'Any',
        item_choice_name_ar: 'أي',
        min_selection_needed: 0,
        max_selection_needed: options.length,
        max_quantity: options.length * 4,
      })
      for (const { price } of options) {
        const body = { ...names, item_choice_id, item_choice_price: price / 100, max_selection_option: 4 }
        served.choices.push({ price, id: await save(choiceOptions.save, body) })
      }
    }
    for (const options of made.addons) {
      const item_addon_id = await save(addons.save, { ...names, item_id })
      for (const { price } of options) {
        const body = { ...names, item_addon_id, item_addon_option_price: price / 100, max_selection: 4 }
        served.addons.push({ price, id: await save(addonOptions.save, body) })
      }
    }
    return served
  }

  const picked = (options: Served['choices'], quantities: readonly number[]) =>
    options
      .map(({ id, price }, at) => ({ option_id: id, price, quantity: quantities[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0)

  it(
    'costs what the menu says, to the dirham, in a quote and in an order',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(dish, { minLength: 1, maxLength: 2 }), wanted, async (dishes, baskets) => {
          const served: Served[] = []
          for (const made of dishes) served.push(await serve(made))
          for (const [index, basket] of baskets.entries()) {
            const lines = basket.map(({ people, picks }, at) => {
              const of = served[at % served.length] as Served
              return {
                of,
                people,
                choices: picked(of.choices, picks),
                addons: picked(of.addons, picks.toReversed()),
              }
            })
            // Computed independently, person by person in dirhams.
            let expected = 0
            for (const { of, people, choices: chosen, addons: added } of lines) {
              expected += of.dish.promoted + (of.dish.fee ?? 0)
              for (let person = of.dish.enoughFor; person < people; person++) expected += of.dish.perUnit
              for (const { price, quantity } of [...chosen, ...added]) expected += price * quantity
            }
            const plain = (options: (typeof lines)[number]['choices']) =>
              options.map(({ option_id, quantity }) => ({ option_id, quantity }))
            const body = kitchen.body({
              customer: newCustomer(),
              payment_method: 'creditcard',
              items: lines.map((line) => ({
                item_id: line.of.item_id,
                quantity: line.people,
                choices: plain(line.choices),
                addons: plain(line.addons),
              })),
            })
            const response = await (index === 0 ? test.place(body) : test.quote(body))
            const price = response.body.order ?? response.body.quote
            expect([response.body.message, price?.sub_total], JSON.stringify(lines)).toEqual([
              undefined,
              expected / 100,
            ])
            expect(price?.order_total_price).toBe((expected + 30_00) / 100)
          }
        }),
        { numRuns: menus },
      )
    },
    60_000 + menus * 20_000,
  )
})
