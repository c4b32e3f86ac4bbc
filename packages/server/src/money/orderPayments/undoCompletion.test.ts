import { orderPayments, orders, payments } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { orderPage } from './orderPayments.fixture.ts'

describeEachDatabase('undoing a completion', (open, kind) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { admin, cash, cancel, figuresOf, eventsOf } = orderPage(() => test)

  const preview = (id: number) =>
    test.server.ask(orderPayments.previewUndoCompletion, 'admin', { token: admin(), params: { id } })
  const undo = (id: number, more: object = {}) =>
    test.server.ask(orderPayments.undoCompletion, 'admin', {
      token: admin(),
      params: { id },
      body: { reason: 'The wrong order was completed', ...more },
    })
  const show = async (id: number, who: 'admin' | 'store_user' = 'admin') => {
    const token = who === 'admin' ? admin() : test.kitchen.tenant.people.store_user.token
    const { output } = await test.server.ask(orders.show, who, { token, params: { id } })
    if (!output) throw new Error(`order ${id} is not there`)
    return output.order
  }
  /** Half is paid by card; the rest is recorded as cash. */
  async function completed() {
    const id = await test.accepted()
    await test.pay(id, 305.49, `undo-${id}`)
    const before = await figuresOf(id)
    await test.decide(id, 8)
    return { id, before }
  }
  const request = async (id: number) => {
    const { stores: store_id, restaurants: restaurant_id } = test.kitchen.tenant.ids
    const { rows } = await test.database.pool.query('select due_to_store from orders where id = $1', [id])
    const amount = rows[0].due_to_store
    const payment_request_id = await insert(test.database.pool, 'payment_requests', {
      store_id,
      restaurant_id,
      reference_date: '2030-01-01',
      amount,
      raised_by_kind: 'store_user',
    })
    const hold = () =>
      test.database.pool.query('insert into payment_request_orders values ($1, $2, $3)', [
        payment_request_id,
        id,
        amount,
      ])
    return { payment_request_id, hold }
  }
  const drop = (payment_request_id: number) =>
    test.database.pool.query('delete from payment_requests where id = $1', [payment_request_id])

  it('does what the preview showed: the figures are those before completion, and the order is accepted', async () => {
    const { id, before } = await completed()
    const { accepted_at } = await show(id)
    const shown = (await preview(id)).output
    expect(shown).toMatchObject({ cash_reversed: 305_49, figures: before })
    const done = await undo(id, { remaining_amount: 305.49 })
    expect(done.output?.figures).toEqual(before)
    expect(await figuresOf(id)).toEqual(before)
    const order = await show(id)
    expect(order).toMatchObject({ accepted_at, order_current_status: { id: 6 } })
    expect(order.history.map(({ status }) => status.id)).toEqual([1, 6, 8, 6])
    expect(order.history.at(-1)).toMatchObject({
      actor_kind: 'admin',
      actor_name: 'platform Super Admin',
      note: 'The wrong order was completed',
    })
    expect((await show(id, 'store_user')).history.at(-1)).toMatchObject({ status: { id: 6 }, note: null })
    expect((await test.state(id)).status).toBe('ACCEPTED')
    const { rows } = await test.database.pool.query('select completed_at from orders where id = $1', [id])
    expect(rows).toEqual([{ completed_at: null }])
  })

  it('reverses both events of the completion with the reason, and moves what is due back to expected', async () => {
    const { id } = await completed()
    await undo(id)
    const { rows } = await test.database.pool.query(
      `select undone.kind, event.description from ledger_events event
        join ledger_events undone on undone.id = event.reverses_event_id
        where event.order_id = $1 order by event.id`,
      [id],
    )
    const description = 'The wrong order was completed'
    expect(rows).toEqual([
      { kind: 'cash_collected', description },
      { kind: 'completion', description },
    ])
    const { rows: payable } = await test.database.pool.query(
      `select coalesce(sum(amount), 0)::int as sum from ledger_postings
        where order_id = $1 and account = 'store_payable'`,
      [id],
    )
    expect(payable).toEqual([{ sum: 0 }])
  })

  it('leaves an order that can be completed again, and undone again', async () => {
    const { id, before } = await completed()
    await undo(id)
    await cash(id, { amount: 105.49 })
    await test.decide(id, 8)
    expect((await preview(id)).output?.cash_reversed).toBe(200_00)
    await undo(id)
    expect(await figuresOf(id)).toEqual({
      ...before,
      cash_collected_amount: 105_49,
      remaining_amount: 200_00,
    })
    await test.decide(id, 8)
    expect(await figuresOf(id)).toMatchObject({ remaining_amount: 0, cash_collected_amount: 305_49 })
  })

  it('leaves an order that can be cancelled', async () => {
    const { id } = await completed()
    await undo(id)
    const done = await cancel(id, { fault: 'store', cancel_reason_id: 2 })
    expect(done.output?.figures).toMatchObject({ refunded_amount: 305_49, cash_collected_amount: 0 })
  })

  it('makes later refunds owed again, and ignores reversed cash', async () => {
    const { id } = await completed()
    await test.ask(payments.refund, id, { amount: 50, reference: `undo-back-${id}` })
    const cashEvent = (await eventsOf(id)).find(({ event }) => event === 'cash_collected')
    await test.server.ask(orderPayments.reversePosting, 'admin', {
      token: admin(),
      params: { id },
      body: { event_id: cashEvent?.id ?? 0, reason: 'Never collected' },
    })
    expect((await preview(id)).output).toMatchObject({
      cash_reversed: 0,
      figures: { remaining_amount: 355_49, refunded_amount: 50_00 },
    })
    const { output } = await undo(id)
    expect(output?.figures).toMatchObject({ remaining_amount: 355_49, refunded_amount: 50_00 })
  })

  it('updates the totals of the desk', async () => {
    const { id } = await completed()
    const totals = async () => {
      const { output } = await test.server.ask(orders.list, 'admin', { token: admin(), body: {} })
      return [output?.totalAccepted.order_count, output?.totalCompleted.order_count] as [number, number]
    }
    const [accepted, ended] = await totals()
    await undo(id)
    expect(await totals()).toEqual([accepted + 1, ended - 1])
  })

  it('is rejected if not completed, after 7 days, and while in a payment request', async () => {
    const refusalOf = async (id: number) => [
      (await preview(id)).refusal?.code,
      (await undo(id)).refusal?.code,
    ]
    expect(await refusalOf(await test.accepted())).toEqual(Array(2).fill('orderMoney.notCompleted'))
    const { id } = await completed()
    const age = (by: string) =>
      test.database.pool.query('update orders set completed_at = completed_at - $2::interval where id = $1', [
        id,
        by,
      ])
    await age('7 days 1 minute')
    expect(await refusalOf(id)).toEqual(Array(2).fill('orderMoney.undoTooLate'))
    await age('-2 minutes')
    const { payment_request_id, hold } = await request(id)
    await hold()
    expect(await refusalOf(id)).toEqual(Array(2).fill('orderMoney.requested'))
    await drop(payment_request_id)
    expect((await undo(id, { remaining_amount: 1 })).refusal?.code).toBe('orderMoney.consequencesChanged')
    expect((await undo(id, { reason: ' ' })).status).toBe(422)
    expect((await undo(id)).status).toBe(200)
  })

  describe.runIf(kind === 'postgres')('in parallel', () => {
    it('is undone once by ten parallel calls', async () => {
      const { id, before } = await completed()
      const answers = await Promise.all(Array.from({ length: 10 }, () => undo(id)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await figuresOf(id)).toEqual(before)
    })

    it('either undoes it or creates its payment request, never both', async () => {
      for (let round = 0; round < 12; round++) {
        const { id } = await completed()
        const { payment_request_id, hold } = await request(id)
        const held = () =>
          hold().then(
            () => true,
            () => false,
          )
        const [undone, requested] =
          round % 2 === 0
            ? await Promise.all([undo(id), held()])
            : await Promise.all([held(), undo(id)]).then(([one, other]) => [other, one] as const)
        expect([undone.status, requested]).toEqual(requested ? [409, true] : [200, false])
        if (!requested) await drop(payment_request_id)
      }
    })
  })
})
