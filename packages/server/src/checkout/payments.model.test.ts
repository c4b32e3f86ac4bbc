import { cancellation, orderPayments, payments } from '@sufra/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../test/money.ts'

const { cancel, refund } = payments

const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 400_00 }) }),
  fc.record({ do: fc.constant('cash' as const), amount: fc.integer({ min: 1, max: 300_00 }) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 300_00 }) }),
  fc.record({ do: fc.constant('decide' as const), amount: fc.constantFrom(6, 7, 8) }),
  fc.record({ do: fc.constant('cancel' as const), amount: fc.constant(0) }),
  fc.record({ do: fc.constant('fault' as const), amount: fc.constantFrom(0, 1, 2) }),
  fc.record({ do: fc.constant('reverse' as const), amount: fc.nat({ max: 5 }) }),
)

interface Step {
  readonly do: 'pay' | 'cash' | 'refund' | 'decide' | 'cancel' | 'fault' | 'reverse'
  readonly amount: number
}

describeEachDatabase('any sequence of calls', (open) => {
  let test: MoneyTest
  let calls = 0
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  async function take(id: number, { do: what, amount }: Step): Promise<number> {
    const reference = `model-${++calls}`
    if (what === 'pay') return (await test.pay(id, amount / 100, reference)).status
    if (what === 'refund') return (await test.ask(refund, id, { amount: amount / 100, reference })).status
    if (what === 'cancel') return (await test.ask(cancel, id, {})).status
    if (what === 'decide') return test.decide(id, amount)
    const token = test.world.admins['Super Admin'].token
    if (what === 'reverse') {
      const { rows } = await test.database.pool.query(
        'select distinct event_id from ledger_postings where order_id = $1 order by event_id',
        [id],
      )
      const body = { event_id: Number(rows[amount % rows.length].event_id), reason: 'Wrong' }
      return (await test.server.ask(orderPayments.reversePosting, 'admin', { token, params: { id }, body }))
        .status
    }
    const [operation, body] =
      what === 'cash'
        ? [orderPayments.recordCash, { amount: amount / 100 }]
        : [
            cancellation.cancelAccepted,
            { fault: ['customer', 'store', 'platform'][amount], cancel_reason_id: 1 },
          ]
    return (await test.server.ask(operation, 'admin', { token, params: { id }, body })).status
  }

  it('is answered, and keeps ledger and copies consistent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, days) => {
          const id = await test.order({ date: inDays(days) })
          for (const next of steps) expect([200, 409]).toContain(await take(id, next))
        },
      ),
      { numRuns: 25 },
    )
    expect(await test.differences()).toEqual([])
  })
})
