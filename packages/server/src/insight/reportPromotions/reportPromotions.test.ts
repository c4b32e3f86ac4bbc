import { reportPromotions, reports } from '@sufra/contract'
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
import { recomputedPromotions } from './reportPromotions.recomputed.fixture.ts'

describeRules('reportPromotions', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)

  /** Offers on lines, coupons and the welcome discount, at random; some orders have none. */
  async function promote() {
    const random = randomFrom(200)
    const { rows: stores } = await query('select id from stores order by id')
    const offers = new Map<number, number[]>()
    for (const { id: store_id } of stores) {
      const own: number[] = []
      for (let n = 1; n <= 3; n++)
        own.push(
          await insert(test.database.pool, 'offers', {
            title_en: `Offer ${n}`,
            title_ar: `عرض ${n}`,
            type: 'Store',
            store_id,
            discount: 10,
            start_date: `202${n}-01-01`,
            end_date: `202${n}-12-31`,
          }),
        )
      offers.set(store_id, own)
    }
    const coupons: number[] = []
    for (const code of ['EID', 'RAMADAN'])
      coupons.push(
        await insert(test.database.pool, 'coupons', {
          code,
          title_en: code,
          title_ar: code,
          short_description_en: code,
          short_description_ar: code,
          discount: 10,
          platform_contribution: 50,
          start_date: '2020-01-01',
          end_date: '2030-01-01',
          type: 'Store',
          all_stores: true,
        }),
      )
    const { rows: orders } = await query(
      'select id, store_id, offer_discount_value from orders where not exists (select from order_lines where order_id = id)',
    )
    for (const { id, store_id, offer_discount_value } of orders) {
      const own = offers.get(store_id) ?? []
      const [first, second] = random(2) === 0 ? [offer_discount_value, 0] : [3, offer_discount_value - 3]
      await query(
        `update orders set coupon_id = case when coupon_discount_value > 0 then $2::bigint end,
          offer_discount_value = case when $3 then 0 else offer_discount_value end,
          discount_value = discount_value - case when $3 then offer_discount_value else 0 end,
          order_total_price = order_total_price + case when $3 then offer_discount_value else 0 end
          where id = $1`,
        [id, coupons[random(2)], offer_discount_value < 3],
      )
      if (offer_discount_value < 3) continue
      for (const [line, discount] of [first, second].entries())
        await insert(test.database.pool, 'order_lines', {
          order_id: id,
          line_number: line + 1,
          name_en: 'Dish',
          name_ar: 'طبق',
          quantity: 1,
          original_price: 100_00,
          promoted_price: 100_00,
          enough_for: 1000,
          price_per_unit: 0,
          line_total: 100_00,
          offer_id: own[random(3)],
          offer_discount_value: discount,
        })
    }
  }

  beforeAll(async () => {
    test = await openReports(open, 200)
    await promote()
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: RequestOf<typeof reportPromotions.show>) =>
    test.server.ask(reportPromotions.show, kind, {
      token: tokenOf(test, kind),
      body: { count: 5000, ...body },
    })

  const ranges = [
    ['2025-01-01', '2025-12-31'],
    ['2025-02-28', '2026-03-01'],
    ['2025-05-17', '2025-06-21'],
    ['2031-01-01', '2031-02-28'],
  ] as const

  async function compareAll(kind: Kind) {
    const [orders, lines] = await Promise.all(
      ['orders', 'order_lines'].map(async (table) => (await query(`select * from ${table}`)).rows),
    )
    const store = kind === 'admin' ? null : (test.kitchen.tenant.ids.stores as number)
    for (const [start_date, end_date] of ranges)
      for (const basis of reportBases) {
        const asked = { start_date, end_date, basis }
        const told = `${kind} ${JSON.stringify(asked)}`
        const { output } = await ask(kind, asked)
        const expected = recomputedPromotions(orders as never, lines as never, { ...asked, store })
        expect(output?.figures, told).toEqual(expected.all)
        expect(Object.fromEntries(output?.kinds.map((row) => [row.kind, row.figures]) ?? []), told).toEqual(
          expected.kinds,
        )
        expect(
          Object.fromEntries(
            output?.promotions.data.map((row) => [`${row.kind} ${row.id}`, row.figures]) ?? [],
          ),
          told,
        ).toEqual(expected.promotions)
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

  it('cost what the revenue report says of discounts', async () => {
    for (const [start_date, end_date] of ranges)
      for (const kind of ['admin', 'restaurant'] as const) {
        const { output } = await ask(kind, { start_date, end_date })
        const { output: revenue } = await test.server.ask(reports.list, kind, {
          token: tokenOf(test, kind),
          body: { start_date, end_date, count: 1 },
        })
        expect(output?.figures.store_cost).toBe(revenue?.totals.store_discounts)
        expect(output?.figures.platform_cost).toBe(revenue?.totals.platform_discounts)
      }
  })

  it('follow orders that are cancelled, move or are deleted, and are the same once made anew', async () => {
    await query(
      `update orders set status_id = 7, remaining_amount = 0, cancelled_at = now(), cancelled_by_kind = 'customer' where id % 9 = 0`,
    )
    await query(`update orders set event_at = event_at + interval '40 days' where id % 10 = 0`)
    await query('delete from orders where id % 8 = 3 and id > (select min(id) from orders)')
    await compareAll('admin')
    await mergeReports(test.database.db)
    await compareAll('admin')
    await compareAll('restaurant')
    expect(await differences()).toEqual([])
    await query('update report_promotions set orders = orders + 3 where span = $1', ['month'])
    expect((await differences()).length).toBeGreaterThan(1)
    await rebuildReports(test.database.db)
    expect(await differences()).toEqual([])
    await compareAll('admin')
  })

  it('are shown beside those of another range, the dearest first, as many as asked for', async () => {
    const range = { start_date: '2025-07-01', end_date: '2025-12-31' }
    const all = (await ask('admin', { ...range, compare: 'before' })).output
    const before = (await ask('admin', { start_date: '2025-01-01', end_date: '2025-06-30' })).output
    expect(all?.compared_with).toEqual({ start_date: '2025-01-01', end_date: '2025-06-30' })
    expect(all?.compared).toEqual(before?.figures)
    expect(all?.kinds.map(({ compared }) => compared)).toEqual(before?.kinds.map(({ figures }) => figures))
    const others = new Map(before?.promotions.data.map((row) => [`${row.kind} ${row.id}`, row.figures]))
    for (const { kind, id, compared } of all?.promotions.data ?? [])
      expect(compared?.cost).toBe(others.get(`${kind} ${id}`)?.cost ?? 0)
    const costs = all?.promotions.data.map(({ figures }) => figures.cost) ?? []
    expect(costs).toEqual(costs.toSorted((one, other) => other - one))
    const some = (await ask('admin', { ...range, count: 2, compare: 'before' })).output
    expect(some?.promotions).toEqual({ data: all?.promotions.data.slice(0, 2), total: costs.length })
    const coupon = all?.promotions.data.find(({ kind }) => kind === 'coupon')
    expect(['EID', 'RAMADAN']).toContain(coupon?.code)
    expect((await ask('admin', range)).output?.compared).toBeNull()
  })

  it('of a store that is not the caller’s there are none', async () => {
    const { rows } = await query('select id from stores where id <> $1', [test.kitchen.tenant.ids.stores])
    const { output } = await ask('restaurant', {
      start_date: '2025-01-01',
      end_date: '2026-12-31',
      store_id: rows[0].id,
    })
    expect(output?.promotions).toEqual({ data: [], total: 0 })
    expect(output?.figures).toMatchObject({ orders: 0, cost: 0, share: null })
  })
})
