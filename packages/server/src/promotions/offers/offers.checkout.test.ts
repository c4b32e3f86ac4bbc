import { offers } from '@sufra/contract'
import { atQatar } from '@sufra/contract/kernel/clock'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newCustomer, quoteAndPlace } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type OffersTest, openOffers } from './offers.fixture.ts'

// The sample order has food for QAR 580.98 and delivery for QAR 30.
const today = '2030-03-16'

describeRules('offers and orders', (open) => {
  let test: OffersTest
  beforeAll(async () => {
    test = await openOffers(open)
  })
  afterAll(() => test?.close())
  beforeEach(async () => {
    await test.emptied()
    vi.useFakeTimers({ toFake: ['Date'], now: atQatar(today, '09:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const ordered = async () =>
    (
      await quoteAndPlace(
        test,
        test.kitchen.body({ date: '2030-03-20', time: '12:00', customer: newCustomer() }),
      )
    ).order
  const reduced = async () => (await ordered())?.offer_discount_value
  const prices = (body: object) => test.ask(offers.prices, undefined, { store_id: test.store, ...body })

  it('lower orders from midnight of the first day to midnight after the last in Qatar', async () => {
    await test.added({ start_date: today, end_date: '2030-03-17' })
    const [first, after] = [atQatar(today).getTime(), atQatar('2030-03-18').getTime()]
    const found = []
    for (const time of [first - 1, first, after - 1, after]) {
      vi.setSystemTime(time)
      found.push(await reduced())
    }
    expect(found).toEqual([0, 58.1, 58.1, 0])
  })

  it('never change an order that was placed, whatever becomes of them', async () => {
    const id = await test.added({ start_date: today, end_date: today })
    const order = await ordered()
    const { pool } = test.database
    const kept = async () =>
      (
        await pool.query(
          `select o.order_total_price, o.discount, o.version, l.offer_id, l.offer_discount, l.offer_discount_value
           from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
          [order?.id],
        )
      ).rows
    const before = await kept()
    expect(before).toMatchObject([{ offer_id: id, offer_discount: 10, offer_discount_value: 58_10 }])
    await test.ask(offers.update, id, { discount: 50, type: 'Item', item_id: test.item })
    expect(await reduced()).toBe(290.49)
    await test.ask(offers.updateStatus, id, { status: 0 })
    expect(await reduced()).toBe(0)
    await test.ask(offers.updateStatus, id, { status: 1 })
    expect(await reduced()).toBe(290.49)
    await test.ask(offers.remove, id)
    expect(await reduced()).toBe(0)
    expect(await kept()).toEqual(before)
  })

  it('tell the price that an order then gets, and which of two offers applies', async () => {
    const { item } = test
    const second = await test.anotherItem('Kabsa', 99_99)
    await test.added({ title_en: 'House', title_ar: 'المتجر', discount: 15, end_date: '2030-03-20' })
    const { output } = await prices({
      item_id: item,
      discount: 10,
      start_date: '2030-03-18',
      end_date: '2030-04-02',
    })
    const house = { title: { en: 'House', ar: 'المتجر' }, discount: 15, end_date: '2030-03-20' }
    expect(output).toMatchObject({
      prices: {
        total: 1,
        data: [{ item_id: item, today: 425_00, becomes: 450_00, meets: [{ ...house, applies: true }] }],
      },
      overlaps: [],
    })
    const higher = await prices({ item_id: item, discount: 20, start_date: today, end_date: today })
    expect(higher.output?.prices.data).toMatchObject([{ becomes: 400_00, meets: [{ applies: false }] }])
    // Of the same percentage the older one applies; elsewhere in the store there is only this one.
    const own = await test.added({ type: 'Item', item_id: item, discount: 15, title_en: 'Own' })
    const whole = await prices({ discount: 15, start_date: '2030-03-21', end_date: '2030-03-22' })
    expect(whole.output?.prices).toMatchObject({
      total: 2,
      data: [
        { item_id: item, becomes: 425_00, meets: [{ id: own, applies: true }] },
        { item_id: second, today: 84_99, becomes: 84_99, meets: [] },
      ],
    })
    const undated = await prices({ discount: 33.33, count: 1, page: 2, search: '' })
    expect(undated.output).toMatchObject({
      prices: { total: 2, data: [{ item_id: second, becomes: 66_66, meets: [] }] },
      overlaps: [],
    })
    expect((await prices({ discount: 5, search: 'kabs' })).output?.prices.total).toBe(1)
    expect(await reduced()).toBe(87.15)
  })

  it('tell the offers that they would overlap, but not themselves', async () => {
    const id = await test.added()
    const asked = { discount: 10, start_date: '2030-03-31', end_date: '2030-04-02' }
    expect((await prices(asked)).output?.overlaps).toEqual([
      {
        id,
        title: { en: 'Family Fridays', ar: 'جمعة العائلة' },
        discount: 10,
        start_date: '2030-03-01',
        end_date: '2030-03-31',
      },
    ])
    expect((await prices({ ...asked, id })).output?.overlaps).toEqual([])
    expect((await prices({ ...asked, item_id: test.item })).output?.overlaps).toEqual([])
    const reversed = await prices({ ...asked, end_date: '2030-03-01' })
    expect(reversed.refusal?.errors).toEqual({ end_date: 'From cannot be after To' })
    expect((await prices({ discount: 10, store_id: 999_999_999 })).status).toBe(404)
    expect((await prices({ discount: 0 })).refusal?.errors).toEqual({ discount: 'More than 0' })
  })

  it('are shown to apps while they are on, with an ETag that changes with them', async () => {
    const url = '/api/mobile/offers'
    const get = (etag?: string) =>
      test.server.call<{ offers: Record<string, unknown>[] }>('GET', url, {
        token: test.world.channel,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      })
    const tagOf = (answer: { headers: Headers }) => answer.headers.get('etag') ?? ''
    const empty = await get()
    expect(empty.body.offers).toEqual([])
    const id = await test.added({
      type: 'Item',
      item_id: test.item,
      start_date: today,
      end_date: '2030-03-17',
    })
    await test.added({ start_date: '2030-03-17', end_date: '2030-03-17' })
    await test.added({ status: 0 })
    const one = await get(tagOf(empty))
    expect([one.status, one.body.offers]).toEqual([
      200,
      [
        {
          id,
          title: { en: 'Family Fridays', ar: 'جمعة العائلة' },
          short_description: { en: '', ar: '' },
          image: null,
          type: 'Item',
          store_id: test.store,
          store_name: { en: 'Saffron store', ar: 'Saffron store ع' },
          item_id: test.item,
          item_name: { en: 'Saffron machboos', ar: 'Saffron machboos ع' },
          discount: 10,
          start_date: today,
          end_date: '2030-03-17',
          ends_at: '2030-03-17T21:00:00.000Z',
        },
      ],
    ])
    expect(one.headers.get('cache-control')).toBe('private, no-cache')
    for (const sent of [tagOf(one), `W/${tagOf(one)}`, `"other", ${tagOf(one)}`]) {
      const same = await get(sent)
      expect([same.status, same.body, tagOf(same)]).toEqual([304, '', tagOf(one)])
    }
    await test.ask(offers.update, id, { discount: 11 })
    expect((await get(tagOf(one))).body.offers).toMatchObject([{ discount: 11 }])
    vi.setSystemTime(atQatar('2030-03-17'))
    expect((await get()).body.offers).toHaveLength(2)
    vi.setSystemTime(atQatar(today))
    const { pool } = test.database
    const hidden = async (hide: string, show: string, value: unknown) => {
      await pool.query(hide, [value])
      const { offers: found } = (await get()).body
      await pool.query(show, [value])
      return found
    }
    const { item, store } = test
    for (const [hide, show, value] of [
      ['update items set show = false where id = $1', 'update items set show = true where id = $1', item],
      [
        'update stores set catering_status = false where id = $1',
        'update stores set catering_status = true where id = $1',
        store,
      ],
      [
        'update stores set archived_at = now() where id = $1',
        'update stores set archived_at = null where id = $1',
        store,
      ],
    ] as const)
      expect(await hidden(hide, show, value), hide).toEqual([])
    expect((await get()).body.offers).toHaveLength(1)
    await test.ask(offers.updateStatus, id, { status: 0 })
    const off = await get()
    expect([off.body.offers, tagOf(off)]).toEqual([[], tagOf(empty)])
  })
})
