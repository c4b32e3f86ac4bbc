import {
  reportAnswers,
  reportAreas,
  reportCapacity,
  reportCustomers,
  reportItems,
  reportReviews,
} from '@sufra/contract'
import { comparedRange } from '@sufra/contract/insight/reports.range'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { recountCustomers } from '../reportCustomers/countCustomers.ts'
import { openReports, tokenOf } from './reports.fixture.ts'

describeRules('compared reports', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openReports(open, 150)
    const { pool, db } = test.database
    await pool.query(`update stores set created_at = '2024-12-01T00:00:00Z'`)
    await pool.query(`
      insert into order_lines (order_id, line_number, item_id, name_en, name_ar, quantity, original_price,
          promoted_price, price_per_unit, line_total)
        select orders.id, 1, (select min(id) from items where items.store_id = orders.store_id), 'Dish', 'طبق', 1,
          sub_total, sub_total, 0, sub_total
        from orders where not exists (select from order_lines where order_id = orders.id)`)
    await recountCustomers(db)
  })
  afterAll(() => test?.close())

  async function ask<Op extends Operation>(op: Op, kind: Kind, body: object): Promise<OutputOf<Op>> {
    const { output, refusal } = await test.server.ask(op, kind, { token: tokenOf(test, kind), body })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output as OutputOf<Op>
  }

  const range = { start_date: '2026-02-01', end_date: '2026-04-30' }
  const before = comparedRange(range, 'before')
  const count = { count: 5000 }
  const none = { compared: null, compared_with: null }

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'have beside them what the report of the other range says, for %s',
    async (kind) => {
      expect(before).toEqual({ start_date: '2025-11-01', end_date: '2026-01-31' })
      const beside = { ...range, compare: 'before' }
      for (const [op, more] of [
        [reportAnswers.show, {}],
        [reportReviews.show, {}],
        [reportCapacity.show, count],
        [reportCustomers.show, {}],
      ] as const) {
        const both = await ask(op, kind, { ...beside, ...more })
        const alone = await ask(op, kind, { ...before, ...more })
        expect(both.compared_with, String(op.summary)).toEqual(before)
        expect(alone, String(op.summary)).toMatchObject({ ...both.compared, ...none })
      }
    },
  )

  it('have the areas and items that are shown, those that were sold in the other range', async () => {
    const beside = { ...range, compare: 'before', count: 3 }
    const areas = await ask(reportAreas.show, 'admin', beside)
    const areasAlone = await ask(reportAreas.show, 'admin', { ...before, ...count })
    expect(areas.compared?.figures).toEqual(areasAlone.figures)
    const shown = areas.areas.data.map(({ id }) => id)
    expect(shown).toHaveLength(3)
    expect(areas.compared?.areas.data).toEqual(areasAlone.areas.data.filter(({ id }) => shown.includes(id)))
    const items = await ask(reportItems.show, 'admin', { ...beside, count: 1 })
    const itemsAlone = await ask(reportItems.show, 'admin', { ...before, ...count })
    expect(items.compared?.figures).toEqual(itemsAlone.figures)
    expect(items.items.data).toHaveLength(1)
    expect(items.compared?.items.data).toEqual(
      itemsAlone.items.data.filter(({ id }) => id === items.items.data[0]?.id),
    )
    expect(items.compared?.items.total).toBe(itemsAlone.items.total)
    expect(items.compared?.categories.data).toHaveLength(1)
  })

  it('of customers compare the whole months that a range touches', async () => {
    const days = { start_date: '2026-02-10', end_date: '2026-04-05' }
    const { compared_with } = await ask(reportCustomers.show, 'admin', { ...days, compare: 'year' })
    expect(compared_with).toEqual({ start_date: '2025-02-01', end_date: '2025-04-30' })
    const { status } = await test.server.ask(reportCustomers.show, 'admin', {
      token: tokenOf(test, 'admin'),
      body: { ...days, compare: 'week' as never },
    })
    expect(status).toBe(422)
  })
})
