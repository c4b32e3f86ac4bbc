import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { fingerprinter } from '../../../test/fingerprint.ts'
import { insert } from '../../../test/world.ts'
import { openTrials, type TrialsTest } from './promotionTrials.fixture.ts'
import { tidyTrials } from './trials.sql.ts'

// The sample order is 12 people at QAR 500 for ten and 25 each further one, a choice of 10 and two addons of 10.49:
// QAR 580.98. Its commission of 15 % is 87.15.
describeRules('a promotion tried on the last orders', (open) => {
  let test: TrialsTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const placed = (id: number, days: number) =>
    query(`update orders set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  beforeAll(async () => {
    test = await openTrials(open)
    // Ten people and the smaller choice: QAR 507.50. A coupon of 10 % takes 50.75, of which the platform bears 30.45.
    const { code } = await addCoupon(test, { discount: 10, platform_contribution: 60 })
    await test.order()
    const choices = [{ option_id: test.kitchen.options[1], quantity: 1 }]
    await test.order({
      coupon_code: code,
      items: [{ item_id: test.item, quantity: 10, choices, addons: [], additionalDemandsText: '' }],
    })
    // Welcomed with 20 %, which is 116.20.
    await query('update welcome_discounts set status = true, value = 20')
    await placed(await test.order(), 29)
    await query('update welcome_discounts set status = false')
    await test.decide(await test.order(), 7)
    await placed(await test.order(), 31)
  })
  afterAll(() => test?.close())

  it('says what an offer would have cost, coupon and welcome discount being taken of what it leaves', async () => {
    // 116.20 · 101.50 and a coupon of 40.60 (24.36) instead of 50.75 · 116.20 and a welcome of 92.96 instead of 116.20.
    // Commission: 69.72 instead of 87.15 · 58.46 instead of 73.08 · 69.72 instead of 87.15.
    const today = qatarDay(new Date())
    expect(await test.tryOffer()).toEqual({
      from: addDays(today, -29),
      to: today,
      looked_at: 3,
      orders: 3,
      discount: 300_51,
      platform: -29_33,
      stores: 329_84,
      commission: 49_48,
      top_stores: [{ id: test.store, name: expect.anything(), orders: 3, discount: 300_51 }],
    })
  })

  it('leaves orders alone whose item has a higher offer, and other stores', async () => {
    await query(
      `update order_lines set offer_id = 1, offer_discount = 30 where order_id = (select min(id) from orders)`,
    )
    expect(await test.tryOffer({ type: 'Item', item_id: test.item })).toMatchObject({
      looked_at: 3,
      orders: 2,
    })
    await query(`update order_lines set offer_id = null, offer_discount = 0`)
    const elsewhere = await test.world.tenant('Elsewhere')
    const { stores } = elsewhere.ids as { stores: number }
    await test.forgetUnposted()
    expect(await test.tryOffer({ store_id: stores })).toMatchObject({
      looked_at: 0,
      orders: 0,
      top_stores: [],
    })
  })

  it('says what a coupon would have cost: orders with another one keep it, a welcome discount gives way', async () => {
    // 174.29, half of it (87.15) borne by the platform. Where the welcome was 116.20, that is 58.09 more.
    expect(await test.tryCoupon()).toMatchObject({
      looked_at: 3,
      orders: 2,
      discount: 232_38,
      platform: 58_10,
      stores: 174_28,
      commission: 26_14,
    })
    // 15 % is less than what the welcome gave.
    expect(await test.tryCoupon({ discount: 15 })).toMatchObject({ orders: 1, discount: 87_15 })
  })

  it('keeps to a coupon’s minimum, limits, stores and items', async () => {
    expect(await test.tryCoupon({ minimum_order_amount: 580.99 })).toMatchObject({ orders: 0 })
    expect(await test.tryCoupon({ minimum_order_amount: 580.98 })).toMatchObject({ orders: 2 })
    expect(await test.tryCoupon({ total_usage_limit: 1 })).toMatchObject({ orders: 1, discount: 174_29 })
    await query('update orders set customer_id = (select min(customer_id) from orders)')
    expect(await test.tryCoupon({ limit_per_user: 1 })).toMatchObject({ orders: 1 })
    const { stores, items } = (await test.world.tenant('Other')).ids as { stores: number; items: number }
    await test.forgetUnposted()
    const only = (coupons: object[]) => ({ all_stores: false, type: 'Item', coupons }) as never
    expect(await test.tryCoupon(only([{ store: stores, items: [items] }]))).toMatchObject({ looked_at: 0 })
    const own = only([{ store: test.store, items: [test.item] }])
    expect(await test.tryCoupon(own)).toMatchObject({ looked_at: 3, orders: 2, discount: 232_38 })
  })

  it('gives what orders really got if it is a saved one', async () => {
    const values = { discount: 12.5, start_date: '2020-01-01', end_date: '2041-01-01' }
    const id = await insert(test.database.pool, 'offers', {
      title_en: 'Live',
      title_ar: 'سارٍ',
      type: 'Store',
      store_id: test.store,
      ...values,
    })
    const quantities = [1, 10, 13, 47]
    for (const quantity of quantities) {
      const choices = [{ option_id: test.kitchen.options[0], quantity: 1 }]
      await test.order({
        items: [{ item_id: test.item, quantity, choices, addons: [], additionalDemandsText: '' }],
      })
    }
    const { rows } = await query(
      `select sum(offer_discount_value)::int as given from orders where offer_discount_value > 0`,
    )
    // Orders from before it was there would have got it too.
    await query(
      `update orders set created_at = created_at - interval '40 days' where offer_discount_value = 0`,
    )
    expect(await test.tryOffer({ id, ...values })).toMatchObject({
      looked_at: 4,
      orders: 4,
      discount: rows[0].given,
      platform: 0,
      stores: rows[0].given,
    })
    // The same as another offer: the older of two equal ones applies.
    expect(await test.tryOffer(values)).toMatchObject({ looked_at: 4, orders: 0 })
    await query('update offers set archived_at = now()')
  })

  it('is judged like what is saved, at the same fields, and is for those who may save', async () => {
    const offer = await test.startOffer({ discount: 0, title_en: '', end_date: '2039-01-01' })
    expect(Object.keys(offer.refusal?.errors ?? {}).toSorted()).toEqual(['discount', 'end_date', 'title_en'])
    const gone = await test.startOffer({ type: 'Item', item_id: 999_999_999 })
    expect(gone.status).toBe(404)
    expect((await test.startOffer({ id: 999_999_999 })).status).toBe(404)
    expect((await test.startCoupon({ id: 999_999_999 })).status).toBe(404)
    const coupon = await test.startCoupon({ all_stores: false })
    expect(coupon.refusal?.errors).toEqual({ coupons: 'This field is required' })
    const { token } = test.world.admins['Business Support']
    await query(`insert into role_permissions (role_id, permission)
      select id, unnest(array['offers.read', 'coupons.read']) from roles where name = 'Business Support'`)
    expect((await test.startOffer({}, token)).status).toBe(403)
    expect((await test.startCoupon({}, token)).status).toBe(403)
  })

  it('is seen by whoever started it, for an hour', async () => {
    await test.tryOffer()
    expect(await test.shown(test.world.admins.Marketing.token)).toBeNull()
    await query(`update promotion_trials set started_at = now() - interval '61 minutes'`)
    expect(await test.shown()).toBeNull()
    await tidyTrials(test.database.db)
    expect((await query('select from promotion_trials')).rowCount).toBe(0)
  })

  it('changes nothing but its own row', async () => {
    const read = await fingerprinter(test.database.pool)
    const others = async () =>
      (await read()).split('\n').filter((line) => !line.startsWith('promotion_trials='))
    const before = await others()
    await test.tryOffer()
    await test.tryCoupon()
    expect(await others()).toEqual(before)
  })
})
