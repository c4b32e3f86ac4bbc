import { mostCodes } from '@sufra/contract/promotions/coupons'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codesOf, couponNow, startBatch } from '../../../test/batches.ts'
import { type CheckoutTest, newCustomer, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'

describeEachDatabase('making a batch of codes', (open) => {
  let test: CheckoutTest
  let next: Listening | undefined
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(async () => {
    await next?.close()
    await test?.database.close()
  })

  it('is finished by the next process, and no code works before', async () => {
    const { pool } = test.database
    const id = await startBatch(test, { code_count: mostCodes })
    const made = async () => (await couponNow(test, id)).codes_made
    await expect.poll(made, { interval: 5 }).toBeGreaterThan(0)
    expect((await couponNow(test, id)).state).toBe('making')
    const {
      rows: [early],
    } = await pool.query('select code from coupon_codes where coupon_id = $1 limit 1', [id])
    const order = test.kitchen.body({ coupon_code: early.code, customer: newCustomer() })
    expect((await test.place(order)).body.code).toBe('ordering.couponUnknown')
    expect(await codesOf(test, id)).toEqual({ data: [], total: 0 })

    await test.server.close()
    const { rows } = await pool.query('select codes_made as made from coupons where id = $1', [id])
    expect(rows[0].made).toBeLessThan(mostCodes)
    next = await listen(test.database)
    const again = { ...test, server: next }
    const done = async () => (await couponNow(again, id)).state
    await expect.poll(done).toBe('active')
    expect((await codesOf(again, id, { count: 1 })).total).toBe(mostCodes)
    const { rows: audited } = await pool.query(
      `select action from audit_log where table_name = 'coupons' and row_id = $1`,
      [String(id)],
    )
    expect(audited, 'its progress is nobody’s edit').toEqual([{ action: 'insert' }])
  })
})
