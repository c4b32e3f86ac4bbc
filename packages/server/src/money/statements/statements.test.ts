import { orderPayments, payments, statements } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeEachDatabase('statement of accounts', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, due, raised, decide, charge } = settling(() => test)
  const today = qatarDay(new Date())
  const statement = async (body: object = {}, kind: 'admin' | 'restaurant' | 'store_user' = 'store_user') => {
    const { output, refusal } = await ask(statements.show, kind, { count: 100, ...body })
    if (!output) throw new Error(`no statement: ${refusal?.code}`)
    return output
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

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

  it('gives the commission and the total back when a completion is undone (multivendorx#976)', async () => {
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

  it('moves with a refund by any path (dokan#189)', async () => {
    const id = await completed()
    const before = await statement()
    await test.ask(payments.refund, id, { amount: 100, reference: `st-${id}`, reason: 'Cold' })
    const after = await statement()
    expect(after.closing_balance).toBe(before.closing_balance - 100_00)
    expect(after.closing_balance).toBe((await due()).due)
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
