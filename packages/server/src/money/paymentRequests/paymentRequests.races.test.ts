import { charges, paymentRequests } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, reject, settling } from './paymentRequests.fixture.ts'

describeDatabase('postgres', 'payment requests in parallel', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { ask, completed, due, raise, raised, show, decide, charge } = settling(() => test)
  const count = <T>(all: readonly T[], one: T) => all.filter((each) => each === one).length

  it('for the same orders: exactly one is raised', async () => {
    const ids = [await completed(), await completed(), await completed('cash')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => {
        const orders = (nth % 2 ? ids : ids.toReversed()).map((id) => ({ id }))
        return raise({ orders }, nth % 3 ? 'store_user' : 'admin')
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 19])
    expect((await due()).orders).toEqual([])
    const id = answers.find(({ output }) => output)?.output?.id ?? 0
    const { custom } = await show(id)
    await decide(id, accept, custom ? 'store_user' : 'admin')
  })

  it('50 accepts and rejects of one request: one decision, one posting', async () => {
    const request = await raised([await completed()])
    const admins = await Promise.all([1, 2, 3, 4, 5].map(() => test.world.admin('Super Admin')))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        decide(request, nth % 2 ? accept : reject, 'admin', admins[nth % 5]?.token),
      ),
    )
    const { status, history } = await show(request)
    const numbered = answers.map((answer, nth) => ({ ...answer, admin: nth % 5 }))
    const [won, lost] = [numbered.filter(({ output }) => output), numbered.filter(({ output }) => !output)]
    // The same decision of the same person, sent again, is answered with 200.
    expect(won).toHaveLength(5)
    expect(new Set(won.map(({ admin }) => admin)).size).toBe(1)
    expect(new Set(won.map(({ output }) => output?.paymentRequest.status))).toEqual(new Set([status]))
    // Everybody else is told who decided what.
    expect(history).toHaveLength(2)
    const [, decision] = history
    const told = `${decision?.actor_name.en} has already ${decision?.step} payment request ${request}`
    for (const { status, refusal } of lost) {
      expect(status).toBe(409)
      expect(refusal?.code).toBe('paymentRequests.decided')
      expect(refusal?.message).toContain(told)
    }
    const { rows } = await test.database.pool.query(
      `select count(*)::int as events from ledger_events where payment_request_id = $1`,
      [request],
    )
    expect(rows[0].events).toBe(status === 'request_accepted' ? 1 : 0)
    if (status === 'request_rejected') await decide(await raised(), accept)
  })

  it('accepted and reversed many times at once: one reversal, and what is due adds up', async () => {
    const before = (await due()).due
    const id = await completed()
    const request = await raised([id])
    await decide(request, accept)
    expect((await due()).due).toBe(before)
    const wrong = { reason: 'Twice', effective_date: '2026-11-21' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(paymentRequests.reversePayout, 'admin', wrong, request)),
    )
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(1)
    await decide(await raised([id]), accept)
    expect((await due()).due).toBe(before)
  })

  it('raised while a charge is reversed: the charge is netted as it is, or not at all', async () => {
    for (let round = 0; round < 6; round++) {
      const charged = await charge(12)
      const order = await completed()
      const undone = { reason: 'Wrong store', effective_date: '2026-11-21' }
      const [request, reversed] = await Promise.all([
        raise({ orders: [{ id: order }] }),
        ask(charges.reverse, 'admin', undone, charged),
      ])
      const id = request.output?.id ?? 0
      const { charges: held } = await show(id)
      expect([held.length, reversed.status]).toEqual(held.length === 1 ? [1, 409] : [0, 200])
      await decide(id, accept)
    }
  })
})
