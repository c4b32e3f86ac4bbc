import { coupons } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codesOf, couponNow, makeBatch } from '../../../test/batches.ts'
import { newCustomer, type OrderAnswer } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'

describeEachDatabase('codes of a batch in parallel orders', (open, kind) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  /** The embedded database has one connection, so calls only queue. */
  const many = kind === 'postgres' ? 200 : 20
  const order = (coupon_code: string) => test.kitchen.body({ coupon_code, customer: newCustomer() })
  const place = (codes: readonly string[]) => Promise.all(codes.map((code) => test.place(order(code))))
  const tally = (answers: readonly OrderAnswer[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ body }) => body.code ?? 'placed')].map(([code, all]) => [code, all.length]),
    )

  it('one code is used by one of all who redeem it at once', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 2 })
    const answers = await place(Array.from({ length: many }, () => codes[0] ?? ''))
    expect(tally(answers)).toEqual({ placed: 1, 'ordering.couponUsedUp': many - 1 })
    expect((await couponNow(test, id)).used_count).toBe(1)
    const winner = answers.find(({ status }) => status === 200)?.body.order?.id
    expect((await codesOf(test, id)).data.map(({ order_id }) => order_id)).toEqual([winner, null])
  })

  it('each code of a batch is used once, whoever else redeems it', async () => {
    const each = many / 10
    const { id, codes } = await makeBatch(test, { code_count: each })
    const answers = await place(Array.from({ length: many }, (_, at) => codes[at % each] ?? ''))
    expect(tally(answers)).toEqual({ placed: each, 'ordering.couponUsedUp': many - each })
    const held = (await codesOf(test, id)).data.map(({ order_id }) => order_id)
    expect(new Set(held).size).toBe(each)
    expect(held).not.toContain(null)
    expect((await couponNow(test, id)).state).toBe('used_up')
  })

  it('a code that is given back is used once again, while others wait for it', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 1 })
    const [code = ''] = codes
    for (let round = 0; round < 3; round++) {
      const [placed] = await place([code])
      const order_id = placed?.body.order?.id ?? 0
      const [, , ...answers] = await Promise.all([
        test.decide(order_id, 7),
        test.decide(order_id, 7),
        ...Array.from({ length: many / 10 }, () => test.place(order(code))),
      ])
      const placedAgain = answers.filter(({ status }) => status === 200)
      expect(placedAgain.length).toBeLessThanOrEqual(1)
      for (const { body } of placedAgain) await test.decide(body.order?.id ?? 0, 7)
      expect((await couponNow(test, id)).used_count).toBe(0)
      expect((await codesOf(test, id)).data).toMatchObject([{ used_at: null, order_id: null }])
    }
  })

  it('no code is used once the batch is switched off', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 6 })
    const [first = '', ...others] = codes
    await place([first])
    const off = () =>
      test.server.ask(coupons.updateStatus, 'admin', {
        token: test.world.admins['Super Admin'].token,
        params: { id },
        body: { status: false },
      })
    if (kind !== 'postgres') {
      await off()
      expect(tally(await place(others))).toEqual({ 'ordering.couponInactive': 5 })
      return
    }
    await openTransaction(test.database.pool, async (client, commit) => {
      await client.query('update coupons set status = false where id = $1', [id])
      // They have read that it is on, and wait for its row.
      const answers = place(others)
      await anyWaits(test.database.pool)
      await commit()
      expect(tally(await answers)).toEqual({ 'ordering.couponInactive': 5 })
    })
    expect((await codesOf(test, id, { use: 'used' })).total).toBe(1)
  })

  it('orders placed while it is switched off are wholly before or wholly after', async () => {
    const { id, codes } = await makeBatch(test, { code_count: many })
    const half = codes.length / 2
    const before = place(codes.slice(0, half))
    await test.server.ask(coupons.updateStatus, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id },
      body: { status: false },
    })
    const [early, late] = await Promise.all([before, place(codes.slice(half))])
    expect(tally(late)).toEqual({ 'ordering.couponInactive': half })
    const placed = early.filter(({ status }) => status === 200)
    expect(tally(early)).toEqual({
      ...(placed.length > 0 && { placed: placed.length }),
      ...(placed.length < half && { 'ordering.couponInactive': half - placed.length }),
    })
    const used = await codesOf(test, id, { use: 'used', count: 1000 })
    expect(used.data.map(({ order_id }) => order_id).sort()).toEqual(
      placed.map(({ body }) => body.order?.id ?? 0).sort(),
    )
  })
})
