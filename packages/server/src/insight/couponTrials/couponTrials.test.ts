import { couponTrials } from '@sufra/contract'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBatch } from '../../../test/batches.ts'
import { addCoupon, type CheckoutTest, newCustomer, openCheckout } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'

// 12 people of the sample item: QAR 500 for ten, 25 for each further one, without choices and addons: QAR 550.
describeRules('a coupon tried on a basket', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
    await test.database.pool.query('update item_choices set min_selection_needed = 0')
  })
  afterAll(() => test?.close())
  const ids = (table: string) => test.kitchen.tenant.ids[table] ?? 0
  const run = async (id: number, changes: Partial<RequestOf<typeof couponTrials.run>> = {}) =>
    test.server.ask(couponTrials.run, 'admin', {
      token: test.world.admins['Super Admin'].token,
      body: {
        catering_coupon_id: id,
        store_id: ids('stores'),
        items: [{ item_id: ids('items'), quantity: 12 }],
        ...changes,
      },
    })
  const tried = async (id: number, changes = {}) => {
    const { output, refusal } = await run(id, changes)
    if (!output) throw new Error(`not tried: ${refusal?.code}`)
    return output.trial
  }

  it('gives what placing the order would give, after offers', async () => {
    const { id, code } = await addCoupon(test, { platform_contribution: 25 })
    const offer = await insert(test.database.pool, 'offers', {
      title_en: 'Offer',
      title_ar: 'عرض',
      type: 'Store',
      store_id: ids('stores'),
      discount: 20,
      start_date: '2020-01-01',
      end_date: '2040-01-01',
    })
    const trial = await tried(id)
    expect(trial).toMatchObject({
      refusal: null,
      sub_total: 550_00,
      offer_discount_value: 110_00,
      coupon_discount_value: 44_00,
      coupon_platform_contribution_value: 11_00,
      total: 396_00,
    })
    const items = [{ item_id: ids('items'), quantity: 12 }]
    const placed = await test.quote(test.kitchen.body({ coupon_code: code, customer: newCustomer(), items }))
    expect(placed.body.quote).toMatchObject({
      sub_total: 550,
      offer_discount_value: 110,
      coupon_discount_value: 44,
    })
    await test.database.pool.query('delete from offers where id = $1', [offer])
  })

  it('says why it would be refused: too little, on another day, to a customer who has used it', async () => {
    const { id, code } = await addCoupon(test, {
      start_date: '2030-01-01',
      minimum_order_amount: 560_00,
      limit_per_user: 1,
    })
    const early = await tried(id)
    expect(early).toMatchObject({ refusal: { code: 'ordering.couponNotYet' }, coupon_discount_value: 0 })
    expect(early.total).toBe(550_00)
    const little = await tried(id, { day: '2030-01-01' })
    expect(little.refusal?.message).toContain('560.00')
    const enough = { day: '2030-01-01', items: [{ item_id: ids('items'), quantity: 13 }] }
    expect((await tried(id, enough)).coupon_discount_value).toBe(57_50)
    await test.database.pool.query(`update coupons set start_date = '2020-01-01', minimum_order_amount = 0`)
    const customer = newCustomer()
    expect((await test.place(test.kitchen.body({ coupon_code: code, customer }))).status).toBe(200)
    expect((await tried(id, { mobile: customer.mobile })).refusal?.code).toBe('ordering.couponUsedByCustomer')
    expect((await tried(id)).refusal).toBeNull()
    const refusals = await test.database.pool.query('select from coupon_refusals where coupon_id = $1', [id])
    expect(refusals.rowCount).toBe(0)
  })

  it('is tried with any code of a batch, or with one that can still be used', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 2 })
    const [one = '', two = ''] = codes
    expect((await test.place(test.kitchen.body({ coupon_code: one, customer: newCustomer() }))).status).toBe(
      200,
    )
    expect((await tried(id)).refusal).toBeNull()
    expect((await tried(id, { coupon_code: two.toLowerCase() })).coupon_discount_value).toBe(55_00)
    expect((await tried(id, { coupon_code: one })).refusal?.code).toBe('ordering.couponUsedUp')
    const { code: other } = await addCoupon(test)
    const refused = await run(id, { coupon_code: other })
    expect([refused.status, refused.refusal?.errors]).toEqual([
      422,
      { coupon_code: `This coupon has no code ${other}` },
    ])
    expect((await tried((await addCoupon(test, { code: 'ONLY-ONE' })).id)).refusal).toBeNull()
  })

  it('is 404 for a coupon, a store or an item that is not there', async () => {
    const { id } = await addCoupon(test)
    expect((await run(999_999_999)).status).toBe(404)
    const { id: deleted } = await addCoupon(test, { archived_at: new Date() })
    expect((await run(deleted)).status).toBe(404)
    expect((await run(id, { store_id: 999_999_999 })).status).toBe(404)
    expect((await run(id, { items: [{ item_id: 999_999_999, quantity: 1 }] })).status).toBe(404)
    expect((await run(id, { items: [] })).refusal?.errors).toEqual({ items: 'This field is required' })
  })
})
