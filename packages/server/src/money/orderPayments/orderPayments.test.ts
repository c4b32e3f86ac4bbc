import { orderPayments, orders, payments } from '@sufra/contract'
import { percentOf } from '@sufra/contract/kernel/money'
import { accountFigures } from '@sufra/contract/money/figures.names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { orderPage } from './orderPayments.fixture.ts'

describeEachDatabase('money on the order page', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { admin, cash, cancel, explain, figuresOf, eventsOf } = orderPage(() => test)

  describe('cash the store took', () => {
    it('lowers the remaining amount, and not what the platform received', async () => {
      const id = await test.accepted({ payment_method: 'cashondelivery' })
      for (const [kind, left] of [
        ['store_user', 510_98],
        ['restaurant', 410_98],
        ['admin', 310_98],
      ] as const) {
        const { output } = await cash(id, { amount: 100 }, kind)
        expect(output?.figures).toMatchObject({
          remaining_amount: left,
          payed_amount: 0,
          due_to_store: -87_15,
        })
      }
      const { rows } = await test.database.pool.query(
        'select recorded_by_kind from cash_collections where order_id = $1 order by id',
        [id],
      )
      expect(rows.map(({ recorded_by_kind }) => recorded_by_kind)).toEqual([
        'store_user',
        'restaurant',
        'admin',
      ])
      await test.decide(id, 8)
      expect(await figuresOf(id)).toMatchObject({
        cash_collected_amount: 610_98,
        due_to_store: -87_15,
      })
    })

    it('is rejected above the remaining amount, to the dirham, and on a second click', async () => {
      const id = await test.accepted()
      await test.pay(id, 305.49, `cash-${id}`)
      expect((await cash(id, { amount: 305.5 })).refusal?.code).toBe('orderMoney.cashTooMuch')
      expect((await cash(id, { amount: 0 })).status).toBe(422)
      const click = { amount: 5, remaining_amount: 305.49 }
      expect((await cash(id, click)).status).toBe(200)
      const second = await cash(id, click)
      expect([second.refusal?.code, second.refusal?.message]).toEqual([
        'orderMoney.changed',
        expect.stringContaining('300.49'),
      ])
      expect((await cash(id, { amount: 300.49 })).output?.figures.remaining_amount).toBe(0)
    })
  })

  it('can be recorded after acceptance, and not for a cancelled order', async () => {
    const id = await test.order({ payment_method: 'cashondelivery' })
    for (const status of [1, 7]) {
      if (status === 7) await test.decide(id, 7)
      const refused = await cash(id, { amount: 10 })
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'orderMoney.cashNotYet'])
    }
    expect((await figuresOf(id)).cash_collected_amount).toBe(0)
  })

  describe('a wrong entry', () => {
    const reverse = (id: number, event_id: number, reason = 'Typed into the wrong order') =>
      test.server.ask(orderPayments.reversePosting, 'admin', {
        token: admin(),
        params: { id },
        body: { event_id, reason },
      })
    const lastOf = async (id: number, kind: string) => {
      const event = (await eventsOf(id)).findLast((one) => one.event === kind)
      if (!event) throw new Error(`no ${kind}`)
      return event
    }

    it('is undone once, with actor and reason, as a later version', async () => {
      const id = await test.accepted({ payment_method: 'cashondelivery' })
      await cash(id, { amount: 400 })
      const wrong = await lastOf(id, 'cash_collected')
      expect(wrong).toMatchObject({ reversible: true, reversed_by_event_id: null })
      const { version } = await test.state(id)
      const [first, second] = await Promise.all([reverse(id, wrong.id), reverse(id, wrong.id)])
      expect([first.status, second.status].toSorted()).toEqual([200, 409])
      expect((first.refusal ?? second.refusal)?.code).toBe('orderMoney.reversedAlready')
      const [figures, events] = [await figuresOf(id), await eventsOf(id)]
      expect(figures).toMatchObject({
        cash_collected_amount: 0,
        remaining_amount: 610_98,
        due_to_store: -87_15,
      })
      const undoing = events.at(-1)
      expect(undoing).toMatchObject({
        event: 'reversal',
        reverses_event_id: wrong.id,
        reversible: false,
        description: 'Typed into the wrong order',
        actor_name: { en: 'platform Super Admin' },
        amount: -400_00,
      })
      expect(events.find((one) => one.id === wrong.id)).toMatchObject({
        reversible: false,
        reversed_by_event_id: undoing?.id,
      })
      expect((await test.state(id)).version).toBeGreaterThan(version)
      const { rows } = await test.database.pool.query(
        `select operation, actor_name from audit_log where table_name = 'orders' and row_id = $1
          order by id desc limit 1`,
        [String(id)],
      )
      expect(rows).toEqual([{ operation: 'orderMoney.reversePosting', actor_name: 'platform Super Admin' }])
    })

    it('of a completed order can be corrected', async () => {
      const id = await test.accepted()
      await test.pay(id, 305.49, `wrong-${id}`)
      await test.decide(id, 8)
      const done = await reverse(id, (await lastOf(id, 'cash_collected')).id)
      expect(done.output?.figures).toMatchObject({ cash_collected_amount: 0, remaining_amount: 305_49 })
      expect((await cash(id, { amount: 200 })).output?.figures.remaining_amount).toBe(105_49)
      const back = await reverse(id, (await lastOf(id, 'payment')).id)
      expect(back.output?.figures).toMatchObject({
        payed_amount: 0,
        pgw_charges_value: 0,
        remaining_amount: 410_98,
        due_to_store: -87_15,
      })
      expect((await test.state(id)).payments).toMatchObject([{ amount: 305_49, reversed: true }])
    })

    it('cannot be undone if a later event depends on it', async () => {
      const code = async (id: number, kind: string) =>
        (await reverse(id, (await lastOf(id, kind)).id)).refusal?.code
      const id = await test.accepted()
      await test.pay(id, 300, `stand-${id}`)
      expect(await code(id, 'placement')).toBe('orderMoney.notReversible')
      const other = await test.accepted()
      expect((await reverse(other, (await lastOf(id, 'payment')).id)).status).toBe(404)
      const refund = { amount: 50, reference: `stand-back-${id}` }
      await test.ask(payments.refund, id, refund)
      const refused = await reverse(id, (await lastOf(id, 'payment')).id)
      expect(refused.refusal).toMatchObject({
        code: 'orderMoney.givenBack',
        message: expect.stringContaining('at most QAR 250.00'),
      })
      await test.decide(id, 8)
      await test.database.pool.query('update orders set requested_amount = 100 where id = $1', [id])
      expect(await code(id, 'cash_collected')).toBe('orderMoney.requested')
      await test.database.pool.query('update orders set requested_amount = 0 where id = $1', [id])
      const gone = await test.accepted()
      await test.pay(gone, 300, `stand-${gone}`)
      await cancel(gone, { fault: 'store', cancel_reason_id: 2 })
      expect(await code(gone, 'payment')).toBe('orderMoney.cancelledStands')
      expect((await reverse(gone, 1, ' ')).status).toBe(422)
    })
  })

  describe('the postings of an order', () => {
    it('are named in both languages, balance, and add up to every figure', async () => {
      const id = await test.accepted()
      await test.pay(id, 305.49, `post-${id}`)
      await cash(id, { amount: 5.49 })
      await test.decide(id, 8)
      const events = await eventsOf(id)
      expect(events.map(({ event }) => event)).toEqual([
        'placement',
        'payment',
        'cash_collected',
        'cash_collected',
      ])
      expect(events[1]).toMatchObject({
        name: { en: 'Payment received', ar: 'استلام دفعة' },
        reference: `post-${id}`,
        reversible: true,
      })
      for (const { postings } of events) {
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { name } of postings) expect(name.ar).toMatch(/[؀-ۿ]/)
      }
      const { payed_amount, ...figures } = await figuresOf(id)
      const amounts = {
        order_received: payed_amount,
        order_cash: figures.cash_collected_amount,
        order_commission: figures.platform_commission_value,
        order_gateway_charge: figures.pgw_charges_value,
        order_contribution: 0,
        order_welcome: 0,
        order_refunds: 0,
        order_due: figures.due_to_store,
        order_net: payed_amount - figures.pgw_charges_value - figures.platform_commission_value,
      }
      for (const figure of accountFigures) {
        const { amount, terms, percent } = await explain(id, figure)
        expect([figure, amount]).toEqual([figure, amounts[figure]])
        const sum = terms.reduce((all, term) => all + term.amount, 0)
        expect([figure, percent === null ? sum : percentOf(sum, percent)]).toEqual([figure, amount])
      }
    })
  })

  it('is published to open desks and shown in the list', async () => {
    const id = await test.accepted()
    await cash(id, { amount: 10 })
    const { output } = await test.server.ask(orders.list, 'admin', {
      token: admin(),
      body: { search: String(id) },
    })
    expect(output?.orders.data[0]).toMatchObject({ remaining_amount: 600_98, payed_amount: 0 })
  })
})
