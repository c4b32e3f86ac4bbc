import { charges, figures, months, paymentRequests, payoutRuns, statements } from '@sufra/contract'
import { addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, reject, settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeRules('figures of what is chosen, and of closed months', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { store, ask, completed, raised, decide, charge } = settling(() => test)
  type Kind = 'admin' | 'restaurant' | 'store_user'
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)
  const explain = async (body: RequestOf<typeof figures.explain>, kind: Kind = 'admin') => {
    const { output, refusal } = await ask(figures.explain, kind, { count: 100, ...body })
    if (!output) throw new Error(`${body.figure} is not explained: ${refusal?.code}`)
    expect([sum(output.parts), sum(output.terms)]).toEqual([output.amount, output.amount])
    expect(output.parts).toHaveLength(output.total)
    return output
  }

  it('say what is due before and after each of several requests that are accepted together', async () => {
    const requests = [await raised([await completed()]), await raised([await completed()])]
    for (const kind of ['admin', 'store_user'] as const) {
      const { output } = await ask(paymentRequests.previewDecision, kind, { requests })
      const previews = output?.requests ?? []
      expect(previews.map(({ id }) => id)).toEqual(requests)
      const after = async (chosen: number[]) =>
        (await explain({ figure: 'balance_after', restaurant_store_id: store(), chosen }, kind)).amount
      for (const [index, { due, left }] of previews.entries()) {
        expect(await after(requests.slice(0, index))).toBe(due)
        expect(await after(requests.slice(0, index + 1))).toBe(left)
      }
      expect((await explain({ figure: 'chosen_requests', chosen: requests }, kind)).amount).toBe(
        output?.amount,
      )
    }
    for (const id of requests) await decide(id, reject)
  })

  it('say what a request for chosen orders is made of', async () => {
    const [first, second] = [await completed(), await completed(), await completed('cash')]
    const charged = await charge(11)
    const chosen = [first, second]
    const { output } = await ask(paymentRequests.preview, 'store_user', {
      restaurant_store_id: store(),
      orders: chosen.map((id) => ({ id })),
    })
    const of = { restaurant_store_id: store(), chosen }
    expect((await explain({ figure: 'chosen_orders', ...of }, 'store_user')).amount).toBe(output?.orders)
    const { amount, parts } = await explain({ figure: 'new_request', ...of }, 'store_user')
    expect(amount).toBe(output?.amount)
    expect(parts.find(({ kind }) => kind === 'charge')).toMatchObject({ id: charged, amount: -11_00 })
    const reversed = { reason: 'Wrong', effective_date: '2026-11-20' }
    expect((await ask(charges.reverse, 'admin', reversed, charged)).status).toBe(200)
  })

  it('say what a payout run would pay to chosen stores, each with its own', async () => {
    const due_day = qatarDay(new Date())
    const { output } = await ask(payoutRuns.preview, 'admin', { due_day, stores: [store()] })
    const { amount, parts } = await explain({ figure: 'new_run', chosen: [store()], end_date: due_day })
    expect(amount).toBe(output?.amount)
    expect(parts).toMatchObject([{ kind: 'store', id: store(), amount, figure: 'unsettled' }])
    const refused = await ask(figures.explain, 'store_user', { figure: 'new_run', chosen: [store()] })
    expect(refused.status).toBe(403)
  })

  it('of a closed month stay as they were, down to the events until then', async () => {
    const month = addMonths(monthOf(qatarDay(new Date())), -1)
    const range = { start_date: firstDayOf(month), end_date: lastDayOf(month) }
    await ask(charges.save, 'admin', {
      restaurant_store_id: store(),
      reference_date: range.end_date,
      description: 'Photographs',
      balance: 3,
    })
    const order = await test.accepted({ payment_method: 'creditcard' })
    await test.pay(order, 100, `part-${order}`)
    const request = await raised([await completed()])
    expect((await ask(months.close, 'admin', { month })).status).toBe(200)
    const shown = async (kind: Kind) => {
      const body = { ...range, ...(kind === 'admin' && { restaurant_store_id: store() }) }
      const { output } = await ask(statements.show, kind, body)
      const explained = [
        await explain({ figure: 'expected_at_close', ...body }, kind),
        await explain({ figure: 'requested_at_close', ...body }, kind),
      ]
      expect(explained.map(({ amount }) => amount)).toEqual([output?.expected, output?.requested])
      for (const { id, amount, figure } of explained.flatMap(({ parts }) => parts)) {
        if (figure !== 'order_at_close' && figure !== 'request') throw new Error(`${figure} of ${id}`)
        expect((await explain({ figure, id, ...range }, kind)).amount, `${figure} of ${id}`).toBe(amount)
      }
      return explained.map(({ parts }) => parts.map(({ id, amount }) => [id, amount]))
    }
    const before = await shown('admin')
    expect(before[0]?.map(([id]) => id)).toContain(order)
    expect(before[1]?.map(([id]) => id)).toEqual([request])
    await test.pay(order, 510.98, `rest-${order}`)
    await test.decide(order, 8)
    await decide(request, accept)
    for (const kind of ['admin', 'restaurant', 'store_user'] as const)
      expect(await shown(kind)).toEqual(before)
  })

  it('of other stores are not found', async () => {
    const { ids: foreign } = await test.world.tenant('Stranger')
    const own = { restaurant_store_id: store() }
    const asked: RequestOf<typeof figures.explain>[] = [
      { figure: 'chosen_requests', chosen: [foreign.payment_requests as number] },
      { figure: 'balance_after', ...own, chosen: [foreign.payment_requests as number] },
      { figure: 'new_request', ...own, chosen: [foreign.orders as number] },
      {
        figure: 'expected_at_close',
        restaurant_store_id: foreign.stores as number,
        start_date: '2026-10-01',
      },
      { figure: 'order_at_close', id: foreign.orders as number, start_date: '2026-10-01' },
    ]
    for (const body of asked)
      expect((await ask(figures.explain, 'store_user', body)).status, body.figure).toBe(404)
    const monthless = { figure: 'requested_at_close', ...own } as const
    expect((await ask(figures.explain, 'admin', monthless)).refusal?.code).toBe('figures.monthMissing')
    // A request of another store is no part of this one's balance, to anybody.
    const mixed = { figure: 'balance_after', ...own, chosen: [foreign.payment_requests as number] } as const
    expect((await ask(figures.explain, 'admin', mixed)).status).toBe(404)
  })
})
