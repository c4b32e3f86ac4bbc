import { paymentRequests, statements } from '@sufra/contract'
import { addDays } from '@sufra/contract/kernel/clock'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeKitchen } from '../../../test/checkout.ts'
import { describeDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { always, type Command, command, dueOrder, type Shop } from './commands.fixture.ts'

/** Amounts that were paid for an order or a charge beyond what was ever due for it. */
const paidTwice = `
  with due as (
    select p.order_id, sum(-p.amount) over (partition by p.order_id order by e.id) as due
    from ledger_postings p join ledger_events e on e.id = p.event_id
    left join ledger_events r on r.id = e.reverses_event_id
    where p.order_id is not null and p.account in ('store_expected', 'store_payable')
      and coalesce(r.kind, e.kind) not in ('settlement', 'charge')),
  paid as (
    select part.order_id, sum(part.amount) as paid from payment_request_orders part
    join payment_requests request on request.id = part.payment_request_id
    where request.status = 'request_accepted' and request.reversed_at is null group by 1)
  select 'order ' || order_id as what from paid join (
    select order_id, max(due) as most from due group by 1) ever using (order_id)
  where paid > greatest(most, 0)
  union all
  select 'charge ' || c.id from other_charges c where -c.requested_amount not in (0, c.balance)
  -- A payout that took the charge may be reversed after another has given the reversed charge back.
    and not (c.requested_amount = c.balance and c.reversed_at is not null)
  union all
  select 'order ' || o.id || ' in two requests' from orders o join payment_request_orders part on part.order_id = o.id
  where part.released_at is null group by o.id having sum(part.amount) <> max(o.requested_amount)
  union all
  select 'request ' || payment_request_id || ' in two files' from payout_file_lines where live
  group by payment_request_id having count(*) > 1`

describeDatabase('postgres', 'stores and the platform settling, with several calls at once', (open) => {
  let test: MoneyTest
  let shops: readonly Shop[]
  beforeAll(async () => {
    test = await openMoney(open)
    const other = await makeKitchen(test.database, test.world, 'Zaatar')
    await test.forgetUnposted()
    shops = [test.kitchen, other].map((kitchen) => ({
      kitchen,
      orders: [],
      charges: [],
      requests: [],
      runs: [],
      files: [],
    }))
    // Bank files take only what is paid to a confirmed account.
    await test.database.pool.query(
      'update payout_accounts set changed_by = null, confirmed_at = now(), confirmed_by = $1',
      [test.world.admins['Super Admin'].account_id],
    )
    for (const shop of shops) for (let nth = 0; nth < 3; nth++) await dueOrder(test, shop)
  })
  afterAll(() => test?.close())

  const run = async ({ shop, run }: Command) => {
    const at = shops[shop]
    if (at) await run(test, at)
  }

  const statement = async (restaurant_store_id: number, range: object = {}) => {
    const token = test.world.admins['Super Admin'].token
    const body = { restaurant_store_id, count: 100, ...range }
    const { output } = await test.server.ask(statements.show, 'admin', { token, body })
    if (!output) throw new Error('no statement')
    return output
  }

  /** The statement, the ledger and what can be requested say the same. */
  const checkStore = async ({ kitchen }: Shop) => {
    const id = kitchen.tenant.ids.stores ?? 0
    const token = test.world.admins['Super Admin'].token
    const { output: left } = await test.server.ask(paymentRequests.due, 'admin', { token, params: { id } })
    const { rows } = await test.database.pool.query<{ due: string; rows: string }>(
      `select (select coalesce(-sum(amount), 0) from ledger_postings where store_id = $1 and account = 'store_payable') as due,
        (select coalesce(sum(amount), 0) from statement_rows where store_id = $1) as rows`,
      [id],
    )
    const whole = await statement(id)
    const due = Number(rows[0]?.due)
    expect([Number(rows[0]?.rows), whole.closing_balance, left?.due]).toEqual([due, due, due])
    const listed = [...(left?.orders ?? []), ...(left?.charges ?? [])]
    const requestable = listed.reduce((sum, { remaining_amount }) => sum + remaining_amount, 0)
    expect(requestable + (left?.requested ?? 0)).toBe(due)
    // Ranges that follow one another.
    for (const day of new Set(whole.statements.data.map((row) => row.day))) {
      const until = await statement(id, { end_date: day })
      const after = await statement(id, { start_date: addDays(day, 1) })
      expect(after.opening_balance, `closing of ${day}`).toBe(until.closing_balance)
      expect(until.totalOrderBalance + after.totalOrderBalance).toBe(due)
    }
  }

  const closed = new Map<number, string>()
  /** The statements of a closed month never change. */
  const checkClosed = async () => {
    const { rows } = await test.database.pool.query<{ number: number; checksum: string }>(
      'select number, checksum from statement_documents order by number',
    )
    const now = new Map(rows.map(({ number, checksum }) => [number, checksum]))
    for (const [number, checksum] of closed) expect(now.get(number), `document ${number}`).toBe(checksum)
    for (const [number, checksum] of now) closed.set(number, checksum)
  }

  it('never pays twice, and every balance is the ledger’s', async () => {
    const batch = fc.array(command, { minLength: 3, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 6, maxLength: 10 }), async (batches) => {
        for (const [nth, commands] of batches.entries()) {
          // Once alone too: beside others it may come too late, and no store is paid.
          if (nth === 2) await Promise.all(always.map(run))
          await Promise.all([...(nth === 3 ? always : []), ...commands].map(run))
        }
        expect((await test.database.pool.query(paidTwice)).rows).toEqual([])
        expect(await test.differences()).toEqual([])
        for (const shop of shops) await checkStore(shop)
        await checkClosed()
      }),
      // What runs at once can't be repeated the same way, so a failure is not shrunk.
      { numRuns: 4, endOnFailure: true, includeErrorInReport: true },
    )
    const { rows } = await test.database.pool.query<Record<'payouts' | 'runs' | 'months', number>>(
      `select (select count(*)::int from ledger_events where kind = 'settlement') as payouts,
        (select count(*)::int from payout_runs) as runs, (select count(*)::int from closed_months) as months`,
    )
    // Otherwise it proves nothing.
    for (const [what, times] of Object.entries(rows[0] ?? {})) expect(times, what).toBeGreaterThan(0)
    expect(closed.size).toBeGreaterThan(0)
  })
})
