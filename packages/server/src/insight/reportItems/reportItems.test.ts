import { reportItems } from '@sufra/contract'
import { reportBases } from '@sufra/contract/insight/reports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { mergeReports, rebuildReports } from '../../money/reportSums/mergeReports.ts'
import { reportChecks } from '../../money/reportSums/reportSums.checks.ts'
import { openReports, randomFrom, tokenOf } from '../reports/reports.fixture.ts'
import { recomputedItems, type Sold } from './reportItems.recomputed.fixture.ts'

describeRules('reportItems', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  /** Gives each store more items, and each order lines of up to four of its store's. */
  async function fillOrders() {
    const random = randomFrom(5)
    for (const { id: _id, ...item } of (await query('select * from items order by id')).rows)
      for (let n = 1; n <= 4; n++)
        await insert(test.database.pool, 'items', {
          ...item,
          name_en: `${item.name_en} ${n}`,
          created_at: n === 4 ? '2025-06-30T21:00:00Z' : '2020-01-01T00:00:00Z',
          description_en: null,
          description_ar: null,
        })
    const { rows: items } = await query('select id, store_id from items order by id')
    const { rows: orders } = await query(
      'select id, store_id from orders where not exists (select from order_lines where order_id = id) order by id',
    )
    for (const { id, store_id } of orders) {
      const own = items.filter((item) => item.store_id === store_id)
      for (let line_number = 1; line_number <= 1 + random(4); line_number++) {
        const price = 100 + random(9000)
        await insert(test.database.pool, 'order_lines', {
          order_id: id,
          line_number,
          item_id: own[random(own.length)].id,
          name_en: 'As it was called then',
          name_ar: 'اسمه آنذاك',
          quantity: 1 + random(40),
          original_price: price,
          promoted_price: price,
          enough_for: 1000,
          price_per_unit: 100,
          line_total: price,
        })
      }
    }
  }

  beforeAll(async () => {
    test = await openReports(open, 250)
    await fillOrders()
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: RequestOf<typeof reportItems.show>) =>
    test.server.ask(reportItems.show, kind, { token: tokenOf(test, kind), body: { count: 5000, ...body } })
  const tables = async (): Promise<Sold> => {
    const [orders, lines, items] = await Promise.all(
      ['orders', 'order_lines', 'items'].map(async (table) => (await query(`select * from ${table}`)).rows),
    )
    return { orders, lines, items } as unknown as Sold
  }

  async function compareAll(kind: Kind) {
    const found = await tables()
    const store = kind === 'admin' ? null : (test.kitchen.tenant.ids.stores as number)
    for (const [start_date, end_date] of [
      ['2025-01-01', '2025-12-31'],
      ['2025-02-28', '2026-03-01'],
      ['2025-05-17', '2025-06-21'],
      ['2031-01-01', '2031-02-28'],
    ] as const) {
      for (const basis of reportBases) {
        const asked = { start_date, end_date, basis }
        const { output } = await ask(kind, asked)
        const expected = recomputedItems(found, { ...asked, store })
        const told = `${kind} ${JSON.stringify(asked)}`
        expect(
          new Map(
            output?.items.data.map(({ id, orders, quantity, sub_total }) => [
              id,
              { orders, quantity, sub_total },
            ]),
          ),
          told,
        ).toEqual(expected.items)
        expect(
          new Map(
            output?.categories.data.map(({ id, items, quantity, sub_total }) => [
              id,
              { items, quantity, sub_total },
            ]),
          ),
        ).toEqual(expected.categories)
        expect(new Set(output?.unsold.data.map(({ id }) => id)), told).toEqual(new Set(expected.unsold))
        expect(
          output?.pairs.data
            .map(
              ({ name, with_name, together, share }) => `${name.en} + ${with_name.en}: ${together}, ${share}`,
            )
            .sort(),
          told,
        ).toEqual(expected.pairs)
        expect(output?.figures).toEqual({
          items: expected.items.size,
          quantity: [...expected.items.values()].reduce((sum, { quantity }) => sum + quantity, 0),
          sub_total: [...expected.items.values()].reduce((sum, { sub_total }) => sum + sub_total, 0),
          unsold: expected.unsold.length,
        })
      }
    }
  }

  const differences = async () =>
    (await Promise.all(reportChecks.map(({ text }) => query(text)))).flatMap((result) => result.rows)

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'are those of the orders %s may see, before and after they are summed up',
    async (kind) => {
      await compareAll(kind)
      await mergeReports(test.database.db)
      await compareAll(kind)
      expect(await differences()).toEqual([])
    },
  )

  it('follow orders that change or are deleted, and items that move, before and after these are summed up', async () => {
    await query(
      `update orders set status_id = 7, remaining_amount = 0, cancelled_at = now(), cancelled_by_kind = 'customer' where id % 9 = 0`,
    )
    await query(`update orders set event_at = event_at + interval '40 days' where id % 10 = 0`)
    await query('delete from orders where id % 8 = 3 and id > (select min(id) from orders)')
    await query(
      `update items set name_en = 'Renamed', archived_at = now() where id = (select max(id) from items)`,
    )
    const some = 'select id from orders where id > (select min(id) + 5 from orders) order by id limit 3'
    await query(`delete from order_lines where order_id in (${some})`)
    await compareAll('admin')
    await compareAll('restaurant')
    expect(await differences()).toEqual([])
    await mergeReports(test.database.db)
    expect((await query('select from report_lost_lines')).rowCount).toBe(0)
    await compareAll('admin')
    await compareAll('restaurant')
    expect(await differences()).toEqual([])
  })

  it('are the same once they are made anew, and damage is told', async () => {
    await query('update report_items set quantity = quantity + 3 where span = $1', ['month'])
    await query('update report_pairs set orders = orders + 1')
    const damaged = await differences()
    expect(damaged.length).toBeGreaterThan(1)
    expect(damaged.every(({ found, expected }) => [3, 1].includes(Number(found) - Number(expected)))).toBe(
      true,
    )
    await rebuildReports(test.database.db)
    expect(await differences()).toEqual([])
    await compareAll('admin')
  })

  it('show as many rows as asked for, most first, and how many there are', async () => {
    const range = { start_date: '2025-01-01', end_date: '2025-12-31' }
    const all = (await ask('admin', range)).output
    const some = (await ask('admin', { ...range, count: 2 })).output
    expect(some?.items).toEqual({ data: all?.items.data.slice(0, 2), total: all?.items.data.length })
    expect(some?.pairs).toEqual({ data: all?.pairs.data.slice(0, 2), total: all?.pairs.data.length })
    const totals = all?.items.data.map(({ sub_total }) => sub_total) ?? []
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
  })

  it('leave out an unsold item that is hidden from its restaurant', async () => {
    const unsold = async (kind: Kind) => {
      const { output } = await ask(kind, { start_date: '2031-01-01', end_date: '2031-02-28' })
      return { ids: output?.unsold.data.map(({ id }) => id), total: output?.figures.unsold ?? 0 }
    }
    const before = await unsold('restaurant')
    const [hidden] = before.ids ?? []
    await query('update items set show_on_restaurant_manager = false where id = $1', [hidden])
    for (const kind of ['restaurant', 'store_user'] as const) {
      const { ids, total } = await unsold(kind)
      expect(ids).not.toContain(hidden)
      expect(total).toBe(before.total - 1)
    }
    expect((await unsold('admin')).ids).toContain(hidden)
  })

  it('of another restaurant are empty', async () => {
    const { rows } = await query('select id from stores where id <> $1', [test.kitchen.tenant.ids.stores])
    const range = { start_date: '2025-01-01', end_date: '2026-12-31', store_id: rows[0].id }
    const { output } = await ask('restaurant', range)
    expect(output?.figures).toEqual({ items: 0, quantity: 0, sub_total: 0, unsold: 0 })
  })
})
