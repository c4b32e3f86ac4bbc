// Over 300 lines: each figure is explained in one set-up, which a second file would have to seed again.
import {
  charges,
  figures,
  months,
  orderPayments,
  paymentRequests,
  payments,
  payoutRuns,
  statements,
  storePositions,
} from '@sufra/contract'
import { addDays, firstDayOf, lastDayOf, qatarDay } from '@sufra/contract/kernel/clock'
import { percentOf } from '@sufra/contract/kernel/money'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { FigurePart } from '@sufra/contract/money/figures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, reject, settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { paying } from '../payoutRuns/payoutRuns.fixture.ts'

describeRules('explained figures', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { store, ask, completed, due, raised, show, decide, charge } = settling(() => test)
  const pays = paying(() => test)
  type Kind = 'admin' | 'restaurant' | 'store_user'
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)

  /** Explains a figure and everything its parts are made of, and checks that each adds up. */
  const explain = async (body: RequestOf<typeof figures.explain>, kind: Kind = 'store_user') => {
    const { output, refusal } = await ask(figures.explain, kind, { count: 100, ...body })
    if (!output) throw new Error(`${body.figure} is not explained: ${refusal?.code}`)
    expect(sum(output.parts)).toBe(output.amount)
    const terms = sum(output.terms)
    expect(output.percent === null ? terms : percentOf(terms, output.percent)).toBe(output.amount)
    expect(output.parts).toHaveLength(output.total)
    return output
  }
  const explainDue = async (id: number, kind: Kind = 'store_user') => {
    const { output } = await ask(figures.explain, kind, { figure: 'order_due', id, count: 100 })
    if (!output) throw new Error(`order ${id} is not explained`)
    expect([sum(output.parts), sum(output.terms)]).toEqual([output.amount, output.amount])
    return output
  }
  const deep = async (body: RequestOf<typeof figures.explain>, kind: Kind) => {
    const output = await explain(body, kind)
    for (const part of output.parts) {
      const { figure, id, amount } = part
      if (figure === 'order_due') await explainDue(id, kind)
      else if (figure) {
        const request_id = 'request_id' in part ? (part.request_id ?? undefined) : undefined
        const explained = await deep({ figure, id, ...(request_id && { request_id }) }, kind)
        // A payout takes off what its request asks for.
        expect(Math.abs(explained.amount), `${figure} of ${id}`).toBe(Math.abs(amount))
      }
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
      for (const row of statement?.statements.data ?? []) {
        const ofRow = async (name: RequestOf<typeof figures.explain>['figure']) =>
          (await explain({ figure: name, id: row.id, ...ofStore(kind) }, kind)).amount
        expect(await ofRow('event')).toBe(row.balance)
        expect(await ofRow('running_balance')).toBe(row.running_balance)
        expect(await ofRow('event_order_total')).toBe(row.order_total_price)
        expect(await ofRow('event_received')).toBe(row.payed_amount)
        expect(await ofRow('event_commission')).toBe(row.platform_commission_value)
        expect(await ofRow('event_gateway_charge')).toBe(row.pgw_charges_value)
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
  })

  it('that are totals of stores have the own ones only, unless staff ask', async () => {
    await completed()
    const { database, world } = test
    const stranger = (await world.tenant('Stranger')).ids.stores
    await test.forgetUnposted()
    await database.pool.query('insert into store_balances values ($1, 100, 0)', [stranger])
    await database.pool.query(
      `insert into statement_days values ($1, '2026-01-01', 1, 100, 100, 100, 0, 0, true)`,
      [stranger],
    )
    for (const figure of ['total_due', 'balances'] as const) {
      const storesOf = async (kind: Kind) => (await explain({ figure }, kind)).parts.map(({ id }) => id)
      for (const kind of ['restaurant', 'store_user'] as const)
        expect(await storesOf(kind)).toEqual([store()])
      expect(await storesOf('admin')).toEqual(expect.arrayContaining([store(), stranger]))
    }
    for (const table of ['store_balances', 'statement_days'])
      await database.pool.query(`delete from ${table} where store_id = $1`, [stranger])
  })

  it('of the list of payment requests and of charges add up to its sums, with its filters', async () => {
    const cash = await completed('cash')
    await raised([await completed()])
    await decide(await raised([await completed()]), accept)
    const custom = await raised([await completed()], 'admin')
    const refused = await raised([await completed()])
    await decide(refused, reject)
    for (const [kind, raised_by] of [
      ['admin', 'admin'],
      ['admin', 'store'],
      ['restaurant', undefined],
      ['store_user', undefined],
      ['store_user', 'admin'],
    ] as const) {
      for (const filters of [
        {},
        { search: String(custom) },
        { status: 'request_accepted' },
        { restaurant_store_id: store() },
        { start_date: '2030-01-01' },
      ] as const) {
        const of = { ...filters, ...(raised_by && { raised_by }) }
        const { output } =
          kind === 'admin' && raised_by === 'admin'
            ? await ask(paymentRequests.adminList, kind, filters)
            : await ask(paymentRequests.storeList, kind, of)
        expect((await explain({ figure: 'requests_pending', ...of }, kind)).amount).toBe(
          output?.totals.pending,
        )
        expect((await deep({ figure: 'requests_paid', ...of }, kind)).amount).toBe(output?.totals.paid)
      }
    }
    const wrong = await charge(2)
    await ask(charges.reverse, 'admin', { reason: 'Entered twice', effective_date: '2026-11-20' }, wrong)
    for (const filters of [{}, { search: 'Photographs' }, { end_date: '2026-11-19' }]) {
      const { output } = await ask(charges.list, 'admin', filters)
      const { amount } = await deep({ figure: 'charges_total', ...filters }, 'admin')
      expect(amount).toBe(output?.totalBalance)
    }
    expect((await ask(figures.explain, 'store_user', { figure: 'charges_total' })).status).toBe(403)
    expect((await explainDue(cash)).amount).toBeLessThan(0)
  })

  it('of a request are what it asked for, whatever becomes of its orders and charges later', async () => {
    const [order, debt] = [await completed(), await completed('cash')]
    const charged = await charge(9)
    const request = await raised([order])
    const before = await show(request)
    await decide(request, accept)
    // A refund after the payout is netted in the next request, as is the reversal of a netted charge.
    await test.ask(payments.refund, order, { amount: 40, reference: `later-${order}`, reason: 'Cold' })
    await ask(charges.reverse, 'admin', { reason: 'Wrong', effective_date: '2026-11-20' }, charged)
    const next = await raised([await completed()])
    const left = async (id: number, of: { id: number; figure: 'order_remaining' | 'charge_remaining' }) =>
      (await explain({ ...of, request_id: id }, 'store_user')).amount
    for (const [id, { orders, charges: netted }] of [
      [request, before],
      [next, await show(next)],
    ] as const) {
      expect(orders.length).toBeGreaterThan(1)
      expect(netted).toHaveLength(1)
      for (const { id: each, amount } of orders)
        expect(await left(id, { figure: 'order_remaining', id: each }), `order ${each}`).toBe(amount)
      for (const { id: each, amount } of netted)
        expect(await left(id, { figure: 'charge_remaining', id: each }), `charge ${each}`).toBe(amount)
      expect((await deep({ figure: 'request', id }, 'restaurant')).amount).toBe((await show(id)).amount)
    }
    expect(before.orders.map(({ id }) => id)).toContain(debt)
    await decide(next, reject)
    const { orders, charges: open } = await due()
    for (const { id, remaining_amount } of orders)
      expect((await explain({ figure: 'order_remaining', id })).amount).toBe(remaining_amount)
    for (const { id, remaining_amount } of open)
      expect((await explain({ figure: 'charge_remaining', id })).amount).toBe(remaining_amount)
    const foreign = { figure: 'order_remaining', id: order, request_id: next + 1000 } as const
    expect((await ask(figures.explain, 'store_user', foreign)).status).toBe(404)
  })

  it('of a payout run, its file and its preview add up to their sums', async () => {
    await completed()
    const day = qatarDay(new Date())
    const preview = async () => (await ask(payoutRuns.preview, 'admin', { due_day: day })).output
    for (const { store: of, amount } of (await preview())?.stores ?? []) {
      const body = { figure: 'unsettled', restaurant_store_id: of.id, end_date: day } as const
      expect((await deep(body, 'admin')).amount).toBe(amount)
    }
    await pays.saveAccount('Karam')
    await pays.confirmAccount()
    const { run: id } = await pays.made()
    const run = async () => (await ask(payoutRuns.show, 'admin', undefined, id)).output
    const sums = async () => {
      const shown = (await run())?.payoutRun
      for (const name of ['pending', 'accepted', 'rejected'] as const)
        expect((await explain({ figure: `run_${name}`, id }, 'admin')).amount, name).toBe(
          shown?.[name].amount,
        )
      const open = (shown?.pending.amount ?? 0) + (shown?.accepted.amount ?? 0)
      expect((await explain({ figure: 'run_open', id }, 'admin')).amount).toBe(open)
    }
    await sums()
    for (const { id: request } of (await run())?.requests ?? []) await decide(request, accept, 'store_user')
    await sums()
    const { output: made } = await pays.file(id)
    const file = await pays.showFile(made?.id ?? 0)
    const lines = await deep({ figure: 'payout_file', id: file.file.id }, 'admin')
    expect(lines.amount).toBe(file.file.amount)
    expect((await ask(figures.explain, 'store_user', { figure: 'run_open', id })).status).toBe(403)
    expect((await ask(figures.explain, 'restaurant', { figure: 'payout_file', id: 1 })).status).toBe(404)
  })

  it('of a month add up to the balances of its stores', async () => {
    await completed()
    const { output } = await ask(months.next, 'admin')
    const next = output?.next
    if (!next) throw new Error('no month to close')
    const [first, last] = [firstDayOf(next.month), lastDayOf(next.month)]
    const of = async (days: { start_date?: string; end_date?: string }) =>
      (await explain({ figure: 'balances', ...days }, 'admin')).amount
    expect(await of({ end_date: addDays(first, -1) })).toBe(next.opening_balance)
    expect(await of({ start_date: first, end_date: last })).toBe(next.totalOrderBalance)
    expect(await of({ end_date: last })).toBe(next.closing_balance)
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
    const { ids: foreign, people } = await test.world.tenant('Stranger')
    const asked: RequestOf<typeof figures.explain>[] = [
      { figure: 'request', id: foreign.payment_requests as number },
      { figure: 'balance', restaurant_store_id: foreign.stores as number },
      { figure: 'event', id: 9_007_199_254_740_991 },
    ]
    for (const body of asked) {
      expect((await ask(figures.explain, 'store_user', body)).status).toBe(404)
    }
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select id from ledger_events where order_id = $1 and kind = 'completion'`,
      [await completed()],
    )
    const event = { figure: 'event', id: Number(rows[0]?.id) } as const
    const askedByStranger: RequestOf<typeof figures.explain>[] = [
      event,
      { figure: 'event_received', id: event.id },
      { figure: 'running_balance', id: event.id, restaurant_store_id: foreign.stores as number },
    ]
    for (const body of askedByStranger)
      expect(
        (await ask(figures.explain, 'store_user', body, undefined, people.store_user.token)).status,
      ).toBe(404)
    expect((await ask(figures.explain, 'store_user', event)).status).toBe(200)
    const order = { figure: 'order_due', id: foreign.orders as number } as const
    expect((await ask(figures.explain, 'store_user', order)).status).toBe(404)
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
