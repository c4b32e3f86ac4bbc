import { addDays } from '@sufra/contract/kernel/clock'
import { items } from '@sufra/contract/menu/items'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type CheckoutTest,
  type Kitchen,
  makeKitchen,
  newCustomer,
  openCheckout,
  quoteAndPlace,
  tomorrow,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import type { MenuOption } from '../availability/availability.menu.ts'
import { canTake, choiceFault, problemFinder } from '../availability/availability.possible.ts'

const always = {
  shifts: [{ week_day: 0, from: '00:00', to: '00:00' }],
  drop_off_from: null,
  drop_off_to: null,
}
const anItem = {
  max_quantity_per_day: 1,
  quantity_per_day: 1,
  lead_time: 0,
  setup_time: 0,
  available_from_time: '08:00',
  available_to_time: '09:00',
  drop_off_from: null,
  drop_off_to: null,
}

it('reports a choice as impossible exactly if no picks are accepted', () => {
  const small = fc.integer({ min: 0, max: 3 })
  const option = fc.record({ min: fc.integer({ min: 1, max: 3 }), more: fc.integer({ min: -1, max: 2 }) })
  const limits = fc.record({
    min: small,
    more: small,
    rest: small,
    options: fc.array(option, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(limits, ({ min, more, rest, options }) => {
      const choice = {
        id: 1,
        name_en: 'Sauce',
        name_ar: 'صلصة',
        shown: true,
        min,
        max: Math.max(1, min + more),
        max_quantity: Math.max(1, min + more) + rest,
        options: options.map(
          (each, id): MenuOption => ({
            id,
            name_en: '',
            name_ar: '',
            price: 0,
            shown: true,
            min: each.min,
            max: each.min + each.more,
          }),
        ),
      }
      /** All combinations, each option not at all or 1 to 6 times. */
      const ways = choice.options.reduce<{ option: MenuOption; quantity: number }[][]>(
        (all, each) =>
          all.flatMap((picked) =>
            [0, 1, 2, 3, 4, 5, 6].map((quantity) =>
              quantity === 0 ? picked : [...picked, { option: each, quantity }],
            ),
          ),
        [[]],
      )
      const possible = ways.some(
        (picked) =>
          picked.every(({ option: taken, quantity }) => canTake(taken, quantity)) &&
          choiceFault(choice, picked) === undefined,
      )
      const problems = problemFinder({ ...always, days_ahead: 365 })({ ...anItem, choices: [choice] })
      expect(problems.length === 0).toBe(possible)
    }),
  )
})

describeRules('an item is reported as impossible to order', (open) => {
  let test: CheckoutTest
  let kitchen: Kitchen
  let item_id: number
  let store_id: number
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  beforeEach(async () => {
    kitchen = await makeKitchen(test.database, test.world, 'Saffron')
    item_id = kitchen.tenant.ids.items as number
    store_id = kitchen.tenant.ids.stores as number
  })
  afterAll(() => test?.close())

  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const ask = async <Output>(operation: object, id: number | undefined, body?: object) => {
    const { output } = await test.server.ask(operation as typeof items.show, 'store_user', {
      token: kitchen.tenant.people.store_user.token,
      ...(id !== undefined && { params: { id } }),
      ...(body && { body }),
    })
    return output as Output
  }
  type Row = { id: number; problems: { what: string }[] }
  /** The same in its form, its category and the list of all items, and counted once. */
  const problems = async () => {
    const { item } = await ask<{ item: Row & { sub_category_id: number } }>(items.show, item_id)
    const lists = [
      await ask<{ items: Row[] }>(items.list, item.sub_category_id),
      await ask<{ items: Row[] }>(items.all, undefined, { store_id }),
    ]
    for (const { items: rows } of lists)
      expect(rows.find(({ id }) => id === item_id)?.problems).toEqual(item.problems)
    const counted = await ask<{ problems: number }>(items.gaps, store_id)
    expect(counted.problems).toBe(item.problems.length > 0 ? 1 : 0)
    return item.problems
  }
  const order = async (
    more: { quantity?: number; date?: string; time?: string; choices?: object[] } = {},
  ) => {
    const { quantity = 12, date = tomorrow(), time = '19:30', choices } = more
    const [line] = kitchen.body().items
    if (!line) throw new Error('no line')
    const body = { ...line, quantity, ...(choices && { choices: choices as typeof line.choices }) }
    return quoteAndPlace(test, kitchen.body({ customer: newCustomer(), date, time, items: [body] }))
  }
  const week = Array.from({ length: 7 }, (_, day) => addDays(tomorrow(), day))

  it('not if it can be ordered', async () => {
    expect((await order()).code).toBeUndefined()
    expect(await problems()).toEqual([])
  })

  it('if a choice requires more options than it has, until it is hidden or satisfiable', async () => {
    const choice = await insert(test.database.pool, 'item_choices', {
      item_id,
      name_en: 'Bread',
      name_ar: 'الخبز',
      min_selection_needed: 1,
      max_selection_needed: 1,
      max_quantity: 1,
    })
    expect(await problems()).toEqual([
      {
        what: 'choiceOptions',
        choice_id: choice,
        choice: { en: 'Bread', ar: 'الخبز' },
        least: 1,
        options: 0,
      },
    ])
    expect((await order()).code).toBe('ordering.choiceCount')
    await query('update item_choices set show_on_menu = false where id = $1', [choice])
    expect([await problems(), (await order()).code]).toEqual([[], undefined])
  })

  it('if the minimum quantities of options exceed the limit of the choice', async () => {
    await query(
      'update item_choice_options set min_selection_option = 5, max_selection_option = 9 where item_choice_id = $1',
      [kitchen.choice],
    )
    expect(await problems()).toMatchObject([{ what: 'choicePortions', portions: 5, most: 4 }])
    const five = [{ option_id: kitchen.options[0], quantity: 5 }]
    expect((await order({ choices: five })).code).toBe('ordering.choiceQuantity')
    expect((await order({ choices: [] })).code).toBe('ordering.choiceCount')
  })

  it('if an order or a day allows none of it', async () => {
    await query('update items set max_quantity_per_day = 0 where id = $1', [item_id])
    expect([await problems(), (await order({ quantity: 1 })).code]).toEqual([
      [{ what: 'orderLimit' }],
      'ordering.quantity',
    ])
    await query('update items set max_quantity_per_day = 50, quantity_per_day = 0 where id = $1', [item_id])
    expect([await problems(), (await order({ quantity: 1 })).code]).toEqual([
      [{ what: 'dayLimit' }],
      'ordering.itemDayFull',
    ])
  })

  it('if its notice is longer than orders are accepted ahead', async () => {
    await query('update items set lead_time = 8760, setup_time = 24 where id = $1', [item_id])
    expect(await problems()).toEqual([{ what: 'notice', hours: 8784, days: 365 }])
    const last = addDays(tomorrow(), 364)
    expect((await order({ date: last })).code).toBe('ordering.notice')
    expect((await order({ date: addDays(last, 1) })).code).toBe('ordering.tooFar')
    await query('update items set setup_time = 0, lead_time = 24 where id = $1', [item_id])
    expect(await problems()).toEqual([])
  })

  it('if its hours never overlap the store’s, unless the store is never open', async () => {
    await query(`update items set available_from_time = '23:00', available_to_time = '23:30' where id = $1`, [
      item_id,
    ])
    expect(await problems()).toEqual([{ what: 'hours' }])
    for (const date of week)
      expect([
        (await order({ date, time: '23:15' })).code,
        (await order({ date, time: '12:00' })).code,
      ]).toEqual(['ordering.outsideHours', 'ordering.outsideItemHours'])
    await query('delete from working_hours where store_id = $1', [store_id])
    expect(await problems()).toEqual([])
  })
})
