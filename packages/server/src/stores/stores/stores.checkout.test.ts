import {
  bookedDays,
  checkout,
  deliveryRegions,
  regions,
  restaurants,
  storePolicy,
  stores,
  workingHours,
} from '@sufra/contract'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { weekDays } from '@sufra/contract/kernel/week'
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
import { cancelOrder } from '../../../test/world.rows.ts'

describeRules('changes of a store apply to the public’s next call', (open) => {
  let test: CheckoutTest
  let kitchen: Kitchen
  let id: number
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  beforeEach(async () => {
    kitchen = await makeKitchen(test.database, test.world, 'Saffron')
    id = kitchen.tenant.ids.stores as number
  })
  afterAll(() => test?.close())

  /** Calls as the restaurant's owner, except for calls of admins. */
  const change = async (
    operation: Parameters<typeof test.server.ask>[0],
    params: number | undefined,
    body: unknown = {},
    door: 'restaurant' | 'admin' = 'restaurant',
  ) => {
    const token =
      door === 'admin' ? test.world.admins['Super Admin'].token : kitchen.tenant.people.restaurant.token
    const answer = await test.server.ask(operation, door, {
      token,
      ...(params !== undefined && { params: { id: params } }),
      body,
    })
    expect([answer.status, answer.refusal?.code]).toEqual([200, undefined])
  }
  const listed = async () => {
    const { output } = await test.server.ask(checkout.stores, 'channel', { token: test.world.channel })
    return output?.stores.find((store) => store.id === id)
  }
  const menu = () => test.server.ask(checkout.menu, 'channel', { token: test.world.channel, params: { id } })
  const quoted = () => test.quote(kitchen.body({ customer: newCustomer() }))
  const placed = () => test.place(kitchen.body({ customer: newCustomer() }))
  const codes = async () => [(await quoted()).body.code, (await placed()).body.code]
  const asBefore = async () => expect(await codes()).toEqual([undefined, undefined])

  it('orders outside changed hours are refused', async () => {
    await asBefore()
    await change(workingHours.applyForAll, id, {
      week_days: weekDays,
      start_time: '09:00',
      end_time: '19:00',
    })
    expect(await codes()).toEqual(['ordering.outsideHours', 'ordering.outsideHours'])
    const { output } = await test.server.ask(checkout.workingHours, 'channel', {
      body: { restaurant_store_id: id },
    })
    expect(output?.storeHours.every(({ end_time }) => end_time === '19:00')).toBe(true)
    await change(workingHours.applyForAll, id, {
      week_days: weekDays,
      start_time: '09:00',
      end_time: '19:30',
    })
    await asBefore()
  })

  it('its drop-off hours', async () => {
    await change(stores.update, id, { drop_off_time: '8-19' })
    expect(await listed()).toMatchObject({ drop_off_from: '08:00', drop_off_to: '19:00' })
    expect(await codes()).toEqual(['ordering.outsideDropOff', 'ordering.outsideDropOff'])
    await change(stores.update, id, { clear: ['drop_off_time'] })
    await asBefore()
  })

  it('catering switched off and on', async () => {
    await change(stores.updateCateringStatus, id, { catering_status: false })
    expect(await listed()).toBeUndefined()
    expect((await codes()).every((code) => code?.startsWith('ordering.'))).toBe(true)
    await change(stores.updateCateringStatus, id, { catering_status: true })
    expect(await listed()).toBeDefined()
    await asBefore()
  })

  it('its delivery fee, its region and its rates', async () => {
    const { store_region_areas, store_regions } = kitchen.tenant.ids
    await change(deliveryRegions.updateArea, store_region_areas, { catering_delivery_fees: 44.5 })
    expect((await listed())?.areas[0]?.catering_delivery_fees).toBe(4450)
    expect((await quoted()).body.quote?.catering_delivery_fees).toBe(44.5)
    expect((await placed()).body.order?.catering_delivery_fees).toBe(44.5)
    await change(stores.update, id, { catering_advance: 10, cash_on_delivery_limit: 5 }, 'admin')
    expect(await listed()).toMatchObject({ catering_advance: 10, cash_on_delivery_limit: 500 })
    expect(await codes()).toEqual(['ordering.cashLimit', 'ordering.cashLimit'])
    await change(stores.update, id, { cash_on_delivery_limit: 0 }, 'admin')
    await change(deliveryRegions.remove, store_regions)
    expect((await listed())?.areas).toEqual([])
    expect(await codes()).not.toContain(undefined)
  })

  it('the hours and the name of an area', async () => {
    const { store_region_areas, areas } = kitchen.tenant.ids
    await change(deliveryRegions.updateArea, store_region_areas, { start_time: '08:00', end_time: '19:00' })
    expect((await listed())?.areas[0]).toMatchObject({ start_time: '08:00', end_time: '19:00' })
    expect(await codes()).toEqual(['ordering.outsideAreaHours', 'ordering.outsideAreaHours'])
    await change(deliveryRegions.removeArea, store_region_areas)
    await asBefore()
    await change(regions.updateArea, areas, { name_en: 'Lusail', name_ar: 'لوسيل' }, 'admin')
    expect((await listed())?.areas.map(({ name }) => name)).toContainEqual({ en: 'Lusail', ar: 'لوسيل' })
  })

  it('its policy and its pictures', async () => {
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'No returns' }] }],
    }
    expect((await menu()).output?.policy).toEqual({ en: null, ar: null })
    await change(storePolicy.update, id, { store_policy_en: JSON.stringify(document) })
    expect((await menu()).output?.policy).toEqual({ en: document, ar: null })
    const before = await listed()
    await change(stores.update, id, { logofile: examplePicture, thumbfile: examplePicture })
    const { logo, thumb } = (await listed()) ?? {}
    expect([logo?.uri, thumb?.uri]).not.toContain(undefined)
    expect([logo?.uri, thumb?.uri]).not.toEqual([before?.logo?.uri, before?.thumb?.uri])
  })

  it('orders for a day that was booked meanwhile are refused', async () => {
    const [start_date, end_date] = [tomorrow(), tomorrow()]
    await change(bookedDays.save, undefined, { restaurant_store_id: id, start_date, end_date })
    expect((await listed())?.booked_days).toContainEqual({ start_date, end_date })
    expect(await codes()).toEqual(['ordering.dayBooked', 'ordering.dayBooked'])
  })

  it('its name and daily limit, but not of earlier orders', async () => {
    const before = (await placed()).body.order?.id
    await change(stores.update, id, {
      name_en: 'Zaafaran',
      name_ar: 'زعفران',
      description_en: 'New',
      max_catering_per_day: 2,
    })
    expect(await listed()).toMatchObject({
      name: { en: 'Zaafaran', ar: 'زعفران' },
      description: { en: 'New' },
    })
    const after = (await placed()).body.order?.id
    const { rows } = await test.database.pool.query(
      'select store_name_en from orders where id = any($1) order by id',
      [[before, after]],
    )
    expect(rows.map((row) => row.store_name_en)).toEqual(['Saffron store', 'Zaafaran'])
    expect(await codes()).toEqual(['ordering.dayFull', 'ordering.dayFull'])
  })

  it('the deletion of its restaurant', async () => {
    await cancelOrder(test.database.pool, kitchen.tenant.ids.orders as number)
    await change(restaurants.remove, kitchen.tenant.ids.restaurants, {}, 'admin')
    expect(await listed()).toBeUndefined()
    expect((await menu()).status).toBe(404)
    expect(await codes()).toEqual(['row.missing', 'row.missing'])
  })

  it('a deleted store leaves the catalogue, and its orders are refused', async () => {
    await cancelOrder(test.database.pool, kitchen.tenant.ids.orders as number)
    await change(stores.remove, id)
    expect(await listed()).toBeUndefined()
    expect((await menu()).status).toBe(404)
    expect(await codes()).toEqual(['row.missing', 'row.missing'])
  })
})
