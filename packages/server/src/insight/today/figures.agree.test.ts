import { orderPayments, payments } from '@sufra/contract'
import { orderGroupings, reports } from '@sufra/contract/insight/reports'
import { presetRange } from '@sufra/contract/insight/reports.presets'
import { today as home } from '@sufra/contract/insight/today'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { statements } from '@sufra/contract/money/statements'
import { storePositions } from '@sufra/contract/money/storePositions'
import { type OrderRow, orderStatus, orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon, newKey } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../../test/money.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { randomFrom } from '../reports/reports.fixture.ts'

describeRules('the figures of many orders', (open) => {
  let test: MoneyTest
  let admin: string
  const lives = 30
  const random = randomFrom(20_261_124)
  const chance = (one: number) => random(one) === 0

  /** Places an order and lets happen to it what may happen, in turn and as far as it is allowed. */
  async function live(code: string): Promise<void> {
    const method = chance(2) ? 'creditcard' : 'cashondelivery'
    const id = await test.order({
      payment_method: method,
      date: inDays(1 + random(3)),
      ...(chance(3) && { coupon_code: code }),
    })
    const pay = (amount: number) => test.pay(id, amount, newKey())
    if (method === 'creditcard') await pay(chance(2) ? 580.98 : 100 + random(300))
    if (chance(4)) return
    await test.decide(id, chance(5) ? 7 : 6)
    if (chance(3))
      await test.server.ask(orderPayments.recordCash, 'store_user', {
        token: tokenOf('store_user'),
        params: { id },
        body: { amount: 20 + random(60) },
      })
    if (chance(2)) await test.decide(id, 8)
    if (chance(4)) await test.ask(payments.refund, id, { amount: 10 + random(90), reference: newKey() })
  }

  beforeAll(async () => {
    test = await openMoney(open)
    await test.database.pool.query('delete from orders')
    admin = test.world.admins['Super Admin'].token
    const { code } = await addCoupon(test)
    await test.database.pool.query('update welcome_discounts set status = true, value = 10')
    for (let each = 0; each < lives; each++) {
      await live(code)
      // Some are in the sums, the others only noted.
      if (each === lives / 2) await mergeReports(test.database.db)
    }
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })

  const tokenOf = (kind: 'admin' | 'restaurant' | 'store_user') =>
    kind === 'admin' ? admin : test.kitchen.tenant.people[kind].token
  const today = qatarDay(new Date())
  const report = async (kind: 'admin' | 'restaurant' | 'store_user', body: object = {}) => {
    const range = { start_date: addDays(today, -1), end_date: addDays(today, 1) }
    const { output } = await test.server.ask(reports.list, kind, {
      token: tokenOf(kind),
      body: { ...range, count: 5000, ...body },
    })
    if (!output) throw new Error('no report')
    return output
  }
  const desk = async (kind: 'admin' | 'restaurant' | 'store_user') => {
    const { output } = await test.server.ask(orders.list, kind, {
      token: tokenOf(kind),
      body: { count: 100 },
    })
    if (!output) throw new Error('no desk')
    return output
  }
  const sumOf = (rows: readonly OrderRow[], of: (row: OrderRow) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0)

  it('are those of the desk: its cards and its rows', async () => {
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const { totals } = await report(kind)
      const { totalPending, totalAccepted, totalCompleted, totalCancelled, orders: listed } = await desk(kind)
      const cards = [totalPending, totalAccepted, totalCompleted]
      expect([kind, totals.orders, totals.revenue]).toEqual([
        kind,
        cards.reduce((sum, { order_count }) => sum + order_count, 0),
        cards.reduce((sum, { total_price }) => sum + total_price, 0),
      ])
      expect([totals.cancelled, totals.cancelled_value]).toEqual([
        totalCancelled.order_count,
        totalCancelled.total_price,
      ])
      expect(listed.total).toBe(lives)
      const { data } = listed
      expect([kind, totals.commission, totals.gateway_charges, totals.received, totals.due]).toEqual([
        kind,
        sumOf(data, ({ platform_commission_value }) => platform_commission_value),
        sumOf(data, ({ pgw_charges_value }) => pgw_charges_value),
        sumOf(data, ({ payed_amount }) => payed_amount),
        sumOf(data, ({ due_to_store }) => due_to_store),
      ])
    }
    const { totals } = await report('admin')
    for (const figure of [
      'orders',
      'cancelled',
      'commission',
      'gateway_charges',
      'refunded',
      'collected',
    ] as const)
      expect([figure, totals[figure]]).not.toEqual([figure, 0])
  })

  it('are those of the statement and of the stores’ positions', async () => {
    const { due } = (await report('admin')).totals
    const body = { count: 5, restaurant_store_id: test.kitchen.tenant.ids.stores as number }
    const { output: statement } = await test.server.ask(statements.show, 'admin', { token: admin, body })
    expect(formatQar((statement?.closing_balance ?? 0) + (statement?.expected ?? 0))).toBe(formatQar(due))
    const { output: positions } = await test.server.ask(storePositions.list, 'admin', {
      token: admin,
      body: { count: 5 },
    })
    const { totals } = positions ?? {}
    expect((totals?.due ?? 0) + (totals?.expected ?? 0)).toBe(due)
    for (const kind of ['restaurant', 'store_user'] as const) {
      const { output } = await test.server.ask(statements.show, kind, {
        token: tokenOf(kind),
        body: { count: 5 },
      })
      expect((output?.closing_balance ?? 0) + (output?.expected ?? 0)).toBe((await report(kind)).totals.due)
    }
  })

  it('are those of the first page: tomorrow’s events, full days and the week so far', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    await test.database.pool.query('update stores set max_catering_per_day = 8 where id = $1', [stores])
    await test.database.pool.query('update items set quantity_per_day = 100 where id = $1', [items])
    for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
      const token = tokenOf(kind)
      const { output: events } = await test.server.ask(home.events, kind, { token })
      const { orders: listed } = await desk(kind)
      const on = (row: OrderRow) => qatarDay(row.picked_time_iso_date)
      const of = (status: number) =>
        listed.data.filter((row) => on(row) === events?.tomorrow && row.order_current_status.id === status)
      const { pending, accepted, completed } = orderStatus
      expect(of(accepted).length).toBeGreaterThan(0)
      expect(events?.hours).toEqual([
        {
          day: addDays(today, 1),
          hour: 19,
          pending: of(pending).length,
          accepted: of(accepted).length,
          completed: of(completed).length,
          people: sumOf(of(accepted), ({ people }) => people),
        },
      ])
      const { output: full } = await test.server.ask(home.fullDays, kind, { token })
      expect(full?.days.length).toBeGreaterThan(1)
      for (const { day, item, used, orders: taking } of full?.days ?? []) {
        const live = listed.data.filter(
          (row) => on(row) === day && row.order_current_status.id !== orderStatus.cancelled,
        )
        expect([kind, day, item?.id, taking]).toEqual([kind, day, item?.id, live.length])
        expect(used).toBe(item ? sumOf(live, ({ people }) => people) : live.length)
      }
      const week = presetRange('week', today)
      const { totals } = await report(kind, { start_date: week?.start_date, end_date: today })
      expect([totals.orders + totals.cancelled, totals.revenue + totals.cancelled_value]).toEqual([
        lives,
        sumOf(listed.data, ({ order_total_price }) => order_total_price),
      ])
    }
  })

  it('add up to the same by whatever they are grouped, placed or by event', async () => {
    const { totals } = await report('admin')
    const events = { start_date: addDays(today, -1), end_date: addDays(today, 20), basis: 'event' }
    for (const kind of ['admin', 'restaurant', 'store_user'] as const)
      for (const group_by of orderGroupings)
        for (const more of [{}, events])
          expect([kind, group_by, more, (await report(kind, { group_by, ...more })).totals]).toEqual([
            kind,
            group_by,
            more,
            totals,
          ])
  })
})
