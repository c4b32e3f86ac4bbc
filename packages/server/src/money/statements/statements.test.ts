import { orderPayments, payments, statements } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../../test/money.ts'
import { orderPage } from '../orderPayments/orderPayments.fixture.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeRules('statement of accounts', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, due, raised, decide, charge } = settling(() => test)
  const { preview, cancel: cancelAccepted, figuresOf } = orderPage(() => test)
  const today = qatarDay(new Date())
  const statement = async (body: object = {}, kind: 'admin' | 'restaurant' | 'store_user' = 'store_user') => {
    const { output, refusal } = await ask(statements.show, kind, { count: 100, ...body })
    if (!output) throw new Error(`no statement: ${refusal?.code}`)
    return output
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

  /** An accepted order that was paid by card in full. */
  const paidOrder = async () => {
    const id = await test.accepted({ date: inDays(3) })
    await test.pay(id, 610.98, `whole-${id}`)
    return id
  }
  const cancel = async (id: number, fault: 'store' | 'platform') => {
    const shown = (await preview(id, fault)).output?.consequences
    if (!shown) throw new Error('no consequences')
    const { refund_amount, forfeited_amount, due_to_store } = shown
    const wire = {
      refund_amount: refund_amount / 100,
      forfeited_amount: forfeited_amount / 100,
      due_to_store: due_to_store / 100,
    }
    expect((await cancelAccepted(id, { fault, cancel_reason_id: 2, shown: wire })).status).toBe(200)
  }

  it('has a row for whatever changes what is due, and its closing balance is what is due', async () => {
    const id = await completed()
    await charge(12.5)
    const { statements: page, ...totals } = await statement()
    expect(page.data.map(({ type, order_id, balance }) => [type, order_id, balance])).toEqual([
      ['charge', null, -12_50],
      ['completion', id, expect.any(Number)],
    ])
    expect(page.data[1]).toMatchObject({
      order_total_price: 610_98,
      payed_amount: 610_98,
      order_current_status: { id: 8 },
      description: null,
    })
    expect(totals.closing_balance).toBe((await due()).due)
    expect(totals).toMatchObject({
      opening_balance: 0,
      totalOrders: 610_98,
      totalOrderAmountReceived: 610_98,
      totalOrderBalance: totals.closing_balance,
    })
    expect(page.data.at(-1)?.running_balance).toBe(totals.closing_balance)
  })

  it('of a store that does not exist is not found', async () => {
    const { status } = await ask(statements.show, 'admin', { restaurant_store_id: 999_999_999 })
    expect(status).toBe(404)
  })

  it('counts a payout at its reference date, and one reversed for an earlier day is marked', async () => {
    const earlier = addDays(today, -3)
    const order = await completed()
    const request = await raised([order])
    await decide(request, accept)
    const { data } = (await statement()).statements
    const paid = data.find(({ type }) => type === 'settlement')
    expect(paid).toMatchObject({ day: '2026-11-20', payment_request_id: request })
    expect(paid?.late).toBe('2026-11-20' < today)
    await charge(3)
    expect((await statement({ end_date: earlier })).statements.data.every(({ day }) => day <= earlier)).toBe(
      true,
    )
  })

  it('adds up over any partition of a range', async () => {
    const days = ['2026-11-19', '2026-11-20', addDays(today, -1), today].toSorted()
    const all = await statement({ start_date: days[0], end_date: today })
    let closing = all.opening_balance
    const parts: number[] = []
    for (const [index, end_date] of days.entries()) {
      const start_date = index === 0 ? days[0] : addDays(days[index - 1] ?? '', 1)
      if ((start_date ?? '') > end_date) continue
      const part = await statement({ start_date, end_date })
      expect(part.opening_balance).toBe(closing)
      closing = part.closing_balance
      parts.push(part.totalOrderBalance)
    }
    expect(closing).toBe(all.closing_balance)
    expect(sum(parts)).toBe(all.totalOrderBalance)
    expect(sum(all.statements.data.map(({ balance }) => balance))).toBe(all.totalOrderBalance)
  })

  it('runs the balance on over pages', async () => {
    const whole = (await statement()).statements
    const pages = await Promise.all([1, 2, 3].map((page) => statement({ count: 2, page })))
    const rows = pages.flatMap(({ statements: { data } }) => data)
    expect(rows.map(({ running_balance }) => running_balance)).toEqual(
      whole.data.slice(0, 6).map(({ running_balance }) => running_balance),
    )
    expect(pages[0]?.statements.total).toBe(whole.total)
  })

  it('gives the commission and the total back when a completion is undone', async () => {
    const before = await statement()
    const id = await completed('cash')
    expect((await statement()).totalOrders).toBe(before.totalOrders + 610_98)
    const undo = await ask(orderPayments.undoCompletion, 'admin', { reason: 'Completed by mistake' }, id)
    expect(undo.status).toBe(200)
    const after = await statement()
    expect(after.totalOrders).toBe(before.totalOrders)
    expect(after.totalOrderPlatformComissions).toBe(before.totalOrderPlatformComissions)
    expect(after.closing_balance).toBe(before.closing_balance)
    expect(after.expected).not.toBe(before.expected)
    await test.decide(id, 8)
  })

  // dokan#905: the order showed its refund, the vendor's balance stayed as it was.
  it('moves with a refund by any path, and what has been paid out of it is owed (dokan#905)', async () => {
    const refund = (id: number, amount: number) =>
      test.ask(payments.refund, id, { amount, reference: `st-${id}`, reason: 'Cold' })
    const moved = async (what: () => Promise<unknown>) => {
      const before = await statement()
      await what()
      const after = await statement()
      expect(after.closing_balance).toBe((await due()).due)
      return after.closing_balance - before.closing_balance
    }
    // Reported by the gateway, for a completed order.
    const id = await completed()
    expect(await moved(() => refund(id, 100))).toBe(-100_00)
    // After it was paid out.
    const paid = await completed()
    await decide(await raised([paid]), accept)
    expect(await moved(() => refund(paid, 100))).toBe(-100_00)
    // Awarded by a cancellation, and reported afterwards: nothing is taken twice.
    const cancelled = await paidOrder()
    const { pgw_charges_value } = await figuresOf(cancelled)
    expect(await moved(() => cancel(cancelled, 'store'))).toBe(-pgw_charges_value)
    expect(await moved(() => refund(cancelled, 610.98))).toBe(0)
    // Of an order whose completion is undone, which is cancelled then.
    const undone = await completed()
    const { due_to_store } = await figuresOf(undone)
    const undo = { reason: 'Never delivered' }
    expect(await moved(() => ask(orderPayments.undoCompletion, 'admin', undo, undone))).toBe(-due_to_store)
    expect(await moved(() => cancel(undone, 'platform'))).toBe(0)
    expect(await moved(() => refund(undone, 610.98))).toBe(0)
  })

  // multivendorx#976: after a refund the commission was still that of the whole order.
  it('has no commission on what a cancellation gives back to the customer (multivendorx#976)', async () => {
    const before = await statement()
    const id = await paidOrder()
    const { platform_commission_value, pgw_charges_value: kept } = await figuresOf(id)
    expect(platform_commission_value).toBeGreaterThan(0)
    await cancel(id, 'store')
    const after = await statement()
    expect(after.totalOrderPlatformComissions).toBe(before.totalOrderPlatformComissions)
    expect(after.totalOrderPGWCharges).toBe(before.totalOrderPGWCharges + kept)
    const row = after.statements.data.find((each) => each.order_id === id && each.type === 'cancellation')
    expect(row).toMatchObject({ platform_commission_value: 0, balance: -kept })
    expect(await figuresOf(id)).toMatchObject({ platform_commission_value: 0, due_to_store: -kept })
  })

  it('of an admin names a store or a restaurant; of others it is their own', async () => {
    const unnamed = await ask(statements.show, 'admin', {})
    expect([unnamed.status, unnamed.refusal?.code]).toEqual([422, 'statements.storeMissing'])
    const own = await statement()
    const { restaurants } = test.kitchen.tenant.ids
    for (const body of [{ restaurant_store_id: store() }, { restaurant_id: restaurants }]) {
      expect((await statement(body, 'admin')).closing_balance).toBe(own.closing_balance)
    }
    expect((await statement({}, 'restaurant')).closing_balance).toBe(own.closing_balance)
    const foreign = await ask(statements.show, 'store_user', { restaurant_store_id: store() + 1000 })
    expect(foreign.status).toBe(404)
    const wrong = await ask(statements.show, 'store_user', {
      start_date: '2026-02-01',
      end_date: '2026-01-01',
    })
    expect(wrong.refusal?.code).toBe('range.reversed')
  })
})
