import { orderPayments, payments } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, testDatabase } from '../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../test/money.ts'

const { payment, refund, cancel } = payments
const times = <T>(count: number, run: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => run(nth)))

/** Needs several connections. */
describe.skipIf(!databaseKinds.includes('postgres'))('payments in parallel (postgres)', () => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(() => testDatabase('postgres'))
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })

  const money = async (id: number) =>
    (
      await test.database.pool.query(
        `select status_id, paid_amount, cash_collected_amount, remaining_amount, refunded_amount,
          (select count(*) from payments where order_id = o.id) as payments,
          (select count(*) from refunds where order_id = o.id and status = 'done') as refunds,
          (select count(*) from cash_collections where order_id = o.id) as collections
        from orders o where id = $1`,
        [id],
      )
    ).rows[0] as Record<string, number>

  it('counts a payment reported 20 times once', async () => {
    const id = await test.order()
    const answers = await times(20, () => test.pay(id, 305.49, `once-${id}`))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ output }) => output?.payment.id)).size).toBe(1)
    expect(await money(id)).toMatchObject({ payments: 1, paid_amount: 305_49, remaining_amount: 305_49 })
  })

  it('counts it for one order if several are named', async () => {
    const ids = await times(6, () => test.order())
    const answers = await Promise.all(ids.map((id) => test.pay(id, 10, 'one-of-many')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('never accepts more than is owed from parallel payments', async () => {
    const id = await test.order()
    const answers = await times(12, (nth) => test.pay(id, 100, `race-${id}-${nth}`))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(await money(id)).toMatchObject({ payments: 6, paid_amount: 600_00, remaining_amount: 10_98 })
  })

  it('counts cash and cards together', async () => {
    const id = await test.accepted()
    const token = test.kitchen.tenant.people.store_user.token
    const cash = () =>
      test.server.ask(orderPayments.recordCash, 'store_user', {
        token,
        params: { id },
        body: { amount: 150, remaining_amount: 610.98 },
      })
    const [cards, clicks] = await Promise.all([
      times(3, (nth) => test.pay(id, 200, `mixed-${id}-${nth}`)),
      times(5, cash),
    ])
    const { paid_amount = 0, cash_collected_amount = 0, remaining_amount, collections } = await money(id)
    expect(paid_amount).toBe(cards.filter(({ status }) => status === 200).length * 200_00)
    expect(collections).toBe(clicks.filter(({ status }) => status === 200).length)
    expect(collections).toBeLessThanOrEqual(1)
    expect(paid_amount + cash_collected_amount + (remaining_amount ?? 0)).toBe(610_98)
  })

  it('refunds what came before a cancellation and rejects what comes after', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await test.accepted({ date: inDays(5) })
      const [paid, cancelled] = await Promise.all([
        times(4, (nth) => test.pay(id, 100, `late-${id}-${nth}`)),
        times(3, () => test.ask(cancel, id, {})),
      ])
      const took = paid.filter(({ status }) => status === 200).length
      expect(cancelled.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await money(id)).toMatchObject({
        status_id: 7,
        payments: took,
        paid_amount: took * 100_00,
        refunded_amount: took * 100_00,
        remaining_amount: 0,
      })
      const { rows } = await test.database.pool.query(
        `select count(*) as n from ledger_events where order_id = $1 and kind = 'cancellation'`,
        [id],
      )
      expect(rows).toEqual([{ n: 1 }])
    }
  })

  it('lets the store complete it or the customer cancel it, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await test.accepted({ date: inDays(5) })
      const [completed, cancelled] = await Promise.all([test.decide(id, 8), test.ask(cancel, id, {})])
      expect([completed, cancelled.status].sort()).toEqual([200, 409])
      expect((await money(id)).status_id).toBe(completed === 200 ? 8 : 7)
    }
  })

  it('lets the store reject it or the customer cancel it, and returns the decision to the other', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await test.order({ date: inDays(5) })
      const [declined, cancelled] = await Promise.all([test.decide(id, 7), test.ask(cancel, id, {})])
      expect([declined, cancelled.status].sort()).toEqual([200, 409])
      const { rows } = await test.database.pool.query(
        `select cancelled_by_kind as kind, (select count(*) from order_status_history where order_id = o.id) as steps
          from orders o where id = $1`,
        [id],
      )
      expect(rows).toEqual([{ kind: declined === 200 ? 'store_user' : 'customer', steps: 2 }])
    }
  })

  it('counts a refund reported 20 times once', async () => {
    const id = await test.order()
    await test.pay(id, 300, `paid-${id}`)
    await test.decide(id, 7)
    const answers = await times(20, () => test.ask(refund, id, { amount: 300, reference: `back-${id}` }))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await money(id)).toMatchObject({ refunds: 1, refunded_amount: 300_00 })
  })

  it('runs one Idempotency-Key once', async () => {
    const id = await test.order()
    const body = { amount: 10, reference: `key-${id}`, card_kind: 'credit' }
    const answers = await times(10, () => test.ask(payment, id, body, `parallel-${id}`))
    expect(new Set(answers.map(({ output }) => JSON.stringify(output))).size).toBe(1)
    expect((await money(id)).payments).toBe(1)
  })
})
