import { reports } from '@sufra/contract'
import { orderGroupings, type ReportGrouping, reportBases } from '@sufra/contract/insight/reports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { mergeReports, rebuildReports } from '../../money/reportSums/mergeReports.ts'
import { reportChecks } from '../../money/reportSums/reportSums.checks.ts'
import { openReports, randomFrom, tokenOf } from './reports.fixture.ts'
import { type OrderRow, recomputed } from './reports.recomputed.fixture.ts'

type Body = RequestOf<typeof reports.list>

describeEachDatabase('reports', (open) => {
  let test: MoneyTest
  let rows: OrderRow[]
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  const readOrders = async () => {
    rows = (await query('select * from orders order by id')).rows
  }

  beforeAll(async () => {
    test = await openReports(open, 300)
    await readOrders()
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: Body) =>
    test.server.ask(reports.list, kind, { token: tokenOf(test, kind), body })
  const report = async (kind: Kind, body: Body) => {
    const { output, refusal } = await ask(kind, { count: 5000, ...body })
    if (!output) throw new Error(`no report: ${JSON.stringify(refusal)}`)
    return output
  }

  const ranges = [
    ['2025-01-01', '2025-12-31'],
    ['2025-02-28', '2026-03-01'],
    ['2025-12-28', '2026-01-03'],
    ['2025-05-17', '2025-05-17'],
    ['2031-01-01', '2031-02-28'],
  ] as const

  /** Compares every grouping of every range, by both days, for a kind of caller. */
  async function compareAll(kind: Kind, group_by: readonly ReportGrouping[] = orderGroupings) {
    const own = test.kitchen.tenant.ids.stores as number
    for (const [start_date, end_date] of ranges) {
      for (const basis of reportBases) {
        for (const grouping of group_by) {
          const asked = { start_date, end_date, basis, group_by: grouping }
          const found = await report(kind, asked)
          const expected = recomputed(rows, { ...asked, stores: kind === 'admin' ? null : [own] })
          expect(found.totals, `${kind} ${JSON.stringify(asked)}`).toEqual(expected.totals)
          const groups = found.rows.data.filter(({ figures }) => figures.orders + figures.cancelled > 0)
          expect(new Map(groups.map(({ key, figures }) => [key, figures]))).toEqual(expected.groups)
        }
      }
    }
  }

  const differences = async () =>
    (await Promise.all(reportChecks.map(({ text }) => query(text)))).flatMap((result) => result.rows)

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'are the sums of what %s may see, though nothing is summed up yet',
    async (kind) => {
      expect((await query('select count(*)::int as n from report_sums')).rows[0]).toEqual({ n: 0 })
      await compareAll(kind, ['day', 'store', 'customer'])
    },
  )

  describe('once they are summed up', () => {
    beforeAll(async () => {
      await Promise.all([mergeReports(test.database.db), mergeReports(test.database.db)])
      await mergeReports(test.database.db)
    })

    it.each(['admin', 'restaurant', 'store_user'] as const)(
      'are the same for %s, by everything they are grouped by',
      (kind) => compareAll(kind),
    )

    it('are those of orders that change, before and after these are merged', async () => {
      const random = randomFrom(4)
      const changes = [
        `update orders set status_id = 7, cancelled_at = now(), cancelled_by_kind = 'customer', due_to_store = 0
          where id = $1 and status_id <> 7`,
        'update orders set paid_amount = paid_amount / 2, refunded_amount = 0, due_to_store = due_to_store - 500 where id = $1',
        `update orders set event_at = event_at + interval '40 days' where id = $1`,
        'update orders set customer_id = (select min(id) from customers) where id = $1',
        'delete from orders where id = $1',
      ]
      for (let n = 0; n < 40; n++) {
        const { id } = rows[random(rows.length)] as OrderRow
        await query(changes[n % changes.length] as string, [id]).catch((error: Error) => {
          // Orders with a ledger are not deleted.
          if (!/fkey/.test(error.message)) throw error
        })
      }
      await readOrders()
      await compareAll('admin', ['month', 'customer', 'area'])
      await compareAll('store_user', ['month', 'customer', 'area'])
      expect(await differences()).toEqual([])
      await mergeReports(test.database.db)
      expect((await query('select from report_changes')).rowCount).toBe(0)
      await compareAll('admin')
      await compareAll('store_user', ['week', 'customer', 'area'])
      expect(await differences()).toEqual([])
    })

    it('are the same while they are made anew and merged at once', async () => {
      const done = Promise.all([
        rebuildReports(test.database.db),
        ...Array.from({ length: 3 }, () => mergeReports(test.database.db)),
      ])
      await compareAll('admin', ['month'])
      await done
      await compareAll('admin', ['month'])
      expect(await differences()).toEqual([])
    })

    it('tell what a damaged sum should be', async () => {
      await query(`update report_sums set revenue = revenue + 7 where dimension = 'all' and span = 'month'
        and basis = 'placed' and start = '2025-03-01'`)
      const [difference, ...others] = await differences()
      expect(others).toEqual([])
      expect(difference.subject).toBe('placed all month 2025-03-01 : revenue')
      expect(Number(difference.found) - Number(difference.expected)).toBe(7)
      await rebuildReports(test.database.db)
    })
  })

  it('compare each day with the day in its place, and each store with itself', async () => {
    const range = { start_date: '2025-07-10', end_date: '2025-07-20', compare: 'before' } as const
    const days = await report('admin', { ...range, group_by: 'day' })
    expect(days.compared_with).toEqual({ start_date: '2025-06-29', end_date: '2025-07-09' })
    const before = recomputed(rows, {
      start_date: '2025-06-29',
      end_date: '2025-07-09',
      basis: 'placed',
      group_by: 'day',
      stores: null,
    })
    expect(days.compared_totals).toEqual(before.totals)
    expect(days.rows.data.map(({ compared }) => compared?.orders)).toEqual(
      Array.from({ length: 11 }, (_, n) => {
        const day = `2025-${n < 2 ? `06-${29 + n}` : `07-0${n - 1}`}`
        return before.groups.get(day)?.orders ?? 0
      }),
    )
    const stores = await report('admin', { ...range, group_by: 'store' })
    expect(stores.rows.data.reduce((sum, { compared }) => sum + (compared?.revenue ?? 0), 0)).toBe(
      before.totals.revenue,
    )
  })

  it('by weekday and hour have all 168 hours of the week, Sunday first, and add up to the weekdays', async () => {
    const range = { start_date: '2025-01-01', end_date: '2026-12-31' }
    const hours = await report('store_user', { ...range, group_by: 'weekhour' })
    expect(hours.rows.data.map(({ key }) => Number(key))).toEqual(Array.from({ length: 168 }, (_, n) => n))
    const days = await report('store_user', { ...range, group_by: 'weekday' })
    expect(days.rows.data.map(({ figures }) => figures.revenue)).toEqual(
      days.rows.data.map(({ key }) =>
        hours.rows.data
          .slice(Number(key) * 24, Number(key) * 24 + 24)
          .reduce((sum, { figures }) => sum + figures.revenue, 0),
      ),
    )
    expect(hours.totals).toEqual(days.totals)
  })

  it('are sorted, paged and named, all in the same totals', async () => {
    const asked = { start_date: '2025-01-01', end_date: '2026-12-31', group_by: 'area' } as const
    const all = await report('admin', { ...asked, sort: 'orders', direction: 'asc' })
    const page = await report('admin', { ...asked, sort: 'orders', direction: 'asc', count: 2, page: 2 })
    expect(page.rows.data).toEqual(all.rows.data.slice(2, 4))
    expect(page.totals).toEqual(all.totals)
    expect(all.rows.data.every(({ key, name }) => (key === '0') === (name === null))).toBe(true)
    const counts = all.rows.data.map(({ figures }) => figures.orders)
    expect(counts).toEqual([...counts].sort((one, other) => one - other))
  })

  it('of another store, restaurant or an unknown one are empty', async () => {
    const range = { start_date: '2025-01-01', end_date: '2026-12-31' }
    const { rows: foreign } = await query('select id from stores where restaurant_id <> $1 limit 1', [
      test.kitchen.tenant.ids.restaurants,
    ])
    for (const store_id of [foreign[0].id, 999_999]) {
      const { totals } = await report('restaurant', { ...range, store_id })
      expect(totals.orders + totals.cancelled).toBe(0)
    }
  })

  it.each([
    [{ start_date: '2025-02-01', end_date: '2025-01-01' }, 'range.reversed'],
    [{ start_date: '2020-01-01', end_date: '2025-01-03' }, 'reports.rangeTooLong'],
  ])('of the range %j are refused', async (range, code) => {
    expect((await ask('admin', range)).refusal).toMatchObject({
      code,
      errors: { end_date: expect.any(String) },
    })
  })
})
