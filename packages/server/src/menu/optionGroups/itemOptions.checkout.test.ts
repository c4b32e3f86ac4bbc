import { checkout } from '@sufra/contract/checkout/checkout'
import type { Operation } from '@sufra/contract/kernel/operation'
import { addonOptions, addons } from '@sufra/contract/menu/addons'
import { categories } from '@sufra/contract/menu/categories'
import { choiceOptions, choices } from '@sufra/contract/menu/choices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type CheckoutTest,
  type Kitchen,
  makeKitchen,
  newCustomer,
  openCheckout,
  quoteAndPlace,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'

const names = { name_en: 'Molasses', name_ar: 'دبس الرمان' }
/** What the kitchen's own basket comes to without choice and addon, delivery included. */
const bare = 580

describeRules('what is changed of a menu is so for the public with its next call', (open) => {
  let test: CheckoutTest
  let kitchen: Kitchen
  let item: number
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  beforeEach(async () => {
    kitchen = await makeKitchen(test.database, test.world, 'Saffron')
    item = kitchen.tenant.ids.items ?? 0
  })
  afterAll(() => test?.close())

  /** As the store's own user. */
  const change = async (operation: Operation, id: number | undefined, body: object = {}) => {
    const { status, output, refusal } = await test.server.ask(operation, 'store_user', {
      token: kitchen.tenant.people.store_user.token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
    expect([status, refusal?.code]).toEqual([200, undefined])
    return (output as { id?: number }).id ?? 0
  }
  type Picks = { option_id: number; quantity: number }[]
  const order = (picked: Picks, extras: Picks = []) =>
    quoteAndPlace(
      test,
      kitchen.body({
        customer: newCustomer(),
        items: [{ item_id: item, quantity: 12, choices: picked, addons: extras }],
      }),
    )
  const pick = (option_id: number, quantity = 1) => ({ option_id, quantity })
  const menu = async () => {
    const { output } = await test.server.ask(checkout.menu, 'channel', {
      token: test.world.channel,
      params: { id: kitchen.tenant.ids.stores ?? 0 },
    })
    return output
  }
  const onMenu = async () => (await menu())?.items.find(({ id }) => id === item)
  const needed = () => pick(kitchen.options[0])

  it('a new option can be ordered at its price, at a new price with the call after', async () => {
    const { order: plain } = await order([needed()])
    const before = Number(plain?.order_total_price)
    const body = {
      ...names,
      item_choice_id: kitchen.choice,
      item_choice_price: 12.75,
      max_selection_option: 2,
    }
    const option = await change(choiceOptions.save, undefined, body)
    expect((await order([needed(), pick(option, 2)])).order?.order_total_price).toBe(before + 25.5)
    expect((await onMenu())?.choices.at(-1)?.options.at(-1)).toMatchObject({ id: option, price: 1275 })
    await change(choiceOptions.update, option, { item_choice_price: 0.25 })
    expect((await order([needed(), pick(option, 2)])).order?.order_total_price).toBe(before + 0.5)
  })

  it('changed limits refuse', async () => {
    await change(choices.update, kitchen.choice, { min_selection_needed: 2 })
    expect((await order([needed()])).code).toBe('ordering.choiceCount')
    expect((await order([needed(), pick(kitchen.options[1])])).code).toBeUndefined()
    await change(choices.update, kitchen.choice, { max_quantity: 2 })
    expect((await order([needed(), pick(kitchen.options[1], 2)])).code).toBe('ordering.choiceQuantity')
    await change(choiceOptions.update, kitchen.options[0], { min_selection_option: 2 })
    expect((await order([needed(), pick(kitchen.options[1])])).code).toBe('ordering.optionQuantity')
    const few = [pick(kitchen.addon, 2)]
    await change(choices.update, kitchen.choice, { min_selection_needed: 0 })
    expect((await order([], few)).code).toBeUndefined()
    await change(addonOptions.update, kitchen.addon, { max_selection: 1 })
    expect((await order([], few)).code).toBe('ordering.optionQuantity')
  })

  it('a choice that its options cannot meet yet can be saved, and refuses orders until it can', async () => {
    const id = await change(choices.save, undefined, {
      item_id: item,
      item_choice_name_en: 'Bread',
      item_choice_name_ar: 'الخبز',
      min_selection_needed: 1,
      max_selection_needed: 1,
      max_quantity: 1,
      show_onmenu: false,
    })
    expect((await order([needed()])).code).toBeUndefined()
    await change(choices.update, id, { show_onmenu: true })
    const refused = await order([needed()])
    expect([refused.code, refused.message]).toEqual([
      'ordering.choiceCount',
      expect.stringContaining('Bread'),
    ])
    const option = await change(choiceOptions.save, undefined, {
      ...names,
      item_choice_id: id,
      item_choice_price: 1,
    })
    expect((await order([needed(), pick(option)])).code).toBeUndefined()
  })

  it('what is hidden or deleted is gone; old orders keep what they had', async () => {
    const extras = [pick(kitchen.addon)]
    const { order: placed } = await order([needed()], extras)
    await change(addonOptions.update, kitchen.addon, { show_onmenu: false })
    expect((await onMenu())?.addons.flatMap(({ options }) => options.map(({ id }) => id))).not.toContain(
      kitchen.addon,
    )
    expect((await order([needed()], extras)).code).toBe('ordering.itemUnavailable')
    await change(addonOptions.update, kitchen.addon, { show_onmenu: true })
    await change(addons.update, kitchen.tenant.ids.item_addons, { show_onmenu: false })
    expect((await onMenu())?.addons).toEqual([])
    expect((await order([needed()], extras)).code).toBe('ordering.itemUnavailable')
    await change(addons.remove, kitchen.tenant.ids.item_addons)
    expect((await order([needed()], extras)).code).toBe('row.missing')
    await change(choices.remove, kitchen.choice)
    expect((await order([needed()])).code).toBe('row.missing')
    expect((await order([])).order?.order_total_price).toBe(bare)
    const { rows } = await test.database.pool.query('select * from order_lines where order_id = $1', [
      placed?.id,
    ])
    expect(JSON.stringify(rows[0])).toContain('Tahina')
    expect(JSON.stringify(rows[0])).toContain('Waiter')
  })

  it('a hidden category hides its items', async () => {
    const category = kitchen.tenant.ids.subcategories ?? 0
    await change(categories.updateStatus, category, { status: false })
    expect((await menu())?.subcategories.map(({ id }) => id)).not.toContain(category)
    expect(await onMenu()).toBeUndefined()
    expect((await order([needed()])).code).toBe('ordering.itemUnavailable')
    await change(categories.updateStatus, category, { status: true })
    expect(await onMenu()).toBeDefined()
    expect((await order([needed()])).code).toBeUndefined()
  })

  it('categories stand as they are put in order', async () => {
    const first = kitchen.tenant.ids.subcategories ?? 0
    const sweets = await change(categories.save, undefined, {
      ...names,
      store_id: kitchen.tenant.ids.stores,
    })
    expect((await menu())?.subcategories.map(({ id }) => id)).toEqual([first, sweets])
    await change(categories.sort, undefined, { subcategories: [{ id: sweets, sorting_index: 1 }] })
    expect((await menu())?.subcategories.map(({ id }) => id)).toEqual([sweets, first])
  })
})
