import { coupons, welcomeDiscount } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon, type CheckoutTest, newCustomer, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'

describeEachDatabase('changing a promotion while orders use it', (open, kind) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const place = (coupon_code?: string) =>
    test.place(test.kitchen.body({ customer: newCustomer(), ...(coupon_code && { coupon_code }) }))
  const admin = <Op extends Operation>(operation: Op, id: number, body: object) =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id },
      body,
    })
  /** An order under way: it has its promotion, and waits for the store's day. */
  const underWay = (run: (client: { commit: () => Promise<unknown> }) => Promise<void>) =>
    openTransaction(test.database.pool, async (client, commit) => {
      await client.query('select from store_day_capacity for update')
      await run({ commit })
    })

  it.runIf(kind === 'postgres')(
    'a coupon is switched off after the order under way, and before orders that come later',
    async () => {
      const { id, code } = await addCoupon(test)
      await place(code)
      await underWay(async ({ commit }) => {
        const before = place(code)
        await anyWaits(test.database.pool)
        const off = admin(coupons.updateStatus, id, { status: false })
        await anyWaits(test.database.pool, 2)
        const after = place(code)
        await anyWaits(test.database.pool, 3)
        await commit()
        expect((await off).status).toBe(200)
        expect((await before).body.order).toMatchObject({ coupon_discount_value: 58.1 })
        expect((await after).body.code).toBe('ordering.couponInactive')
      })
    },
  )

  it.runIf(kind === 'postgres')('a new budget begins with what the order under way is given', async () => {
    const [{ id }] = await query('update welcome_discounts set value = 10, status = true returning id')
    await place()
    await underWay(async ({ commit }) => {
      const order = place()
      await anyWaits(test.database.pool)
      const save = admin(welcomeDiscount.update, id, { budget: 150 })
      await anyWaits(test.database.pool, 2)
      await commit()
      expect((await order).body.order).toMatchObject({ welcome_discount_value: 58.1 })
      expect((await save).status).toBe(200)
    })
    expect(await query('select given_value::int from welcome_discounts')).toEqual([
      { given_value: 2 * 58_10 },
    ])
    expect((await place()).body.order).toMatchObject({ welcome_discount_value: 0 })
    await query('update welcome_discounts set status = false')
  })

  it('a budget below what was given without one is refused', async () => {
    const [{ id }] = await query(
      'update welcome_discounts set value = 10, status = true, budget = null returning id',
    )
    expect((await place()).body.order).toMatchObject({ welcome_discount_value: 58.1 })
    const { refusal } = await admin(welcomeDiscount.update, id, { budget: 10 })
    expect(refusal?.code).toBe('welcomeDiscount.budgetSpent')
    await query('update welcome_discounts set status = false')
  })
})
