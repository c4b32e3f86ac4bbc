import { reportCustomers } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { reportChecks } from '../../money/reportSums/reportSums.checks.ts'
import { openReports, tokenOf } from '../reports/reports.fixture.ts'
import { countCustomers, recountCustomers } from './countCustomers.ts'

interface Placed {
  readonly customer_id: number
  readonly store_id: number
  readonly created_at: string
}

const inQatar = (instant: string | Date) => new Date(new Date(instant).getTime() + 3 * 3600_000)
const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`

/** As in SQL: the 29th of February is the 28th of the next year. */
function yearLater(at: Date): Date {
  const later = new Date(at)
  later.setUTCFullYear(at.getUTCFullYear() + 1)
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0)
  return later
}

/** By walking through the orders of each customer. */
function recomputed(orders: readonly Placed[]) {
  const found = new Map<string, Set<number>>()
  const add = (key: string, customer: number) => found.set(key, (found.get(key) ?? new Set()).add(customer))
  for (const [customer, of] of Map.groupBy(orders, ({ customer_id }) => customer_id)) {
    const times = of.map(({ created_at }) => inQatar(created_at)).sort((one, other) => +one - +other)
    const first = monthOf(times[0] as Date)
    for (const [place, at] of times.entries()) {
      add(`${monthOf(at) === first ? 'new' : 'returning'} ${monthOf(at)}`, customer)
      add(`cohort ${first} ${monthOf(at)}`, customer)
      if ((times[place + 1] ?? inQatar(new Date())) > yearLater(at))
        add(`lost ${monthOf(yearLater(at))}`, customer)
    }
  }
  return (key: string) => found.get(key)?.size ?? 0
}

describeRules('reportCustomers', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  let began = 0
  beforeAll(async () => {
    test = await openReports(open, 120)
    began = Date.parse((await query('select clock_timestamp() as now')).rows[0].now)
    // Few enough orders of each that some stay away for a year.
    await recountCustomers(test.database.db)
  })
  afterAll(() => test?.close())

  const range = { start_date: '2024-11-10', end_date: '2027-12-20' }
  const ask = (kind: Kind, chosen: object = {}) =>
    test.server.ask(reportCustomers.show, kind, { token: tokenOf(test, kind), body: { ...range, ...chosen } })

  async function compare(kind: Kind, chosen: object, stores: readonly number[] | null) {
    const all: Placed[] = (await query('select * from orders')).rows
    const of = recomputed(all.filter(({ store_id }) => stores === null || stores.includes(store_id)))
    const { output } = await ask(kind, chosen)
    expect(output?.months).toHaveLength(38)
    for (const { month, ...counts } of output?.months ?? [])
      expect(counts, `${kind} ${month}`).toEqual({
        new: of(`new ${month}`),
        returning: of(`returning ${month}`),
        lost: of(`lost ${month}`),
      })
    for (const { month, customers, again } of output?.cohorts ?? []) {
      expect(customers).toBe(of(`cohort ${month} ${month}`))
      const later = new Date(`${month}T00:00:00Z`)
      for (const count of again) {
        later.setUTCMonth(later.getUTCMonth() + 1)
        expect(count, `${month} ${monthOf(later)}`).toBe(of(`cohort ${month} ${monthOf(later)}`))
      }
    }
    return output
  }

  it('are those of the orders each kind may see, and say when they were added up', async () => {
    const own = test.kitchen.tenant.ids.stores as number
    const [other] = (await query('select id from stores where id <> $1 order by id desc limit 1', [own])).rows
    const seen = await compare('admin', {}, null)
    expect(seen?.figures.new).toBeGreaterThan(10)
    expect(Date.parse(seen?.made_at ?? '')).toBeGreaterThanOrEqual(began)
    await compare('admin', { store_id: other.id }, [other.id])
    await compare('restaurant', {}, [own])
    await compare('store_user', {}, [own])
  })

  it('of a store that is not the caller’s there are none', async () => {
    const own = test.kitchen.tenant.ids.stores as number
    const [other] = (await query('select id from stores where id <> $1 order by id desc limit 1', [own])).rows
    const { output } = await ask('restaurant', { store_id: other.id })
    expect(output?.made_at).toBeNull()
    expect(output?.figures).toEqual({ new: 0, lost: 0 })
    expect(output?.cohorts).toEqual([])
  })

  it('are added up anew only where that was long ago', async () => {
    const madeAt = async () => (await ask('admin')).output?.made_at
    const before = await madeAt()
    await countCustomers(test.database.db)
    expect(await madeAt()).toBe(before)
    await recountCustomers(test.database.db)
    expect(await madeAt()).not.toBe(before)
  })

  it('of months that were over when they were counted are compared with the orders, unless some were merged since', async () => {
    const check = reportChecks.find(({ name }) => name.startsWith('customers'))?.text ?? ''
    const differences = async () => (await query(check)).rows
    const mergedAt = (since: string) =>
      query(`update customer_merges set created_at = now() - $1::interval, undone_at = null`, [since])
    await mergedAt('2 hours')
    expect(await differences()).toEqual([])
    const { rows } = await query(`select cohort::text, customers from report_customers
      where scope = 'platform' and event = 'active' and cohort = month order by 1 limit 1`)
    const [{ cohort, customers }] = rows
    const damaged = `update report_customers set customers = customers + $1
      where scope = 'platform' and event = 'active' and cohort = $2 and month = $2`
    await query(damaged, [3, cohort])
    expect(await differences()).toMatchObject([
      { subject: `platform 0 active ${cohort} of ${cohort}`, expected: customers, found: customers + 3 },
    ])
    await mergedAt('1 minute')
    expect(await differences()).toEqual([])
    await query(damaged, [-3, cohort])
  })

  it('are those of the orders again once orders are gone or a sum was damaged', async () => {
    const own = test.kitchen.tenant.ids.stores as number
    const reviewed = '(select order_id from reviews)'
    await query(
      `delete from orders where id % 3 = 0 and store_id = $1 and id not in ${reviewed}
      and not exists (select from ledger_events where order_id = orders.id)`,
      [own],
    )
    await query('update report_customers set customers = customers + 1 where customers = 1')
    await query(
      `insert into report_customers values ('store', 999999, 'active', '2025-01-01', '2025-01-01', 1)`,
    )
    await recountCustomers(test.database.db)
    await compare('admin', {}, null)
    await compare('store_user', {}, [own])
    const stored = 'select scope, scope_id, event, cohort, month, customers from report_customers'
    expect((await query(`(${stored}) except (select * from customer_months)`)).rows).toEqual([])
    expect((await query(`(select * from customer_months) except (${stored})`)).rows).toEqual([])
  })
})
