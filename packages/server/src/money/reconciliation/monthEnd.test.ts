import { figures, orders, paymentRequests, payments, reconciliation } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeRules("month's end", (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())
  const { ask, completed, raised } = settling(() => test)
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const today = qatarDay(new Date())
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const of = async (month?: string) => {
    const path = `/api/admins/${reconciliation.monthEnd.paths.admin}${month ? `?month=${month}` : ''}`
    const { body } = await test.server.call('GET', path, { token: test.world.admins['Super Admin'].token })
    return reconciliation.monthEnd.output.parse(body).monthEnd
  }
  /** The sum of a step is explained by whatever it counts. */
  const explained = async (body: RequestOf<typeof figures.explain>) => {
    const { output } = await ask(figures.explain, 'admin', { count: 100, ...body })
    if (!output) throw new Error(`${body.figure} is not explained`)
    expect(output.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(output.amount)
    return output
  }
  const nothing = { count: 0, amount: 0, from: null }

  it('is that of the last month that is over, if none is named', async () => {
    const found = await of()
    expect(found).toMatchObject({ month: lastMonth, over: true, store_requests: nothing })
    expect(found.run?.differences).toBe(0)
    expect(await of(today.slice(0, 7))).toMatchObject({ over: false, run: null })
    const token = test.world.admins['Super Admin'].token
    const path = `/api/admins/${reconciliation.monthEnd.paths.admin}?month=2026-13`
    expect((await test.server.call('GET', path, { token })).status).toBe(422)
  })

  it('counts pending requests until its last day, as the lists do that it leads to', async () => {
    const month = '2026-02'
    for (const [kind, listed, count] of [
      ['store_user', 'store_requests', 2],
      ['admin', 'custom_requests', 1],
    ] as const) {
      for (let nth = 0; nth <= count; nth++) {
        const id = await raised([await completed()], kind)
        // The last one is of the next month: the first minute of it in Qatar.
        const at = nth === count ? '2026-02-28T21:00:00Z' : `2026-0${nth + 1}-28T20:59:00Z`
        await query('update payment_requests set created_at = $2 where id = $1', [id, at])
      }
      const found = (await of(month))[listed]
      expect(found).toMatchObject({ count, from: '2026-01-28', to: '2026-02-28' })
      const { output } = await ask(
        kind === 'admin' ? paymentRequests.adminList : paymentRequests.storeList,
        'admin',
        { status: 'PENDING', start_date: found.from, end_date: found.to },
      )
      expect([output?.paymentRequests.total, output?.totals.pending]).toEqual([found.count, found.amount])
      const raised_by = kind === 'admin' ? 'admin' : 'store'
      expect(await explained({ figure: 'requests_pending', raised_by, end_date: found.to })).toMatchObject({
        amount: found.amount,
        total: found.count,
      })
    }
  })

  it('lists refunds that the gateway has not confirmed, the oldest first', async () => {
    const id = await test.accepted()
    await test.pay(id, 200, 'month-end')
    await test.ask(payments.cancel, id, {})
    await query(`update refunds set created_at = '2026-02-10T10:00:00Z' where order_id = $1`, [id])
    const { refunds } = await of('2026-02')
    expect(refunds).toMatchObject({
      count: 1,
      amount: 200_00,
      oldest: [{ order_id: id, amount: 200_00, failed: false }],
    })
    const { amount, parts } = await explained({ figure: 'refunds_open', end_date: '2026-02-28' })
    expect([amount, parts]).toMatchObject([refunds.amount, [{ kind: 'order', id, amount: 200_00 }]])
    expect((await explained({ figure: 'order_refund_due', id })).amount).toBe(200_00)
    expect((await of('2026-01')).refunds).toEqual({ count: 0, amount: 0, oldest: [] })
    await test.ask(payments.refund, id, { amount: 200, reference: 'month-end-back' })
    expect((await of('2026-02')).refunds.count).toBe(0)
  })

  it('counts orders past their event that nobody completed, as the desk does that it leads to', async () => {
    const accepted = await test.accepted()
    const pending = await test.order()
    const later = await test.accepted()
    const move = (id: number, at: string) => query('update orders set event_at = $2 where id = $1', [id, at])
    await move(accepted, '2026-02-03T16:00:00Z')
    await move(pending, '2026-01-31T20:59:00Z')
    await move(later, '2026-02-28T21:00:00Z')
    const found = await of('2026-02')
    expect(found.accepted_orders).toEqual({ count: 1, amount: 610_98, from: '2026-02-03', to: '2026-02-28' })
    expect(found.pending_orders).toMatchObject({ count: 1, from: '2026-01-31' })
    for (const [listed, order_status] of [
      [found.accepted_orders, 'accepted'],
      [found.pending_orders, 'newOrder'],
    ] as const) {
      const { output } = await ask(orders.list, 'admin', {
        order_status,
        date_from: listed.from,
        date_to: listed.to,
      })
      expect(output?.orders.total).toBe(listed.count)
    }
    for (const [figure, { amount, to }] of [
      ['orders_accepted', found.accepted_orders],
      ['orders_pending', found.pending_orders],
    ] as const) {
      const { amount: sum, parts } = await explained({ figure, end_date: to })
      expect(sum).toBe(amount)
      for (const { id, amount: price } of parts)
        expect((await explained({ figure: 'order_price', id })).amount).toBe(price)
    }
    // While a month lasts, today's events may still take place.
    const month = today.slice(0, 7)
    const before = (await of(month)).accepted_orders.count
    await move(later, `${today}T00:00:00+03:00`)
    expect((await of(month)).accepted_orders.count).toBe(before - 1)
  })
})
