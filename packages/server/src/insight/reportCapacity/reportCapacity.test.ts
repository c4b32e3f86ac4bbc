import { reportCapacity } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { openReports, tokenOf } from '../reports/reports.fixture.ts'

interface Store {
  readonly id: number
  readonly restaurant_id: number
  readonly max_catering_per_day: number
  readonly created_at: string
  readonly archived_at: string | null
}
interface Booked {
  readonly store_id: number
  readonly start_date: string
  readonly end_date: string
}

const dayOf = (instant: string) =>
  new Date(new Date(instant).getTime() + 3 * 3600_000).toISOString().slice(0, 10)

describeRules('reportCapacity', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const own = () => test.kitchen.tenant.ids.stores as number

  beforeAll(async () => {
    test = await openReports(open, 300)
    await query('delete from store_day_capacity')
    await query(`insert into store_day_capacity (store_id, day, order_count)
      select store_id, event_day, count(*) from orders where status_id <> 7 group by 1, 2`)
    await query(`update stores set max_catering_per_day = 2, created_at = '2024-01-01T00:00:00Z'`)
    await query(
      `update stores set max_catering_per_day = 1, created_at = '2025-06-14T21:00:00Z', archived_at = '2025-11-09T20:59:59Z'
        where id = (select max(id) from stores where restaurant_id <> $1)`,
      [test.kitchen.tenant.ids.restaurants],
    )
    for (const [start_date, end_date] of [
      ['2025-06-29', '2025-07-02'],
      ['2025-09-01', '2025-09-01'],
    ])
      await insert(test.database.pool, 'booked_days', { store_id: own(), start_date, end_date })
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: RequestOf<typeof reportCapacity.show>) =>
    test.server.ask(reportCapacity.show, kind, { token: tokenOf(test, kind), body: { count: 5000, ...body } })

  /** Counts the orders of each day of each store one by one. */
  async function recomputed(start_date: string, end_date: string, only: (store: Store) => boolean) {
    const { rows: stores } = (await query('select * from stores')) as { rows: Store[] }
    const { rows: booked } = (await query(
      'select store_id, start_date::text, end_date::text from booked_days',
    )) as { rows: Booked[] }
    const { rows: orders } = await query('select store_id, event_at from orders where status_id <> 7')
    const days: unknown[] = []
    const totals = { used: 0, limit: 0, full: 0, booked: 0 }
    const withShare = (sums: typeof totals) => ({
      ...sums,
      share: sums.limit === 0 ? null : Math.round((sums.used * 10_000) / sums.limit) / 100,
    })
    for (let at = Date.parse(start_date); at <= Date.parse(end_date); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      const open = stores.filter(
        (store) =>
          only(store) &&
          dayOf(store.created_at) <= day &&
          (!store.archived_at || day < dayOf(store.archived_at)),
      )
      const sums = { used: 0, limit: 0, full: 0, booked: 0 }
      for (const { id, max_catering_per_day } of open) {
        const isBooked = booked.some(
          (each) => each.store_id === id && each.start_date <= day && day <= each.end_date,
        )
        const used = orders.filter(
          ({ store_id, event_at }) => store_id === id && dayOf(event_at) === day,
        ).length
        sums.used += used
        if (isBooked) sums.booked++
        else {
          sums.limit += max_catering_per_day
          if (max_catering_per_day > 0 && used >= max_catering_per_day) sums.full++
        }
      }
      for (const key of ['used', 'limit', 'full', 'booked'] as const) totals[key] += sums[key]
      if (open.length > 0) days.push({ day, ...withShare(sums) })
    }
    return { figures: withShare(totals), days }
  }

  const seenBy: Readonly<Record<Kind, (store: Store) => boolean>> = {
    admin: () => true,
    restaurant: ({ restaurant_id }) => restaurant_id === test.kitchen.tenant.ids.restaurants,
    store_user: ({ id }) => id === own(),
  }

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'is that of the orders, booked days and stores of each day, for %s',
    async (kind) => {
      for (const [start_date, end_date] of [
        ['2025-05-01', '2025-12-31'],
        ['2025-02-28', '2025-03-01'],
        ['2025-06-14', '2025-06-16'],
      ] as const) {
        const { output } = await ask(kind, { start_date, end_date })
        const expected = await recomputed(start_date, end_date, seenBy[kind])
        expect(output?.days.data).toEqual(expected.days)
        expect(output?.figures).toEqual(expected.figures)
        const used = output?.stores.data.reduce((sum, store) => sum + store.used, 0)
        expect(used).toBe(expected.figures.used)
      }
    },
  )

  it('shows a store from the day it was added to the day before it was archived', async () => {
    const { rows } = await query('select id from stores where archived_at is not null')
    const body = { start_date: '2025-01-01', end_date: '2025-12-31', store_id: rows[0].id }
    const { output } = await ask('admin', body)
    expect([output?.days.data[0]?.day, output?.days.data.at(-1)?.day]).toEqual(['2025-06-15', '2025-11-08'])
    expect(output?.figures).toEqual(
      (await recomputed('2025-01-01', '2025-12-31', ({ id }) => id === rows[0].id)).figures,
    )
  })

  it('has no share on booked days, and as many rows as asked for', async () => {
    const { output } = await ask('store_user', { start_date: '2025-06-30', end_date: '2025-07-10', count: 3 })
    expect(output?.days.data.map(({ limit, share, booked }) => [limit, share, booked])).toEqual(
      Array.from({ length: 3 }, () => [0, null, 1]),
    )
    expect(output?.days.total).toBe(11)
  })

  it('of another restaurant is empty', async () => {
    const { rows } = await query('select id from stores where restaurant_id <> $1', [
      test.kitchen.tenant.ids.restaurants,
    ])
    const body = { start_date: '2025-05-01', end_date: '2025-05-31', store_id: rows[0].id }
    const { output } = await ask('restaurant', body)
    expect([output?.days, output?.stores]).toEqual([
      { data: [], total: 0 },
      { data: [], total: 0 },
    ])
  })
})
