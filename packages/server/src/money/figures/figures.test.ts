import {
  figures,
  orderPayments,
  paymentRequests,
  payments,
  statements,
  storePositions,
} from '@sufra/contract'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { FigurePart } from '@sufra/contract/money/figures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeEachDatabase('explained figures', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { store, ask, completed, due, raised, show, decide, charge } = settling(() => test)
  type Kind = 'admin' | 'restaurant' | 'store_user'
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)

  /** Explains a figure and everything its parts are made of, and checks that each adds up. */
  const explain = async (body: RequestOf<typeof figures.explain>, kind: Kind = 'store_user') => {
    const { output, refusal } = await ask(figures.explain, kind, { count: 100, ...body })
    if (!output) throw new Error(`${body.figure} is not explained: ${refusal?.code}`)
    expect(sum(output.parts)).toBe(output.amount)
    expect(sum(output.terms)).toBe(output.amount)
    expect(output.parts).toHaveLength(output.total)
    return output
  }
  const explainDue = async (id: number, kind: Kind = 'store_user') => {
    const { output } = await ask(figures.explainOrder, kind, { figure: 'order_due', id, count: 100 })
    if (!output) throw new Error(`order ${id} is not explained`)
    expect([sum(output.parts), sum(output.terms)]).toEqual([output.amount, output.amount])
    return output
  }
  const deep = async (body: RequestOf<typeof figures.explain>, kind: Kind) => {
    const output = await explain(body, kind)
    for (const { figure, id } of output.parts) {
      if (figure === 'order_due') await explainDue(id, kind)
      else if (figure) await deep({ figure, id }, kind)
    }
    return output
  }
  const actorOf = (part: FigurePart | undefined) => (part?.kind === 'event' ? part.actor_name.en : undefined)
  const ofStore = (kind: Kind) => (kind === 'admin' ? { restaurant_store_id: store() } : {})

  it('add up to the figures of the statement, down to each event, for each kind', async () => {
    const [first, second] = [await completed(), await completed('cash')]
    await charge(12.5)
    const request = await raised([first])
    await decide(request, accept)
    const open = await test.accepted({ payment_method: 'creditcard' })
    await test.pay(open, 610.98, `open-${open}`)
    const undone = await completed()
    await ask(orderPayments.undoCompletion, 'admin', { reason: 'Completed by mistake' }, undone)
    await test.decide(undone, 8)
    const paidBack = await completed()
    await test.ask(payments.refund, paidBack, { amount: 100, reference: `f-${paidBack}`, reason: 'Cold' })
    await ask(
      paymentRequests.reversePayout,
      'admin',
      {
        reason: 'Sent to the wrong account',
        effective_date: '2026-11-20',
      },
      request,
    )
    await charge(3)
    const pending = await raised()
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const { output: statement } = await ask(statements.show, kind, ofStore(kind))
      const figure = async (name: RequestOf<typeof figures.explain>['figure']) =>
        (await deep({ figure: name, ...ofStore(kind) }, kind)).amount
      expect(await figure('balance')).toBe(statement?.closing_balance)
      expect(await figure('order_total')).toBe(statement?.totalOrders)
      expect(await figure('received')).toBe(statement?.totalOrderAmountReceived)
      expect(await figure('commission')).toBe(statement?.totalOrderPlatformComissions)
      expect(await figure('gateway_charge')).toBe(statement?.totalOrderPGWCharges)
      expect(await figure('expected')).toBe(statement?.expected)
      expect(await figure('requested')).toBe(statement?.requested)
      for (const { id, balance } of statement?.statements.data ?? []) {
        expect((await explain({ figure: 'event', id }, kind)).amount).toBe(balance)
      }
      expect((await deep({ figure: 'request', id: pending }, kind)).amount).toBe((await show(pending)).amount)
    }
    const { charges } = await due()
    expect(await explain({ figure: 'charges' })).toMatchObject({ amount: 0, total: 0 })
    expect(charges).toEqual([])
    expect((await explainDue(second)).amount).toBeLessThan(0)
  })

  it('of all listed stores add up to the totals of their positions, down to each store', async () => {
    await completed()
    await charge(4)
    await decide(await raised(), accept)
    await charge(7)
    const totals = ['due', 'expected', 'requested', 'charges', 'paid'] as const
    const days = { start_date: '2026-11-20', end_date: '2026-11-20' }
    for (const filters of [
      {},
      { search: String(store()) },
      { balance: 'due' },
      { balance: 'owing' },
    ] as const) {
      const { output: list } = await ask(storePositions.list, 'admin', { ...filters, ...days, count: 100 })
      for (const each of totals) {
        const { amount, parts } = await explain({ figure: `total_${each}`, ...filters, ...days }, 'admin')
        expect(amount, each).toBe(list?.totals[each])
        for (const { id, kind, figure, amount: ofStore } of parts) {
          expect(kind).toBe('store')
          const of = { figure: figure as 'paid', restaurant_store_id: id, ...(each === 'paid' && days) }
          expect((await explain(of, 'admin')).amount, `${figure} of ${id}`).toBe(ofStore)
        }
      }
    }
    // Others have a total of their own stores only.
    const own = await explain({ figure: 'total_due' })
    expect(own.parts.map(({ id }) => id)).toEqual([store()])
  })

  it('names who did it, and staff of the platform to the platform only', async () => {
    const id = await completed()
    const last = async (kind: Kind) => actorOf((await explainDue(id, kind)).parts.at(-1))
    expect(await last('admin')).not.toBe('')
    const charged = await charge(5)
    const actor = async (kind: Kind) =>
      actorOf((await explain({ figure: 'charge', id: charged }, kind)).parts[0])
    expect(await actor('admin')).toBe('platform Super Admin')
    expect(await actor('store_user')).toBe('Platform staff')
  })

  it('show the postings of each event, and the gateway’s reference to the platform only', async () => {
    const id = await completed()
    const payment = async (kind: Kind) =>
      (await explainDue(id, kind)).parts.find((part) => part.kind === 'event' && part.event === 'payment')
    const shown = await payment('store_user')
    if (shown?.kind !== 'event') throw new Error('no payment')
    expect(sum(shown.postings)).toBe(0)
    expect(shown.reference).toBeNull()
    expect(await payment('admin')).toMatchObject({ reference: expect.any(String), postings: shown.postings })
  })

  it('give the terms of an order’s formula with its own numbers', async () => {
    const id = await completed()
    const { terms } = await explainDue(id)
    expect(terms.map(({ term }) => term)).toEqual([
      'received',
      'discounts',
      'gateway',
      'commission',
      'refunds',
    ])
    expect(terms[0]?.amount).toBe(610_98)
  })

  it('of other stores’ rows are not found', async () => {
    const { ids: foreign } = await test.world.tenant('Stranger')
    const asked: RequestOf<typeof figures.explain>[] = [
      { figure: 'request', id: foreign.payment_requests as number },
      { figure: 'balance', restaurant_store_id: foreign.stores as number },
      { figure: 'event', id: 9_007_199_254_740_991 },
    ]
    for (const body of asked) {
      expect((await ask(figures.explain, 'store_user', body)).status).toBe(404)
    }
    const order = { figure: 'order_due', id: foreign.orders as number } as const
    expect((await ask(figures.explainOrder, 'store_user', order)).status).toBe(404)
    expect((await ask(figures.explain, 'admin', { figure: 'charge' })).refusal?.code).toBe(
      'figures.idMissing',
    )
    expect((await ask(figures.explain, 'store_user', { figure: 'charge' })).refusal?.code).toBe(
      'figures.idMissing',
    )
    expect((await ask(figures.explain, 'admin', { figure: 'paid' })).refusal?.code).toBe(
      'statements.storeMissing',
    )
  })
})
