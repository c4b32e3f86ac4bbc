// Over 300 lines: the rules of discounts, each a case over the same menu and draft.
import { atQatar } from '@sufra/contract/kernel/clock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addCoupon,
  type CheckoutTest,
  makeKitchen,
  newCustomer,
  openCheckout,
  type PlaceBody,
  quoteAndPlace,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'

// The sample order has food for QAR 580.98 and delivery for QAR 30.
const today = '2030-03-16'
const plain = { date: '2030-03-20', time: '12:00' }

describeRules('discounts', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const zone = process.env.TZ
  beforeEach(async () => {
    Object.assign(test, { kitchen: await makeKitchen(test.database, test.world, 'Saffron') })
    vi.useFakeTimers({ toFake: ['Date'], now: atQatar(today, '09:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const usesOf = async (id: number) =>
    (
      await query(
        `select sum(orders)::int as uses from promotion_costs where kind = 'coupon' and promotion_id = $1`,
        [id],
      )
    )[0].uses
  const ask = (changes: Partial<PlaceBody> = {}) =>
    quoteAndPlace(test, test.kitchen.body({ ...plain, customer: newCustomer(), ...changes }))
  const codeOf = async (changes: Partial<PlaceBody>) => (await ask(changes)).code?.replace('ordering.', '')
  const addOffer = (changes: Record<string, unknown>) =>
    insert(test.database.pool, 'offers', {
      title_en: 'Offer',
      title_ar: 'عرض',
      type: 'Store',
      store_id: test.kitchen.tenant.ids.stores,
      discount: 10,
      start_date: today,
      end_date: today,
      ...changes,
    })

  describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('on a server in %s', (tz) => {
    beforeEach(() => {
      process.env.TZ = tz
    })

    it('start and end coupons and offers at midnight in Qatar', async () => {
      const { code } = await addCoupon(test, { start_date: today, end_date: '2030-03-17' })
      await addOffer({ end_date: '2030-03-17' })
      const errorAt = async (time: Date) => {
        vi.setSystemTime(time)
        const lowered = (await ask()).order?.offer_discount_value
        return [await codeOf({ coupon_code: code }), lowered === 58.1]
      }
      const first = atQatar(today)
      const last = atQatar('2030-03-18')
      expect(await errorAt(new Date(first.getTime() - 1))).toEqual(['couponNotYet', false])
      expect(await errorAt(first)).toEqual([undefined, true])
      expect(await errorAt(new Date(last.getTime() - 1))).toEqual([undefined, true])
      expect(await errorAt(last)).toEqual(['couponEnded', false])
    })

    it('end the welcome discount at midnight in Qatar', async () => {
      await query('update welcome_discounts set value = 10, status = true, end_date = $1', [today])
      const given = async (time: number) => {
        vi.setSystemTime(time)
        return (await ask()).order?.welcome_discount_value
      }
      try {
        const over = atQatar('2030-03-17').getTime()
        expect([await given(over - 1), await given(over)]).toEqual([58.1, 0])
      } finally {
        await query('update welcome_discounts set status = false, end_date = null')
      }
    })
  })

  it('applies only the best offer of the item or the store', async () => {
    await addOffer({ discount: 10 })
    const item_id = test.kitchen.tenant.ids.items
    const own = await addOffer({ discount: 25, type: 'Item', item_id })
    await addOffer({ discount: 90, status: false })
    const { order, quote } = await ask()
    expect(order).toMatchObject({
      sub_total: 580.98,
      offer_discount_value: 145.25,
      discount_value: 145.25,
      order_total_price: 465.73,
    })
    expect(quote?.lines).toMatchObject([{ offer_discount: 25, offer_discount_value: 145.25 }])
    const [row] = await query('select * from orders where id = $1', [order?.id])
    // 15 % of 435.73, borne by the store.
    expect(row).toMatchObject({ discount: 25, platform_commission_value: 65_36, due_to_store: -65_36 })
    const [line] = await query('select * from order_lines where order_id = $1', [order?.id])
    expect(line).toMatchObject({ offer_id: own, offer_discount: 25, offer_discount_value: 145_25 })
    const menu = await test.server.call<{ items: unknown[] }>(
      'GET',
      `/api/mobile/stores/${test.kitchen.tenant.ids.stores}/menu`,
      { token: test.world.channel },
    )
    expect(menu.body.items).toMatchObject([{ offer_discount: 25 }])
  })

  it('applies a coupon after offers, and charges the platform its share', async () => {
    await addOffer({ discount: 10 })
    const { id, code } = await addCoupon(test)
    const { order, quote } = await ask({ coupon_code: code.toLowerCase(), payment_method: 'creditcard' })
    // 58.10 off, then a tenth of 522.88; 60 % of 52.29; half of the total in advance.
    expect(order).toMatchObject({
      offer_discount_value: 58.1,
      coupon_discount_value: 52.29,
      discount_value: 110.39,
      order_total_price: 500.59,
      advance_due: 250.3,
    })
    expect(quote).toMatchObject({ coupon: { code, discount: 10 }, welcome_discount: 0 })
    const [row] = await query('select * from orders where id = $1', [order?.id])
    expect(row).toMatchObject({
      coupon_id: id,
      coupon_code: code,
      coupon_discount: 10,
      coupon_discount_value: 52_29,
      coupon_platform_contribution: 60,
      coupon_platform_contribution_value: 31_37,
      // 15 % of 580.98 − 58.10 − 20.92.
      platform_commission_value: 75_29,
      due_to_store: 31_37 - 75_29,
    })
    const postings = await query(
      `select account, amount from ledger_postings where order_id = $1 order by line_number`,
      [order?.id],
    )
    expect(postings).toEqual([
      { account: 'customer_receivable', amount: 500_59 },
      { account: 'store_uncollected', amount: -500_59 },
      { account: 'platform_discounts', amount: 31_37 },
      { account: 'store_expected', amount: -31_37 },
      { account: 'store_expected', amount: 75_29 },
      { account: 'commission_revenue', amount: -75_29 },
    ])
    const redemptions = await query('select * from coupon_redemptions where order_id = $1', [order?.id])
    expect(redemptions).toMatchObject([{ discount_value: 52_29, platform_contribution_value: 31_37 }])
    expect(await usesOf(id)).toBe(1)
  })

  it('requires the exact coupon minimum, before delivery and after offers', async () => {
    const { code } = await addCoupon(test, { minimum_order_amount: 580_98 })
    expect(await codeOf({ coupon_code: code })).toBeUndefined()
    const more = await addCoupon(test, { minimum_order_amount: 580_99 })
    const refused = await ask({ coupon_code: more.code })
    expect(refused.code).toBe('ordering.couponMinimum')
    expect(refused.message).toContain('QAR 580.99')
    expect(refused.message).toContain('Add QAR 0.01 more')
    await addOffer({ discount: 1 })
    expect(await codeOf({ coupon_code: code })).toBe('couponMinimum')
  })

  it('limits a coupon to its stores or items', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    const other = await makeKitchen(test.database, test.world, 'Other')
    const elsewhere = await addCoupon(test, { all_stores: false })
    const link = (coupon_id: number, store_id: unknown) =>
      query('insert into coupon_stores (coupon_id, store_id) values ($1, $2)', [coupon_id, store_id])
    const name = (coupon_id: number, store_id: unknown, item_id: unknown) =>
      query('insert into coupon_items values ($1, $2, $3)', [coupon_id, store_id, item_id])
    await link(elsewhere.id, other.tenant.ids.stores)
    const refused = await ask({ coupon_code: elsewhere.code })
    expect(refused.code).toBe('ordering.couponStore')
    expect(refused.message).toContain('Other store')
    await link(elsewhere.id, stores)
    expect(await codeOf({ coupon_code: elsewhere.code })).toBeUndefined()

    const itemCoupon = await addCoupon(test, { all_stores: false, type: 'Item' })
    await link(itemCoupon.id, stores)
    expect(await codeOf({ coupon_code: itemCoupon.code })).toBe('couponItems')
    await name(itemCoupon.id, stores, items)
    const second = await insert(test.database.pool, 'items', {
      ...(await query('select * from items where id = $1', [items]))[0],
      id: 900_000 + (items as number),
      promoted_price: 100_00,
    })
    const body = test.kitchen.body(plain)
    const { order } = await ask({
      coupon_code: itemCoupon.code,
      items: [...body.items, { item_id: second, quantity: 1 }],
    })
    expect(order).toMatchObject({ sub_total: 680.98, coupon_discount_value: 58.1 })
    expect(await codeOf({ coupon_code: itemCoupon.code, items: [{ item_id: second, quantity: 1 }] })).toBe(
      'couponItems',
    )
    // The items it suggests can be ordered: none is hidden.
    const hint = async () =>
      (await ask({ coupon_code: itemCoupon.code, items: [{ item_id: second, quantity: 1 }] })).message
    const [{ name_en }] = (await query('select name_en from items where id = $1', [items])) as [
      { name_en: string },
    ]
    expect(await hint()).toMatch(new RegExp(`other items: ${name_en}$`))
    await query('update items set show = false where id = $1', [items])
    expect(await hint()).toMatch(/other items: none at present$/)
  })

  it('rejects a price above the largest amount', async () => {
    const { items } = test.kitchen.tenant.ids
    await query(
      'update items set price_per_unit = 100000000000, max_quantity_per_day = 10000 where id = $1',
      [items],
    )
    const [line] = test.kitchen.body(plain).items
    for (const payment_method of ['creditcard', 'cashondelivery'] as const) {
      const body = await ask({
        payment_method,
        items: [{ ...line, item_id: items as number, quantity: 10_000 }],
      })
      expect([body.code, body.message]).toEqual([
        'ordering.tooLarge',
        'The order comes to more than QAR 1,000,000,000.00. Order less, or split it into several orders',
      ])
    }
  })

  // vendure#5278: a promotion that gave nothing was counted as used, so that its customer could not use it later.
  it('refuses a coupon that would give nothing, and leaves its use', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    const ofItem = await addCoupon(test, { all_stores: false, type: 'Item', limit_per_user: 1 })
    await query('insert into coupon_stores (coupon_id, store_id) values ($1, $2)', [ofItem.id, stores])
    await query('insert into coupon_items values ($1, $2, $3)', [ofItem.id, stores, items])
    const other = await insert(test.database.pool, 'items', {
      ...(await query('select * from items where id = $1', [items]))[0],
      id: 950_000 + (items as number),
    })
    const customer = newCustomer()
    const elsewhere = { customer, coupon_code: ofItem.code, items: [{ item_id: other, quantity: 1 }] }
    expect(await codeOf(elsewhere)).toBe('couponItems')
    expect(await usesOf(ofItem.id)).toBeNull()
    expect(await codeOf({ customer, coupon_code: ofItem.code })).toBeUndefined()
    expect(await usesOf(ofItem.id)).toBe(1)

    const { id, code } = await addCoupon(test, { total_usage_limit: 1 })
    const free = await addOffer({ discount: 100 })
    expect(await codeOf({ coupon_code: code })).toBe('couponNothing')
    expect((await ask()).order).toMatchObject({ order_total_price: 30 })
    await query('update offers set archived_at = now() where id = $1', [free])
    expect(await codeOf({ coupon_code: code })).toBeUndefined()
    expect(await usesOf(id)).toBe(1)
  })

  // medusa#14899: two promotions together came to more than the cart, and its total was negative.
  it('costs the delivery at least, however much is given', async () => {
    const { code } = await addCoupon(test, { discount: 100 })
    await addOffer({ discount: 60 })
    const { order } = await ask({ coupon_code: code })
    expect(order).toMatchObject({
      discount_value: 580.98,
      coupon_discount_value: 232.39,
      order_total_price: 30,
    })
    await query('update welcome_discounts set value = 100, status = true')
    try {
      expect((await ask()).order).toMatchObject({ welcome_discount_value: 232.39, order_total_price: 30 })
    } finally {
      await query('update welcome_discounts set status = false')
    }
  })

  it('rejects an unknown, inactive or used up coupon', async () => {
    expect(await codeOf({ coupon_code: 'NOSUCH' })).toBe('couponUnknown')
    const off = await addCoupon(test, { status: false })
    expect(await codeOf({ coupon_code: off.code })).toBe('couponInactive')
    const over = await addCoupon(test, { status: false, start_date: '2030-03-01', end_date: '2030-03-15' })
    expect(await codeOf({ coupon_code: over.code })).toBe('couponEnded')
    const twice = await addCoupon(test, { total_usage_limit: 2, limit_per_user: 1 })
    const [one, two, three] = [newCustomer(), newCustomer(), newCustomer()]
    const use = (customer: PlaceBody['customer']) => codeOf({ coupon_code: twice.code, customer })
    expect(await use(one)).toBeUndefined()
    expect(await use({ ...one, mobile: `+974${one.mobile}` })).toBe('couponUsedByCustomer')
    expect(await use(two)).toBeUndefined()
    expect(await use(three)).toBe('couponUsedUp')
  })

  it('applies the welcome discount once, without a coupon, at the platform’s cost', async () => {
    await query('update welcome_discounts set value = 12.5, status = true')
    try {
      const { code } = await addCoupon(test)
      const [customer, withCoupon] = [newCustomer(), newCustomer()]
      const { order, quote } = await ask({ customer })
      expect(order).toMatchObject({ welcome_discount_value: 72.62, order_total_price: 538.36 })
      expect(quote).toMatchObject({ welcome_discount: 12.5 })
      const [row] = await query('select * from orders where id = $1', [order?.id])
      expect(row).toMatchObject({ discount: 12.5, platform_commission_value: 87_15, due_to_store: -14_53 })
      expect((await ask({ customer })).order).toMatchObject({ welcome_discount_value: 0 })
      expect((await ask({ customer: withCoupon, coupon_code: code })).order).toMatchObject({
        welcome_discount_value: 0,
        coupon_discount_value: 58.1,
      })
      expect((await ask({ customer: withCoupon })).order).toMatchObject({ welcome_discount_value: 0 })
    } finally {
      await query('update welcome_discounts set status = false')
    }
    expect((await ask()).order).toMatchObject({ welcome_discount_value: 0 })
  })
})
