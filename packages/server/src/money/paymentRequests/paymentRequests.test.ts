// Over 300 lines: the calls of payment requests, each tried on the same shops and orders.
import { charges, paymentRequests, payments, payoutAccounts } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { makeOrder, password } from '../../../test/world.ts'
import { accept, reject, settling } from './paymentRequests.fixture.ts'

describeEachDatabase('payment requests', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, due, raise, raised, show, decide, charge } = settling(() => test)
  const remaining = async (id: number) =>
    (await due()).orders.find((order) => order.id === id)?.remaining_amount

  // dokan#189: several withdrawals requested while the first was pending made the balance negative.
  it('reserve what they ask for, so that it cannot be requested twice (dokan#189)', async () => {
    const before = await due()
    const id = await completed()
    const amount = await remaining(id)
    expect(amount).toBeGreaterThan(0)
    const request = await raised([id])
    expect(await remaining(id)).toBeUndefined()
    expect((await due()).requested).toBe(before.requested + (amount ?? 0))
    const again = await raise({ orders: [{ id }] })
    expect([again.status, again.refusal?.code]).toEqual([409, 'paymentRequests.notDue'])
    expect(await show(request)).toMatchObject({ amount, status: 'PENDING', custom: false, order_id: id })
    await decide(request, accept)
    expect((await due()).due).toBe(before.due)
  })

  it('net the orders of which the store owes something, chosen or not', async () => {
    const [card, cash] = [await completed(), await completed('cash')]
    const owed = await remaining(cash)
    expect(owed).toBeLessThan(0)
    const alone = await raise({ orders: [{ id: cash }] })
    expect([alone.status, alone.refusal?.code]).toEqual([409, 'paymentRequests.nothingToPay'])
    const { output } = await ask(paymentRequests.preview, 'store_user', {
      restaurant_store_id: store(),
      orders: [{ id: card }],
    })
    expect(output?.netted.map(({ id }) => id)).toEqual([cash])
    expect(output?.amount).toBe((output?.orders ?? 0) + (owed ?? 0))
    const request = await show(await raised([card]))
    expect(request.amount).toBe(output?.amount)
    await decide(request.id, accept)
  })

  // dokan#1588: nobody could say how the amount of a withdrawal had been determined.
  it('open into their lines, which add up to the payout and to what was posted for each (dokan#1588)', async () => {
    const [one, two, cash] = [await completed(), await completed(), await completed('cash')]
    const charged = await charge(25)
    const { id, amount, orders, charges } = await show(await raised([one, two]))
    expect(orders.map((order) => order.id)).toEqual([one, two, cash])
    expect(charges).toMatchObject([{ id: charged, amount: -25_00 }])
    for (const order of orders) expect(order.amount).toBe(order.due_to_store)
    const lines = [...orders, ...charges].reduce((sum, line) => sum + line.amount, 0)
    expect(lines).toBe(amount)
    await decide(id, accept)
    const { rows } = await test.database.pool.query(
      `select p.order_id, sum(p.amount)::int as paid from ledger_postings p join ledger_events e on e.id = p.event_id
        where e.payment_request_id = $1 and p.account = 'store_payable' and p.order_id is not null group by 1 order by 1`,
      [id],
    )
    expect(rows.map((row) => [Number(row.order_id), row.paid])).toEqual(
      orders.map((order) => [order.id, order.amount]),
    )
    // The same after the payout.
    expect(await show(id, 'store_user')).toMatchObject({ amount, orders: [{}, {}, {}], charges: [{}] })
  })

  it('net charges, and give back one that was reversed after it was netted', async () => {
    const charged = await charge(25)
    const first = await show(await raised([await completed()]))
    expect(first.charges).toMatchObject([{ id: charged, amount: -25_00 }])
    await decide(first.id, accept)
    const undone = { reason: 'Entered twice', effective_date: '2026-11-21' }
    expect((await ask(charges.reverse, 'admin', undone, charged)).status).toBe(200)
    expect((await ask(charges.reverse, 'admin', undone, charged)).refusal?.code).toBe('charges.reversed')
    const second = await show(await raised([await completed()]))
    expect(second.charges).toMatchObject([{ id: charged, amount: 25_00 }])
    expect(second.amount).toBe(first.amount + 50_00)
    await decide(second.id, accept)
  })

  it('post the payout at their reference date, by order, and settle what is due', async () => {
    const id = await completed()
    const before = (await due()).due
    const request = await raised([id])
    const { amount } = await show(request)
    const { output } = await decide(request, { ...accept, due: before / 100 })
    expect(output?.paymentRequest).toMatchObject({ status: 'request_accepted', decidable: false })
    expect((await due()).due).toBe(before - amount)
    const { rows } = await test.database.pool.query(
      `select kind, reference_date::text, (select sum(amount) from ledger_postings where event_id = e.id
        and account = 'platform_bank') as bank from ledger_events e where payment_request_id = $1`,
      [request],
    )
    expect(rows).toEqual([{ kind: 'settlement', reference_date: '2026-11-20', bank: -amount }])
  })

  it('give their orders back when rejected, with a note', async () => {
    const id = await completed()
    const amount = await remaining(id)
    const request = await raised([id])
    const silent = await decide(request, { status: 'request_rejected' })
    expect([silent.status, silent.refusal?.code, Object.keys(silent.refusal?.errors ?? {})]).toEqual([
      422,
      'paymentRequests.noteMissing',
      ['note'],
    ])
    await decide(request, reject)
    expect(await remaining(id)).toBe(amount)
    const rejected = await show(request, 'store_user')
    expect(rejected).toMatchObject({ status: 'request_rejected', note: reject.note })
    expect(rejected.history.map(({ step, actor_name }) => [step, actor_name.en])).toEqual([
      ['raised', 'Saffron Store Manager'],
      ['rejected', 'Platform staff'],
    ])
    await decide(await raised([id]), accept)
  })

  it('are decided by the other side only, and read by the restaurant', async () => {
    const id = await completed()
    const own = await raised([id])
    expect((await decide(own, accept, 'store_user')).refusal?.code).toBe('paymentRequests.ownDecision')
    // An admin who may read requests and not decide them is not offered to.
    const { token } = await test.world.admin('Moderator')
    await test.database.pool.query(
      `insert into role_permissions (role_id, permission) select id, 'payments.read' from roles where name = 'Moderator'`,
    )
    const { output } = await ask(paymentRequests.show, 'admin', undefined, own, token)
    expect([output?.paymentRequest.decidable, (await show(own)).decidable]).toEqual([false, true])
    expect((await decide(own, accept, 'admin', token)).status).toBe(403)
    await decide(own, reject)
    const custom = await raised([id], 'admin')
    expect((await decide(custom, accept)).refusal?.code).toBe('paymentRequests.ownDecision')
    expect((await show(custom, 'store_user')).decidable).toBe(true)
    expect((await show(custom, 'restaurant')).decidable).toBe(false)
    expect((await show(custom)).decidable).toBe(false)
    expect((await decide(custom, accept, 'store_user')).output?.paymentRequest.status).toBe(
      'request_accepted',
    )
  })

  it('are decided once: again by the same person is the same, by anybody else a conflict', async () => {
    const request = await raised([await completed()])
    expect((await decide(request, accept)).status).toBe(200)
    expect((await decide(request, accept)).status).toBe(200)
    const opposite = await decide(request, reject)
    expect([opposite.status, opposite.refusal?.code]).toEqual([409, 'paymentRequests.decided'])
    expect(opposite.refusal?.message).toContain('platform Super Admin has already accepted')
    const other = await test.world.admin('Super Admin')
    expect((await decide(request, accept, 'admin', other.token)).status).toBe(409)
  })

  it('are refused if what was shown has changed', async () => {
    const [one, two] = [await completed(), await completed()]
    const amount = (await remaining(one)) ?? 0
    const changed = await raise({ orders: [{ id: one, amount: amount / 100 - 1 }] })
    expect([changed.status, changed.refusal?.code]).toEqual([409, 'paymentRequests.changed'])
    const sum = await raise({ orders: [{ id: one }, { id: two }], amount: amount / 100 })
    expect(sum.refusal?.code).toBe('paymentRequests.changed')
    const request = await raised([one, two])
    const late = await decide(request, { ...accept, due: 1 })
    expect([late.status, late.refusal?.code]).toEqual([409, 'paymentRequests.dueChanged'])
    await decide(request, accept)
  })

  // dokan#2091: what an admin had refunded could still be requested and paid out.
  it('never pay more than is due, after a refund of a requested order (dokan#2091)', async () => {
    const id = await completed()
    const request = await raised([id])
    await test.ask(payments.refund, id, { amount: 500, reference: `late-${id}`, reason: 'Half was missing' })
    const refused = await decide(request, accept)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'paymentRequests.exceedsDue'])
    await decide(request, reject)
    expect(await remaining(id)).toBeLessThan(610_98)
  })

  // dokan#3123: withdrawals were approved in bulk beyond the balance, without a warning.
  it('decided together, are never paid beyond what is due, and their sum is what was paid (dokan#3123)', async () => {
    const paid = async () => {
      const { output } = await ask(paymentRequests.storeList, 'admin', { restaurant_store_id: store() })
      return output?.totals.paid ?? 0
    }
    const orders = [await completed(), await completed(), await completed()]
    const requests: number[] = []
    for (const id of orders) requests.push(await raised([id]))
    const [before, dueBefore] = [await paid(), (await due()).due]
    const { output: preview } = await ask(paymentRequests.previewDecision, 'admin', { requests })
    const amounts = preview?.requests.map(({ amount }) => amount) ?? []
    expect(preview?.amount).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
    // Meanwhile the last one's order is refunded, so its payout is refused while the others are paid.
    const late = orders[2] ?? 0
    await test.ask(payments.refund, late, {
      amount: 500,
      reference: `bulk-${late}`,
      reason: 'Half was missing',
    })
    const answers = []
    for (const id of requests) answers.push(await decide(id, accept))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    const sum = answers.reduce((total, { output }) => total + (output?.paymentRequest.amount ?? 0), 0)
    expect(sum).toBe((amounts[0] ?? 0) + (amounts[1] ?? 0))
    expect(await paid()).toBe(before + sum)
    const { rows } = await test.database.pool.query(
      `select sum(p.amount)::bigint as posted from ledger_postings p join ledger_events e on e.id = p.event_id
        where e.payment_request_id = any($1) and p.account = 'store_payable'`,
      [requests],
    )
    expect(Number(rows[0].posted)).toBe(sum)
    expect((await due()).due).toBe(dueBefore - 500_00 - sum)
    await decide(requests[2] ?? 0, reject)
  })

  it('are not paid out while a changed IBAN waits for another admin', async () => {
    const saved = (iban: string, kind: 'admin' | 'restaurant' = 'restaurant') =>
      ask(
        payoutAccounts.save,
        kind,
        { beneficiary: 'Karam W.L.L.', bank_name: 'QNB', iban, password },
        store(),
      )
    const confirm = async (token?: string) => {
      const { output } = await ask(payoutAccounts.showWhole, 'admin', undefined, store())
      const version = output?.account?.version ?? 0
      return (await ask(payoutAccounts.confirm, 'admin', { version }, store(), token)).status
    }
    await saved('QA93QNBA000000000000123456789')
    expect(await confirm()).toBe(200)
    const [own, custom] = [await raised([await completed()]), await raised([await completed()], 'admin')]
    // Changed by an admin, who can't confirm it either.
    expect((await saved('QA58DOHB00001234567890ABCDEFG', 'admin')).status).toBe(200)
    const { output } = await ask(paymentRequests.previewDecision, 'admin', { requests: [own] })
    expect(output?.requests).toMatchObject([{ id: own, iban_waiting: true }])
    for (const [id, kind] of [
      [own, 'admin'],
      [custom, 'store_user'],
    ] as const) {
      const refused = await decide(id, accept, kind)
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'paymentRequests.ibanWaiting'])
    }
    expect(await confirm()).toBe(409)
    expect(await confirm((await test.world.admin('Super Admin')).token)).toBe(200)
    expect((await decide(own, accept)).status).toBe(200)
    expect((await decide(custom, accept, 'store_user')).status).toBe(200)
  })

  it('take their payout back by a reversal, and their orders are due again', async () => {
    const id = await completed()
    const { amount, ...request } = await show(await raised([id]))
    const wrong = { reason: 'Sent to the wrong account', effective_date: '2026-11-22' }
    const early = await ask(paymentRequests.reversePayout, 'admin', wrong, request.id)
    expect(early.refusal?.code).toBe('paymentRequests.notPaid')
    await decide(request.id, accept)
    const before = (await due()).due
    expect((await ask(paymentRequests.reversePayout, 'admin', wrong, request.id)).status).toBe(200)
    expect((await due()).due).toBe(before + amount)
    expect(await remaining(id)).toBeGreaterThan(0)
    const twice = await ask(paymentRequests.reversePayout, 'admin', wrong, request.id)
    expect(twice.refusal?.code).toBe('paymentRequests.reversed')
    const { history, reversed_at } = await show(request.id)
    expect(reversed_at).not.toBeNull()
    expect(history.at(-1)).toMatchObject({
      step: 'reversed',
      note: wrong.reason,
      effective_date: '2026-11-22',
    })
    await decide(await raised(), accept)
  })

  describe('lists', () => {
    const list = async (kind: 'admin' | 'restaurant' | 'store_user', body: object, admins = false) => {
      const operation = admins ? paymentRequests.adminList : paymentRequests.storeList
      return (await ask(operation, kind, body)).output
    }

    it('have a tab for each side, and both together for stores and restaurants', async () => {
      const own = await raised([await completed()])
      const custom = await raised([await completed()], 'admin')
      const ids = async (...at: Parameters<typeof list>) =>
        (await list(...at))?.paymentRequests.data.map(({ id }) => id) ?? []
      expect(await ids('admin', { count: 100 })).toContain(own)
      expect(await ids('admin', { count: 100 })).not.toContain(custom)
      expect(await ids('admin', { count: 100 }, true)).toContain(custom)
      expect(await ids('admin', { count: 100, raised_by: 'admin' })).not.toContain(custom)
      for (const kind of ['restaurant', 'store_user'] as const) {
        expect(await ids(kind, { count: 2 })).toEqual([custom, own])
        expect(await ids(kind, { status: 'PENDING', raised_by: 'admin' })).toEqual([custom])
        expect(await ids(kind, { status: 'PENDING', raised_by: 'store' })).toEqual([own])
      }
      const pending = await list('store_user', { status: 'PENDING', count: 1 })
      expect(pending?.paymentRequests.total).toBe(2)
      expect(pending?.totals.pending_count).toBe(2)
      await decide(own, accept)
      await decide(custom, accept, 'store_user')
    })

    it('are narrowed by days in Qatar, and refuse a range the wrong way round', async () => {
      const all = await list('store_user', { count: 1 })
      const none = await list('store_user', { start_date: '2026-01-01', end_date: '2026-01-31' })
      expect(all?.paymentRequests.total).toBeGreaterThan(0)
      expect(none?.paymentRequests).toEqual({ data: [], total: 0 })
      const wrong = await ask(paymentRequests.storeList, 'store_user', {
        start_date: '2026-02-01',
        end_date: '2026-01-01',
      })
      expect([wrong.status, wrong.refusal?.code]).toEqual([422, 'range.reversed'])
    })
  })

  it('of another store are not found', async () => {
    const stranger = await test.world.tenant('Other')
    await test.forgetUnposted()
    const request = await raised([await completed()])
    const token = stranger.people.store_user.token
    for (const [operation, body] of [
      [paymentRequests.show, undefined],
      [paymentRequests.decideCustom, accept],
    ] as const) {
      expect((await ask(operation, 'store_user', body, request, token)).status).toBe(404)
    }
    const foreign = await raise(
      { orders: [{ id: (await show(request)).orders[0]?.id ?? 0 }] },
      'store_user',
      token,
    )
    expect(foreign.status).toBe(404)
    const decided = await ask(
      paymentRequests.previewDecision,
      'store_user',
      { requests: [request] },
      undefined,
      token,
    )
    expect(decided.status).toBe(404)
    await decide(request, accept)
  })

  it('with an order of another store are not found', async () => {
    const { ids } = await test.world.tenant('Other')
    const orders = [{ id: await makeOrder(test.database.pool, ids, 'Other') }]
    const previewed = await ask(paymentRequests.preview, 'store_user', {
      restaurant_store_id: store(),
      orders,
    })
    for (const { status, refusal } of [previewed, await raise({ orders })])
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([404, ['orders']])
    await test.forgetUnposted()
  })
})
