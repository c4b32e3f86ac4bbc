import { orderLinks, orders } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../../test/money.ts'
import { orderPage } from '../../money/orderPayments/orderPayments.fixture.ts'

describeRules('cancelling an accepted order', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { admin, cash, preview, cancel } = orderPage(() => test)

  it('does exactly what the preview showed, whoever is at fault', async () => {
    for (const [fault, date, expected] of [
      ['customer', inDays(3), { refund_amount: 400_00, forfeited_amount: 0, due_to_store: -10_00 }],
      ['customer', inDays(1), { refund_amount: 94_51, forfeited_amount: 305_49, due_to_store: 295_49 }],
      ['store', inDays(1), { refund_amount: 400_00, forfeited_amount: 0, due_to_store: -10_00 }],
      [
        'platform',
        inDays(1),
        { refund_amount: 400_00, charge_borne_by_platform: 10_00, pgw_charges_value: 0, due_to_store: 0 },
      ],
    ] as const) {
      const id = await test.accepted({ date })
      await test.pay(id, 400, `fault-${id}`)
      const shown = (await preview(id, fault)).output?.consequences
      expect(shown).toMatchObject({ fault, commission_reversed: 87_15, ...expected })
      expect((await test.state(id)).status).toBe('ACCEPTED')
      const wire = {
        refund_amount: expected.refund_amount / 100,
        forfeited_amount: (shown?.forfeited_amount ?? 0) / 100,
        due_to_store: expected.due_to_store / 100,
      }
      const done = await cancel(id, { fault, cancel_reason_id: 2, note: 'Called twice', shown: wire })
      expect(done.output?.consequences).toEqual(shown)
      expect(done.output?.figures).toMatchObject({
        remaining_amount: 0,
        refunded_amount: expected.refund_amount,
        due_to_store: expected.due_to_store,
        platform_commission_value: 0,
      })
      const { rows } = await test.database.pool.query(
        `select o.cancel_fault, o.cancelled_by_kind, o.cancel_reason_en, h.note from orders o
          join order_status_history h on h.order_id = o.id and h.status_id = 7 where o.id = $1`,
        [id],
      )
      expect(rows).toEqual([
        {
          cancel_fault: fault,
          cancelled_by_kind: 'admin',
          cancel_reason_en: 'An item is not available',
          note: 'Called twice',
        },
      ])
    }
  })

  it('forfeits nothing of a cash order, which has no down payment', async () => {
    const id = await test.accepted({ payment_method: 'cashondelivery', date: inDays(1) })
    await cash(id, { amount: 200 })
    const shown = (await preview(id, 'customer')).output?.consequences
    expect(shown).toMatchObject({ forfeited_amount: 0, cash_to_return: 200_00, due_to_store: 0 })
    const done = await cancel(id, { fault: 'customer', cancel_reason_id: 4 })
    expect(done.output?.figures).toMatchObject({ cash_collected_amount: 0, due_to_store: 0 })
  })

  it('shows every reader of the order what was refunded', async () => {
    const id = await test.accepted()
    await test.pay(id, 400, `back-${id}`)
    await cancel(id, { fault: 'store', cancel_reason_id: 2 })
    const { people } = test.kitchen.tenant
    const link = await test.server.ask(orderLinks.create, 'admin', { token: admin(), params: { id } })
    const token = link.output?.url.split('/').at(-1)
    const views = [
      await test.server.ask(orders.show, 'admin', { token: admin(), params: { id } }),
      await test.server.ask(orders.show, 'restaurant', { token: people.restaurant.token, params: { id } }),
      await test.server.ask(orders.show, 'store_user', { token: people.store_user.token, params: { id } }),
      await test.server.ask(orderLinks.show, 'link', { token }),
    ]
    for (const { output } of views) {
      expect(output?.order).toMatchObject({ payed_amount: 400_00, refunded_amount: 400_00 })
    }
    // A link shows which kind of person decided, never who.
    const shared = views[3]?.output?.order
    expect(shared?.cancelled_by_guard_name).toBe('admin')
    expect(shared?.history.map(({ actor_kind }) => actor_kind)).toEqual(['channel', 'store_user', 'admin'])
    expect(JSON.stringify(shared)).not.toMatch(/Super Admin|Store Manager|_name":"platform/)
  })

  it('is rejected if the preview is outdated', async () => {
    const id = await test.accepted()
    const shown = { refund_amount: 0, forfeited_amount: 0, due_to_store: 0 }
    await test.pay(id, 100, `shown-${id}`)
    const refused = await cancel(id, { fault: 'store', cancel_reason_id: 2, shown })
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'orderMoney.consequencesChanged'])
  })

  it('is only for accepted orders, with an active reason', async () => {
    const id = await test.order()
    expect((await cancel(id, { fault: 'store', cancel_reason_id: 2 })).refusal?.code).toBe(
      'orderMoney.notAccepted',
    )
    await test.decide(id, 6)
    const unknown = await cancel(id, { fault: 'store', cancel_reason_id: 999_999 })
    expect(unknown.refusal?.errors).toHaveProperty('cancel_reason_id')
    await test.decide(id, 8)
    expect((await preview(id, 'store')).refusal?.code).toBe('orderMoney.notAccepted')
  })

  it('answers a repeated cancellation as before, and rejects a different one with who decided what', async () => {
    const id = await test.accepted({ date: inDays(1) })
    await test.pay(id, 400, `again-${id}`)
    const asked = { fault: 'customer', cancel_reason_id: 2, note: 'Called' }
    const first = await cancel(id, asked)
    const again = await cancel(id, asked)
    expect([again.status, again.output]).toEqual([200, first.output])
    for (const other of [{ fault: 'store' }, { cancel_reason_id: 3 }, { note: 'Wrote' }]) {
      const lost = await cancel(id, { ...asked, ...other })
      expect([lost.status, lost.refusal?.code]).toEqual([409, 'orders.cancelledByYou'])
      expect(lost.refusal?.message).toBe(`You have already cancelled order ${id}: An item is not available`)
    }
    expect(await test.decide(id, 7)).toBe(409)
    const { rows } = await test.database.pool.query(
      'select count(*) as n from order_status_history where order_id = $1 and status_id = 7',
      [id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('shows its note only to admins', async () => {
    const id = await test.accepted()
    await cancel(id, { fault: 'customer', cancel_reason_id: 2, note: 'Mr Khalid called' })
    const { people } = test.kitchen.tenant
    const lastOf = async (
      op: typeof orders.show | typeof orders.storeView,
      kind: 'admin' | 'restaurant' | 'store_user',
    ) => {
      const token = kind === 'admin' ? admin() : people[kind].token
      const { output } = await test.server.ask(op, kind, { token, params: { id } })
      return output?.order.history.at(-1)
    }
    expect(await lastOf(orders.show, 'admin')).toMatchObject({
      status: { id: 7 },
      note: 'Mr Khalid called',
    })
    const others = [
      await lastOf(orders.show, 'restaurant'),
      await lastOf(orders.show, 'store_user'),
      await lastOf(orders.storeView, 'admin'),
    ]
    for (const step of others) expect(step).toMatchObject({ status: { id: 7 }, note: null })
  })

  it('releases the capacity of the day and the items', async () => {
    const date = inDays(20)
    const taken = async () =>
      (
        await test.database.pool.query(
          `select (select coalesce(sum(order_count), 0) from store_day_capacity where day = $1) as orders,
            (select coalesce(sum(quantity), 0) from item_day_capacity where day = $1) as items`,
          [date],
        )
      ).rows[0]
    const id = await test.accepted({ date })
    expect(await taken()).toEqual({ orders: 1, items: 12 })
    await cancel(id, { fault: 'store', cancel_reason_id: 2 })
    expect(await taken()).toEqual({ orders: 0, items: 0 })
  })
})
