import { couponUses } from '@sufra/contract'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'

// The sample order has food for QAR 580.98: a tenth is 58.10, of which the platform bears 34.86.
describeRules('uses of a coupon', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const token = () => test.world.admins['Super Admin'].token
  const show = async (id: number) => {
    const { output } = await test.server.ask(couponUses.show, 'admin', { token: token(), params: { id } })
    if (!output) throw new Error(`coupon ${id} is not there`)
    return output.uses
  }
  const orders = async (id: number, page: number) => {
    const asked = { token: token(), params: { id }, body: { count: 1, page } }
    return (await test.server.ask(couponUses.orders, 'admin', asked)).output?.orders
  }

  it('are counted by day and customer, and cost what the ledger says', async () => {
    const { id, code } = await addCoupon(test)
    const customer = { fullname: 'Hessa Al-Thani', mobile: '66550011' }
    const first = await test.order({ coupon_code: code, customer })
    await test.order({ coupon_code: code.toLowerCase(), customer })
    const last = await test.order({ coupon_code: code })
    const [by] = (await show(id)).customers
    expect(by).toMatchObject({ name: 'Hessa Al-Thani', orders: 2, discount: 116_20 })
    expect(await show(id)).toMatchObject({
      totals: { orders: 3, customers: 2, discount: 174_30, platform: 104_58, stores: 69_72 },
      days: [{ day: qatarDay(new Date()), orders: 3, discount: 174_30 }],
      refusals: [],
    })
    await test.decide(first, 7)
    expect((await show(id)).totals).toEqual({
      orders: 2,
      customers: 2,
      discount: 116_20,
      platform: 69_72,
      stores: 46_48,
    })
    expect(await orders(id, 1)).toMatchObject({ total: 3, data: [{ id: last, released_at: null }] })
    const [given] = (await orders(id, 3))?.data ?? []
    expect(given).toMatchObject({ id: first, discount_value: 58_10, platform_contribution_value: 34_86 })
    expect(given?.released_at).not.toBeNull()
  })

  it('are listed for the latest 60 days with uses, and say if there are more', async () => {
    const { id } = await addCoupon(test)
    // Uses without orders, which only triggers and foreign keys would mind.
    const write = (statement: string) =>
      test.database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
    const usedOn = (from: number, to: number) =>
      write(`insert into coupon_redemptions (coupon_id, customer_id, order_id, discount_value,
          platform_contribution_value, created_at)
        select ${id}, 1, 900000000 + n, 100, 0, now() - make_interval(days => n) from generate_series(${from}, ${to}) n`)
    await usedOn(0, 59)
    expect(await show(id)).toMatchObject({ days_cut: false, days: { length: 60 } })
    await usedOn(60, 60)
    const { days, days_cut } = await show(id)
    expect([days.length, days_cut]).toEqual([60, true])
    expect(days.at(-1)?.day).toBe(qatarDay(new Date()))
    await write(`delete from coupon_redemptions where coupon_id = ${id}`)
  })

  it('are told apart from refusals, which are counted by reason, quotes apart', async () => {
    const { id, code } = await addCoupon(test, { minimum_order_amount: 999_999_00, limit_per_user: 1 })
    const body = test.kitchen.body({ coupon_code: code, customer: { fullname: 'Noora', mobile: '66550012' } })
    expect((await test.place(body)).body.code).toBe('ordering.couponMinimum')
    expect((await test.place(body)).status).toBe(409)
    expect((await test.quote(body)).status).toBe(409)
    await test.database.pool.query('update coupons set minimum_order_amount = 0 where id = $1', [id])
    expect((await test.place(body)).status).toBe(200)
    expect((await test.place(body)).body.code).toBe('ordering.couponUsedByCustomer')
    const { totals, refusals } = await show(id)
    expect(totals.orders).toBe(1)
    expect(refusals).toEqual([
      { reason: 'ordering.couponMinimum', orders: 2, quotes: 1 },
      { reason: 'ordering.couponUsedByCustomer', orders: 1, quotes: 0 },
    ])
    const customers = await test.database.pool.query(`select from customers where mobile = '97466550012'`)
    expect(customers.rowCount).toBe(1)
  })

  it('are not shown of a deleted coupon', async () => {
    const { id } = await addCoupon(test, { archived_at: '2030-01-01' })
    for (const operation of [couponUses.show, couponUses.orders])
      expect((await test.server.ask(operation, 'admin', { token: token(), params: { id } })).status).toBe(404)
  })
})
