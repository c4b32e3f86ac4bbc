// Over 300 lines: all payments of one channel; a second file would have to seed a database again.
import { orders, payments } from '@sufra/contract'
import { qatarDay, qatarTime } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey, openAroundTheClock } from '../../test/checkout.ts'
import { describeRules } from '../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../test/money.ts'

const { payment, refund, cancel } = payments

describeRules('money through the ordering API', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })

  const code = (answer: { refusal?: { code: string } | undefined }) => answer.refusal?.code

  describe('a payment', () => {
    it('lowers the remaining amount and is posted with its gateway charge', async () => {
      const id = await test.order()
      const before = await test.state(id)
      expect(before).toMatchObject({ status: 'PENDING', order_total_price: 610_98, advance_due: 305_49 })
      const { output } = await test.ask(payment, id, {
        amount: 305.49,
        reference: `a-${id}`,
        card_kind: 'debit',
      })
      expect(output?.payment).toMatchObject({ reference: `a-${id}`, amount: 305_49, card_kind: 'debit' })
      expect(output?.order).toMatchObject({ payed_amount: 305_49, remaining_amount: 305_49 })
      expect(output?.order.version).toBeGreaterThan(before.version)
      const { rows } = await test.database.pool.query(
        'select pgw_charges_value, due_to_store from orders where id = $1',
        [id],
      )
      // 1.5 % of 305.49 is 4.58; commission 15 % of 580.98 is 87.15.
      expect(rows).toEqual([{ pgw_charges_value: 4_58, due_to_store: 305_49 - 4_58 - 87_15 }])
    })

    it('is counted once per reference', async () => {
      const id = await test.order()
      const first = await test.pay(id, 100, `b-${id}`)
      const again = await test.pay(id, 100, `b-${id}`)
      expect(again.output).toEqual(first.output)
      expect((await test.state(id)).payments).toHaveLength(1)
    })

    it('is counted once per Idempotency-Key', async () => {
      const id = await test.order()
      const [key, body] = [newKey(), { amount: 50, reference: `k-${id}`, card_kind: 'credit' }]
      const first = await test.ask(payment, id, body, key)
      expect((await test.ask(payment, id, body, key)).output).toEqual(first.output)
      expect(code(await test.ask(payment, id, { ...body, amount: 51 }, key))).toBe('ordering.keyReused')
      const other = await test.order()
      expect(code(await test.ask(payment, other, body, key))).toBe('ordering.keyReused')
      expect(code(await test.ask(payment, id, body, 'short'))).toBe('ordering.keyMissing')
    })

    it('is rejected with another order, amount or card under the same reference', async () => {
      const [id, other] = [await test.order(), await test.order()]
      await test.pay(id, 100, `c-${id}`)
      for (const [order, body] of [
        [id, { amount: 101, reference: `c-${id}`, card_kind: 'credit' }],
        [id, { amount: 100, reference: `c-${id}`, card_kind: 'debit' }],
        [other, { amount: 100, reference: `c-${id}`, card_kind: 'credit' }],
      ] as const) {
        const { refusal } = await test.ask(payment, order, body)
        expect([refusal?.code, refusal?.message]).toEqual([
          'orderingMoney.referenceUsed',
          `Reference c-${id} was used for QAR 100.00 of order ${id}. Send the same payment again, or use another reference`,
        ])
      }
    })

    it('is rejected above what is owed, to the dirham', async () => {
      const id = await test.order()
      const much = await test.pay(id, 610.99, `d-${id}`)
      expect([much.status, code(much)]).toEqual([409, 'orderingMoney.tooMuch'])
      expect(much.refusal?.message).toContain('610.98')
      expect((await test.pay(id, 610.98, `d-${id}`)).output?.order.remaining_amount).toBe(0)
      expect(code(await test.pay(id, 0.01, `e-${id}`))).toBe('orderingMoney.tooMuch')
    })

    it('is rejected without an amount', async () => {
      const id = await test.order()
      for (const amount of [0, -1, 0.001, '5', null]) {
        const answer = await test.ask(payment, id, { amount, reference: 'x', card_kind: 'credit' })
        expect([answer.status, Object.keys(answer.refusal?.errors ?? {})]).toEqual([422, ['amount']])
      }
    })

    it('is rejected for a cancelled order, and for another channel’s order', async () => {
      const id = await test.order()
      await test.decide(id, 7)
      expect(code(await test.pay(id, 10, `f-${id}`))).toBe('orderingMoney.cancelled')
      const other = await test.order()
      await test.database.pool.query('update orders set channel_id = null where id = $1', [other])
      expect((await test.pay(other, 10, 'g')).status).toBe(404)
      expect((await test.ask(cancel, other, {})).status).toBe(404)
    })
  })

  describe('a refund', () => {
    it('pays back what a rejected order had received', async () => {
      const id = await test.order()
      await test.pay(id, 305.49, `h-${id}`)
      await test.decide(id, 7)
      expect(await test.state(id)).toMatchObject({
        status: 'CANCELLED',
        refunded_amount: 305_49,
        refund_due: 305_49,
        refunds: [{ status: 'requested', amount: 305_49, reference: null }],
      })
      const part = await test.ask(refund, id, { amount: 5.49, reference: `r1-${id}` })
      expect(part.output?.order).toMatchObject({ refunded_amount: 305_49, refund_due: 300_00 })
      expect(part.output?.refund).toMatchObject({ status: 'done', amount: 5_49 })
      const again = await test.ask(refund, id, { amount: 5.49, reference: `r1-${id}` })
      expect(again.output).toEqual(part.output)
      expect(code(await test.ask(refund, id, { amount: 6, reference: `r1-${id}` }))).toBe(
        'orderingMoney.referenceUsed',
      )
      const much = await test.ask(refund, id, { amount: 300.01, reference: `r2-${id}` })
      expect(code(much)).toBe('orderingMoney.refundTooMuch')
      await test.ask(refund, id, { amount: 300, reference: `r2-${id}` })
      expect((await test.state(id)).refunds).toMatchObject([
        { status: 'done', amount: 5_49 },
        { status: 'done', amount: 300_00 },
      ])
      expect((await test.state(id)).refund_due).toBe(0)
    })

    it('of an active order is owed again, and may be paid again', async () => {
      for (const open of [test.order, test.accepted]) {
        const id = await open()
        await test.pay(id, 610.98, `s1-${id}`)
        const shown = async () =>
          (
            await test.server.ask(orders.show, 'admin', {
              token: test.world.admins['Super Admin'].token,
              params: { id },
            })
          ).output?.order
        expect((await shown())?.order_current_payment_status.status).toBe('paid')
        const back = await test.ask(refund, id, { amount: 610.98, reference: `s2-${id}` })
        expect(back.output?.order).toMatchObject({ refunded_amount: 610_98, remaining_amount: 610_98 })
        // Both charges of 15.27 and the commission of 87.15 remain; nothing was kept.
        expect(await shown()).toMatchObject({
          order_current_payment_status: { status: 'unpaid' },
          finance: { due_to_store: -15_27 - 87_15, net_received: -15_27 - 87_15 },
        })
        expect(code(await test.ask(refund, id, { amount: 0.01, reference: `s3-${id}` }))).toBe(
          'orderingMoney.refundTooMuch',
        )
        const again = await test.pay(id, 610.98, `s4-${id}`)
        expect(again.output?.order).toMatchObject({ payed_amount: 2 * 610_98, remaining_amount: 0 })
        expect((await shown())?.order_current_payment_status.status).toBe('paid')
      }
    })

    it('increments the order’s version, whether awarded before or with the refund', async () => {
      for (const cancelled of [true, false]) {
        const id = await test.order()
        await test.pay(id, 305.49, `v1-${id}`)
        if (cancelled) await test.decide(id, 7)
        const before = (await test.state(id)).version
        const { output } = await test.ask(refund, id, { amount: 5, reference: `v2-${id}` })
        expect(output?.order.version).toBeGreaterThan(before)
      }
    })

    it('without an award is charged to the store', async () => {
      for (const end of [6, 8]) {
        const id = await test.accepted()
        await test.pay(id, 200, `i-${id}`)
        if (end === 8) await test.decide(id, 8)
        const due = async () =>
          (await test.database.pool.query('select due_to_store from orders where id = $1', [id])).rows[0]
            .due_to_store as number
        const before = await due()
        const much = await test.ask(refund, id, { amount: 200.01, reference: `j-${id}` })
        expect(code(much)).toBe('orderingMoney.refundTooMuch')
        const done = await test.ask(refund, id, { amount: 50, reference: `j-${id}`, reason: 'Cold rice' })
        expect(done.output?.order).toMatchObject({
          payed_amount: 200_00,
          refunded_amount: 50_00,
          refund_due: 0,
          remaining_amount: end === 8 ? 0 : 460_98,
        })
        expect(await due()).toBe(before - 50_00)
      }
    })
  })

  describe('a customer who cancels', () => {
    it('gets everything back until cancellation_days of 24 hours before the event, and only the rest from then on', async () => {
      // The store's policy is two days. Orders placed under the older rule end at midnight in Qatar.
      await openAroundTheClock(test.database, test.kitchen)
      const minutes = (hours: number, more: number) => hours * 60 + more
      for (const [ahead, rule, back] of [
        [minutes(48, 3), 'hours', 400_00],
        [minutes(48, -3), 'hours', 400_00 - 305_49],
        [minutes(48, -3), 'days', 400_00 - 305_49],
        [minutes(72, 3), 'days', 400_00],
      ] as const) {
        const at = Date.now() + ahead * 60_000
        const id = await test.accepted({ date: qatarDay(at), time: qatarTime(at) })
        await test.database.pool.query('update orders set cancellation_rule = $2 where id = $1', [id, rule])
        await test.pay(id, 400, `l-${id}`)
        const preview = await test.ask(cancel, id, { preview: true })
        expect(preview.output?.consequences).toMatchObject({
          refund_amount: back,
          forfeited_amount: 400_00 - back,
          dropped_amount: 210_98,
        })
        expect(preview.output?.order.status).toBe('ACCEPTED')
        const done = await test.ask(cancel, id, { refund_amount: back / 100 })
        expect(done.output?.consequences).toEqual(preview.output?.consequences)
        expect(done.output?.order).toMatchObject({
          status: 'CANCELLED',
          refunded_amount: back,
          refund_due: back,
          remaining_amount: 0,
          cancelled: { by: 'customer', reason: { en: 'The customer asked to cancel' } },
        })
        const { rows } = await test.database.pool.query(
          'select due_to_store, cancel_fault from orders where id = $1',
          [id],
        )
        expect(rows).toEqual([{ due_to_store: 400_00 - back - 10_00, cancel_fault: 'customer' }])
      }
    })

    it('loses only what was paid, if that is less than the down payment', async () => {
      const id = await test.accepted({ date: inDays(1) })
      await test.pay(id, 100, `m-${id}`)
      const { output } = await test.ask(cancel, id, { reason: 'Wedding put off' })
      expect(output?.consequences).toMatchObject({ refund_amount: 0, forfeited_amount: 100_00 })
      expect(output?.order.cancelled?.reason).toEqual({ en: 'Wedding put off', ar: 'Wedding put off' })
      const refused = await test.ask(refund, id, { amount: 1, reference: `n-${id}` })
      expect(code(refused)).toBe('orderingMoney.refundTooMuch')
    })

    it('gets everything back before the store has accepted', async () => {
      const id = await test.order({ date: inDays(1) })
      await test.pay(id, 305.49, `o-${id}`)
      const { output } = await test.ask(cancel, id, {})
      expect(output?.consequences).toMatchObject({
        free_until: null,
        refund_amount: 305_49,
        forfeited_amount: 0,
      })
    })

    it('gets 409 if the refund differs from the one shown', async () => {
      const id = await test.accepted({ date: inDays(1) })
      await test.pay(id, 305.49, `p-${id}`)
      const refused = await test.ask(cancel, id, { refund_amount: 305.49 })
      expect(code(refused)).toBe('orderingMoney.refundChanged')
      expect((await test.state(id)).status).toBe('ACCEPTED')
    })

    it('changes nothing with a repeat, nor of a completed order', async () => {
      const id = await test.accepted()
      await test.ask(cancel, id, {})
      const { history } = await test.state(id)
      const again = await test.ask(cancel, id, {})
      expect(again.status).toBe(200)
      expect((await test.state(id)).history).toEqual(history)
      expect(history.map(({ status, by }) => [status, by])).toEqual([
        ['PENDING', 'channel'],
        ['ACCEPTED', 'store_user'],
        ['CANCELLED', 'customer'],
      ])
      const completed = await test.accepted()
      await test.decide(completed, 8)
      expect(code(await test.ask(cancel, completed, {}))).toBe('orderingMoney.completed')
    })

    it('gets the decision made instead, and so does a store that is later than the customer', async () => {
      const declined = await test.order()
      await test.decide(declined, 7)
      for (const body of [{}, { preview: true }]) {
        const late = await test.ask(cancel, declined, body)
        expect([late.status, code(late)]).toEqual([409, 'orders.cancelled'])
        expect(late.refusal?.message).toMatch(/^The store has already cancelled order/)
      }
      const id = await test.order()
      await test.ask(cancel, id, { reason: 'Wedding put off' })
      expect((await test.ask(cancel, id, { reason: 'Wedding put off' })).status).toBe(200)
      expect(code(await test.ask(cancel, id, { reason: 'Found another' }))).toBe('orders.cancelled')
      const { token } = test.kitchen.tenant.people.store_user
      const body = { status_id: '7', order_id: String(id), cancel_reason_id: '1' }
      const reject = await test.server.ask(orders.updateStatus, 'store_user', { token, body })
      expect([reject.status, reject.refusal?.message]).toEqual([
        409,
        `The customer has already cancelled order ${id}: Wedding put off`,
      ])
    })

    it('is not named where the store reads', async () => {
      const id = await test.accepted()
      await test.ask(cancel, id, {})
      const { rows } = await test.database.pool.query(
        `select o.cancelled_by_name, h.actor_name from orders o
          join order_status_history h on h.order_id = o.id and h.status_id = 7 where o.id = $1`,
        [id],
      )
      expect(JSON.stringify(rows)).not.toContain('Noora')
    })
  })
})
