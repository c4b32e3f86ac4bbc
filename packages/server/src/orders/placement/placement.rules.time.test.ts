import { atQatar } from '@sufra/contract/kernel/clock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CheckoutTest,
  makeKitchen,
  openAroundTheClock,
  openCheckout,
  type PlaceBody,
  quoteAndPlace,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'

// A Saturday; the kitchen is open from 08:00 to 22:00 and needs four hours and one to set up.
const saturday = '2030-03-16'
const sunday = '2030-03-17'

describeRules('the delivery time of an order', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const zone = process.env.TZ
  beforeEach(async () => {
    Object.assign(test, { kitchen: await makeKitchen(test.database, test.world, 'Saffron') })
    vi.useFakeTimers({ toFake: ['Date'], now: atQatar(saturday, '09:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const set = (table: string, values: string) =>
    test.database.pool.query(`update ${table} set ${values} where id = $1`, [test.kitchen.tenant.ids[table]])
  const at = (date: string, time: string, changes: Partial<PlaceBody> = {}) =>
    quoteAndPlace(test, test.kitchen.body({ date, time, ...changes }))
  const accepts = async (date: string, time: string, changes?: Partial<PlaceBody>) =>
    expect((await at(date, time, changes)).code, `${date} ${time}`).toBeUndefined()
  const refuses = async (date: string, time: string, code: string, next: string) => {
    const body = await at(date, time)
    expect(body.code, `${date} ${time}`).toBe(`ordering.${code}`)
    expect(body.message).toContain(`Next possible time: ${next}`)
  }

  describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('on a server in %s', (tz) => {
    beforeEach(() => {
      process.env.TZ = tz
    })

    it('requires the notice to the minute', async () => {
      await refuses(saturday, '08:59', 'past', '16 Mar 2030 02:15 PM')
      await refuses(saturday, '09:00', 'past', '16 Mar 2030 02:15 PM')
      await refuses(saturday, '13:59', 'notice', '16 Mar 2030 02:15 PM')
      await accepts(saturday, '14:00')
      vi.setSystemTime(atQatar(saturday, '09:00').getTime() + 1)
      await refuses(saturday, '14:00', 'notice', '16 Mar 2030 02:15 PM')
      // A time suggested now stays possible for ten minutes.
      vi.setSystemTime(atQatar(saturday, '09:10'))
      await accepts(saturday, '14:15')
      await refuses(saturday, '14:09', 'notice', '16 Mar 2030 02:30 PM')
    })

    it('closes to the minute, past midnight too', async () => {
      await refuses(sunday, '07:59', 'outsideHours', '17 Mar 2030 08:00 AM')
      await accepts(sunday, '08:00')
      await accepts(sunday, '22:00')
      await refuses(sunday, '22:01', 'outsideHours', '18 Mar 2030 08:00 AM')
      await set('working_hours', `start_time = '20:00', end_time = '01:30'`)
      const all = { start_time: '00:00', end_time: '00:00' }
      await set('store_regions', `start_time = '${all.start_time}', end_time = '${all.end_time}'`)
      await set('store_region_areas', `start_time = '${all.start_time}', end_time = '${all.end_time}'`)
      await accepts('2030-03-18', '01:30')
      await refuses('2030-03-18', '01:31', 'outsideHours', '18 Mar 2030 08:00 AM')
    })

    it('uses the day of the event in Qatar: the last minute of one and the first of the next', async () => {
      await openAroundTheClock(test.database, test.kitchen)
      await insert(test.database.pool, 'booked_days', {
        store_id: test.kitchen.tenant.ids.stores,
        start_date: '2030-03-18',
        end_date: '2030-03-19',
      })
      await accepts(sunday, '23:59')
      await refuses('2030-03-18', '00:00', 'dayBooked', '20 Mar 2030 12:00 AM')
      await refuses('2030-03-19', '23:59', 'dayBooked', '20 Mar 2030 12:00 AM')
      await accepts('2030-03-20', '00:00')
      await set('stores', 'max_catering_per_day = 1')
      await refuses('2030-03-20', '23:59', 'dayFull', '21 Mar 2030 12:00 AM')
      await accepts('2030-03-21', '00:00')
      vi.setSystemTime(atQatar('2030-03-21', '19:00'))
      await accepts('2030-03-22', '00:00')
    })
  })

  it('applies the area’s hours before the region’s', async () => {
    await set('store_regions', `start_time = '09:00', end_time = '21:00'`)
    await set('store_region_areas', `start_time = '11:00', end_time = '20:00'`)
    const refused = await at(sunday, '10:59')
    expect(refused).toMatchObject({ code: 'ordering.outsideAreaHours' })
    expect(refused.message).toMatch(/West Bay from 11:00 to 20:00.*17 Mar 2030 11:00 AM/)
    await accepts(sunday, '11:00')
    await accepts(sunday, '20:00')
    await refuses(sunday, '20:01', 'outsideAreaHours', '18 Mar 2030 11:00 AM')
  })

  it('applies the drop-off hours of the store and of the item', async () => {
    await set('stores', `drop_off_from = '10:00', drop_off_to = '20:00'`)
    await refuses(sunday, '09:59', 'outsideDropOff', '17 Mar 2030 10:00 AM')
    await accepts(sunday, '10:00')
    await set('items', `available_from_time = '19:00', available_to_time = '03:00'`)
    await refuses(sunday, '18:59', 'outsideItemHours', '17 Mar 2030 07:00 PM')
    await accepts(sunday, '19:00')
    await refuses(sunday, '20:01', 'outsideDropOff', '18 Mar 2030 07:00 PM')
    await set('items', `drop_off_from = '19:30', drop_off_to = '21:00'`)
    await refuses(sunday, '19:29', 'outsideDropOff', '17 Mar 2030 07:30 PM')
  })

  it('is limited to a year ahead, or to the platform’s setting', async () => {
    await accepts('2031-03-16', '12:00')
    for (const date of ['2031-03-17', '2199-12-31']) {
      const body = await at(date, '12:00')
      expect([body.code, body.message]).toEqual([
        'ordering.tooFar',
        'Orders can be placed up to 365 days ahead. Choose a day up to 16 Mar 2031',
      ])
    }
    await test.database.pool.query(`update settings set value = '{"days_ahead": 1}' where key = 'ordering'`)
    await accepts(sunday, '12:00')
    expect((await at('2030-03-18', '12:00')).code).toBe('ordering.tooFar')
    // No time after the last day is suggested.
    await refuses(sunday, '22:30', 'outsideHours', 'none within 60 days. Choose another store')
    await test.database.pool.query(`update settings set value = '{"days_ahead": 365}' where key = 'ordering'`)
  })

  it('says so when no time fits', async () => {
    await set('items', `available_from_time = '23:00', available_to_time = '23:30'`)
    await refuses(sunday, '12:00', 'outsideItemHours', 'none within 60 days')
  })

  it('limits serving hours to those of the item', async () => {
    const [line] = test.kitchen.body().items as [PlaceBody['items'][number]]
    await accepts(sunday, '12:00', { items: [{ ...line, serving_hours: 4 }] })
    const body = await at(sunday, '12:00', { items: [{ ...line, serving_hours: 5 }] })
    expect(body).toMatchObject({ code: 'ordering.servingHours' })
    expect(body.message).toContain('at most 4 hours')
  })

  it('counts the orders of a day and the people of an item, pending orders included', async () => {
    await set('stores', 'max_catering_per_day = 2')
    await accepts(sunday, '12:00')
    await accepts(sunday, '13:00')
    await refuses(sunday, '14:00', 'dayFull', '18 Mar 2030 08:00 AM')
    await set('stores', 'max_catering_per_day = 0')
    await refuses(sunday, '14:00', 'dayFull', 'none within 60 days')
    await set('stores', 'max_catering_per_day = 100')
    await set('items', 'quantity_per_day = 40')
    const [line] = test.kitchen.body().items as [PlaceBody['items'][number]]
    const people = (quantity: number) => ({ items: [{ ...line, quantity }] })
    const over = await at(sunday, '14:00', people(17))
    expect(over.code).toBe('ordering.itemDayFull')
    expect(over.message).toMatch(/Only 16 of .* left for 17 Mar 2030.*for 17: 18 Mar 2030 08:00 AM/)
    const twice = { items: [...people(9).items, ...people(8).items] }
    expect((await at(sunday, '14:00', twice)).code).toBe('ordering.itemDayFull')
    await accepts(sunday, '14:00', people(8))
    await accepts(sunday, '14:00', people(8))
    expect((await at(sunday, '14:00', people(1))).message).toMatch(/Only 0 of .* left/)
    expect((await at('2030-03-18', '14:00', people(41))).message).toMatch(
      /none within 60 days. Order at most 40 for this day/,
    )
    expect((await at(sunday, '14:00', people(41))).message).toMatch(/Choose another item/)
    await accepts('2030-03-18', '14:00', people(40))
  })
})
