import { reportItems, reports } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { tokenOf } from './reports.fixture.ts'

type Body = RequestOf<typeof reports.list>

describeRules('days of reports', (open) => {
  let test: MoneyTest
  let template: Record<string, unknown>
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  beforeAll(async () => {
    test = await openMoney(open)
    const id = await test.order()
    const { rows } = await query('select * from orders where id = $1', [id])
    const { id: _id, event_day: _day, ...row } = rows[0]
    template = row
  })
  afterAll(() => test?.close())

  const place = (created_at: string, changes: object = {}): Promise<number> =>
    insert(test.database.pool, 'orders', {
      ...template,
      channel_reference: null,
      created_at,
      event_at: created_at,
      ...changes,
    })
  const report = async (body: Body, kind: Kind = 'admin') => {
    const { output } = await test.server.ask(reports.list, kind, {
      token: tokenOf(test, kind),
      body: { count: 5000, ...body },
    })
    if (!output) throw new Error('no report')
    return output
  }
  /** Orders by key, of those groups that have some. */
  const counted = async (body: Body, kind: Kind = 'admin') =>
    Object.fromEntries(
      (await report(body, kind)).rows.data
        .filter(({ figures }) => figures.orders > 0)
        .map(({ key, figures }) => [key, figures.orders]),
    )
  /** As noted only, and as summed up. */
  const eachWay = async (check: () => Promise<void>) => {
    await check()
    await mergeReports(test.database.db)
    await check()
  }

  it('begin at midnight in Qatar, by the day placed and by that of the event', async () => {
    await place('2023-03-09T20:59:59.999Z')
    await place('2023-03-09T21:00:00Z')
    await place('2023-03-10T20:59:59.999Z', { event_at: '2023-03-10T21:00:00Z' })
    const days = { start_date: '2023-03-01', end_date: '2023-03-31' }
    await eachWay(async () => {
      expect(await counted(days)).toEqual({ '2023-03-09': 1, '2023-03-10': 2 })
      expect(await counted({ ...days, basis: 'event' })).toEqual({
        '2023-03-09': 1,
        '2023-03-10': 1,
        '2023-03-11': 1,
      })
      expect(await counted({ ...days, group_by: 'hour' })).toEqual({ 0: 1, 23: 2 })
      // Thursday, then Friday.
      expect(await counted({ ...days, group_by: 'weekday' })).toEqual({ 4: 1, 5: 2 })
      expect(await counted({ start_date: '2023-03-10', end_date: '2023-03-10' })).toEqual({ '2023-03-10': 2 })
    })
  })

  it.each([
    ['2022-02', 28],
    ['2020-02', 29],
    ['2022-04', 30],
    ['2021-10', 31],
  ])('of %s are %i, and the month has what was placed in them and no more', async (month, length) => {
    const [start_date, end_date] = [`${month}-01`, `${month}-${length}`]
    const first = new Date(`${start_date}T00:00:00+03:00`).getTime()
    const last = new Date(`${end_date}T23:59:59.999+03:00`).getTime()
    for (const at of [first - 1, first, last, last + 1]) await place(new Date(at).toISOString())
    await eachWay(async () => {
      const { rows } = await report({ start_date, end_date })
      expect(rows.total).toBe(length)
      expect(await counted({ start_date, end_date })).toEqual({ [start_date]: 1, [end_date]: 1 })
      expect(await counted({ start_date, end_date, group_by: 'month' })).toEqual({ [start_date]: 2 })
    })
  })

  it('of a week over New Year stay together', async () => {
    for (const day of ['2023-12-30', '2023-12-31', '2024-01-01', '2024-01-06', '2024-01-07'])
      await place(`${day}T09:00:00Z`)
    const weeks = { start_date: '2023-12-24', end_date: '2024-01-13', group_by: 'week' } as const
    await eachWay(async () => {
      expect(await counted(weeks)).toEqual({ '2023-12-24': 1, '2023-12-31': 3, '2024-01-07': 1 })
      // Cut by the range, weeks begin with it.
      expect(await counted({ ...weeks, start_date: '2024-01-01' })).toEqual({
        '2024-01-01': 2,
        '2024-01-07': 1,
      })
    })
  })

  it('without orders are rows of nothing, and stores without orders none', async () => {
    const days = { start_date: '2019-05-01', end_date: '2019-05-31' }
    const { rows, totals } = await report({ ...days, compare: 'before' })
    expect(rows.total).toBe(31)
    expect(new Set(Object.values(totals))).toEqual(new Set([0]))
    // April has no 31st day to compare with.
    expect(rows.data.map(({ compared }) => compared?.orders)).toEqual([...Array(30).fill(0), undefined])
    expect(rows.data.every(({ figures }) => figures.orders === 0)).toBe(true)
    expect((await report({ ...days, group_by: 'store' })).rows.data).toEqual([])
  })

  it('count for a new store from its first order, and are kept when the store is archived', async () => {
    const { restaurants, 'unused stores': store_id } = test.kitchen.tenant.ids
    const opened = { store_id, restaurant_id: restaurants }
    await place('2021-06-05T09:00:00Z')
    await place('2021-06-20T09:00:00Z', opened)
    const days = { start_date: '2021-06-01', end_date: '2021-06-30' }
    const own = String(test.kitchen.tenant.ids.stores)
    const check = async () => {
      for (const kind of ['admin', 'restaurant'] as const) {
        expect(await counted({ ...days, group_by: 'store' }, kind)).toEqual({
          [own]: 1,
          [String(store_id)]: 1,
        })
        expect(await counted({ ...days, store_id: store_id as number }, kind)).toEqual({ '2021-06-20': 1 })
      }
      expect(await counted({ ...days, end_date: '2021-06-19', group_by: 'store' })).toEqual({ [own]: 1 })
    }
    await eachWay(check)
    await query('update stores set archived_at = now() where id = $1', [store_id])
    await check()
    const { rows } = await report({ ...days, group_by: 'store' })
    expect(rows.data.every(({ name }) => name !== null)).toBe(true)
  })

  it('before and after an item was renamed are one row of it, by today’s name', async () => {
    const item_id = test.kitchen.tenant.ids.items as number
    const { rows: names } = await query('select name_en from items where id = $1', [item_id])
    const line = async (day: string, name: string) => {
      const order_id = await place(`${day}T09:00:00Z`)
      await insert(test.database.pool, 'order_lines', {
        order_id,
        line_number: 1,
        item_id,
        name_en: name,
        name_ar: 'اسمه آنذاك',
        quantity: 2,
        original_price: 100,
        promoted_price: 100,
        enough_for: 1000,
        price_per_unit: 50,
        line_total: 100,
      })
    }
    await line('2020-08-03', 'Lamb, as it was')
    await line('2020-08-20', names[0].name_en)
    await query(`update items set name_en = 'Lamb, as it is' where id = $1`, [item_id])
    await eachWay(async () => {
      const { output } = await test.server.ask(reportItems.show, 'restaurant', {
        token: tokenOf(test, 'restaurant'),
        body: { start_date: '2020-08-01', end_date: '2020-08-31', count: 10 },
      })
      expect(output?.items.data).toMatchObject([
        { id: item_id, name: { en: 'Lamb, as it is' }, orders: 2, quantity: 4, sub_total: 200 },
      ])
    })
  })
})
