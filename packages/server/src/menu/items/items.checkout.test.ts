import { checkout, items } from '@sufra/contract'
import { addDays } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type CheckoutTest,
  type Kitchen,
  makeKitchen,
  newCustomer,
  openCheckout,
  tomorrow,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { machboos } from './items.fixture.ts'

describeRules('changes of an item apply to the public’s next call', (open) => {
  let test: CheckoutTest
  let kitchen: Kitchen
  let id: number
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  beforeEach(async () => {
    kitchen = await makeKitchen(test.database, test.world, 'Saffron')
    id = kitchen.tenant.ids.items as number
  })
  afterAll(() => test?.close())

  const change = async (
    operation: Parameters<typeof test.server.ask>[0],
    params: number | undefined,
    body: unknown = {},
    door: Kind = 'store_user',
  ) => {
    const token =
      door === 'admin' ? test.world.admins['Super Admin'].token : kitchen.tenant.people[door].token
    const answer = await test.server.ask(operation, door, {
      token,
      ...(params !== undefined && { params: { id: params } }),
      body,
    })
    expect([answer.status, answer.refusal]).toEqual([200, undefined])
    return answer.output as { item_id: number }
  }
  const update = (body: object) => change(items.update, id, body)
  const menu = async () => {
    const { output } = await test.server.ask(checkout.menu, 'channel', {
      token: test.world.channel,
      params: { id: kitchen.tenant.ids.stores as number },
    })
    return output?.items ?? []
  }
  const body = () => kitchen.body({ customer: newCustomer() })
  const total = async () => (await test.quote(body())).body.quote?.sub_total
  const codes = async () => [(await test.quote(body())).body.code, (await test.place(body())).body.code]
  const refused = async (code: string) => expect(await codes()).toEqual([code, code])
  const asBefore = async () => expect(await codes()).toEqual([undefined, undefined])

  it('its prices, but not of earlier orders', async () => {
    // 500 for ten people, 25 for each of two more, an option of 10, two of an addon of 10.49.
    expect(await total()).toBe(580.98)
    const { order } = (await test.place(body())).body
    await update({ promoted_price: 450, price_per_unit: 30.5, enough_for: 11 })
    expect(await total()).toBe(450 + 30.5 + 10 + 20.98)
    await update({ delivery_type: 'specialFees', special_fees_amount: 40 })
    expect(await total()).toBe(450 + 30.5 + 40 + 10 + 20.98)
    await update({ delivery_type: 'catering' })
    expect(await total()).toBe(450 + 30.5 + 10 + 20.98)
    const placed = (await test.place(body())).body.order
    expect(placed?.sub_total).toBe(450 + 30.5 + 10 + 20.98)
    const { rows } = await test.database.pool.query('select sub_total from orders where id = $1', [order?.id])
    expect(rows[0]?.sub_total).toBe(58098)
  })

  it('its names, photo and description', async () => {
    await update({ name_en: 'Kabsa', name_ar: 'كبسة', thumbfile: examplePicture })
    const [item] = await menu()
    expect(item?.name).toEqual({ en: 'Kabsa', ar: 'كبسة' })
    expect(item?.image?.uri).toMatch(/^\/files\//)
  })

  it('its visibility, by either switch', async () => {
    for (const [hide, show] of [
      [() => change(items.updateShow, undefined, { item_id: id, status: false }), true],
      [() => change(items.updateStatus, id, { status: false }), false],
    ] as const) {
      await hide()
      expect(await menu()).toEqual([])
      await refused('ordering.itemUnavailable')
      await (show
        ? change(items.updateShow, undefined, { item_id: id, status: true })
        : change(items.updateStatusShort, id, { status: true }, 'admin'))
      await asBefore()
    }
    // Items hidden from the restaurant's people are still sold.
    const kept = { item_id: id, show_on_restaurant_manager: false }
    await change(items.updateShowOnRestaurantManager, undefined, kept, 'admin')
    await asBefore()
  })

  it('its limits per order and per day', async () => {
    await update({ max_quantity_per_day: 11 })
    expect((await menu())[0]?.max_quantity_per_day).toBe(11)
    await refused('ordering.quantity')
    await update({ max_quantity_per_day: 12, quantity_per_day: 23 })
    await asBefore()
    await refused('ordering.itemDayFull')
    await update({ quantity_per_day: 24 })
    await asBefore()
  })

  it('its hours, its drop-off hours and its notice', async () => {
    await update({ available_from_time: '08:00', available_to_time: '19:00' })
    await refused('ordering.outsideItemHours')
    await update({ available_to_time: '19:30' })
    await asBefore()
    await update({ drop_off_time: '8-19' })
    await refused('ordering.outsideDropOff')
    await update({ clear: ['drop_off_time'] })
    await asBefore()
    await update({ lead_time: 8000 })
    await refused('ordering.notice')
  })

  it('cash and location requirements', async () => {
    await change(items.updateCashOnDelivery, undefined, { item_id: id, cash_on_delivery: false })
    await refused('ordering.cashItem')
    await change(items.updateCashOnDelivery, undefined, { item_id: id, cash_on_delivery: true })
    await asBefore()
    await change(items.updateRequiredLocation, undefined, { item_id: id, required_location: false })
    expect((await menu())[0]?.required_location).toBe(false)
  })

  it('its rank, and new or copied items', async () => {
    const { ids } = kitchen.tenant
    const form = {
      ...machboos,
      store_id: ids.stores,
      sub_category_id: ids.subcategories,
      global_categories: [ids.global_categories],
      filters: [ids.filters],
      item_requirements: [ids.requirements],
    }
    const { item_id: added } = await change(items.save, undefined, { ...form, thumbfile: examplePicture })
    const copy = { ...form, copy_from_item_id: id, promoted_price: 100 }
    const { item_id: copied } = await change(items.copy, undefined, copy, 'admin')
    const order = async () => (await menu()).map((item) => item.id)
    expect(await order()).toEqual([id, added, copied])
    await change(items.sort, undefined, {
      sub_category_id: ids.subcategories,
      items: [{ id: copied, sorting_index: 1 }],
    })
    expect(await order()).toEqual([copied, id, added])
    const [first] = await menu()
    expect(first?.choices.map(({ name }) => name.en)).toEqual(['Saffron salads', 'Sauce'])
    const [pick] = first?.choices[1]?.options ?? []
    const basket = kitchen.body({
      // Its notice is 25 hours: tomorrow may become too soon during the test.
      date: addDays(tomorrow(), 1),
      customer: newCustomer(),
      items: [{ item_id: copied, quantity: 12, choices: [{ option_id: pick?.id ?? 0, quantity: 1 }] }],
    })
    expect((await test.place(basket)).body.order?.sub_total).toBe(100 + 2 * 20 + 10)
  })

  it('a deleted item leaves the menu, and its orders are refused', async () => {
    await change(items.remove, id)
    expect(await menu()).toEqual([])
    await refused('row.missing')
  })
})
