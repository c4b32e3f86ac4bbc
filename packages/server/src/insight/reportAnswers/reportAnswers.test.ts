import { reportAnswers } from '@sufra/contract'
import { reportBases } from '@sufra/contract/insight/reports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { openReports, tokenOf } from '../reports/reports.fixture.ts'
import { type AnsweredOrder, recomputedAnswers } from './reportAnswers.recomputed.fixture.ts'

describeRules('reportAnswers', (open) => {
  let test: MoneyTest
  const query = (text: string) => test.database.pool.query(text)
  beforeAll(async () => {
    test = await openReports(open, 300)
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: RequestOf<typeof reportAnswers.show>) =>
    test.server.ask(reportAnswers.show, kind, { token: tokenOf(test, kind), body })

  /** Compares what a kind of caller sees of several ranges, by both days. */
  async function compareAll(kind: Kind) {
    const orders: AnsweredOrder[] = (await query('select * from orders')).rows
    const own = test.kitchen.tenant.ids.stores as number
    for (const [start_date, end_date] of [
      ['2025-01-01', '2025-12-31'],
      ['2025-02-28', '2026-03-01'],
      ['2025-05-17', '2025-05-21'],
      ['2031-01-01', '2031-02-28'],
    ] as const) {
      for (const basis of reportBases) {
        const asked = { start_date, end_date, basis }
        const { output } = await ask(kind, asked)
        const mine = kind === 'admin' ? orders : orders.filter(({ store_id }) => store_id === own)
        const expected = recomputedAnswers(mine, asked)
        expect(output?.figures, `${kind} ${JSON.stringify(asked)}`).toEqual(expected.figures)
        expect(output?.leads.filter((row) => row.orders > 0)).toEqual(expected.leads)
        const keyed = <Row extends object>(rows: readonly Row[] | undefined, key: keyof Row) =>
          new Map(rows?.map(({ [key]: name, ...row }) => [name, row]))
        expect(keyed(output?.cancellers, 'kind')).toEqual(expected.cancellers)
        expect(new Map(output?.reasons.map(({ id, name: _name, ...row }) => [id, row]))).toEqual(
          expected.reasons,
        )
        expect(output?.stores === null).toBe(kind === 'admin')
        if (output?.stores)
          expect(new Map(output.stores.map(({ id, name: _name, ...row }) => [id, row]))).toEqual(
            expected.stores,
          )
      }
    }
  }

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'are those of the orders %s may see, before and after they are summed up',
    async (kind) => {
      await compareAll(kind)
      await mergeReports(test.database.db)
      await compareAll(kind)
    },
  )

  it('follow orders that change, before and after these are summed up', async () => {
    await mergeReports(test.database.db)
    await query(
      `update orders set accepted_at = created_at + interval '7 minutes' where id % 7 = 0 and status_id <> 7`,
    )
    await query(`update orders set status_id = 7, accepted_at = null, cancelled_at = created_at + interval '90 seconds',
      cancelled_by_kind = 'system', refunded_amount = paid_amount where id % 11 = 0`)
    await compareAll('admin')
    await compareAll('restaurant')
    await mergeReports(test.database.db)
    await compareAll('admin')
    await compareAll('restaurant')
  })

  it('show stores to an admin who chose a restaurant, and compare with the range before', async () => {
    const range = { start_date: '2025-07-01', end_date: '2025-12-31' }
    const restaurant_id = test.kitchen.tenant.ids.restaurants
    const chosen = (await ask('admin', { ...range, restaurant_id, compare: 'before' })).output
    expect(chosen?.stores?.map(({ id }) => id)).toEqual([test.kitchen.tenant.ids.stores])
    expect(chosen?.compared_with).toEqual({ start_date: '2025-01-01', end_date: '2025-06-30' })
    const before = await ask('admin', { start_date: '2025-01-01', end_date: '2025-06-30', restaurant_id })
    expect(chosen?.compared?.figures).toEqual(before.output?.figures)
  })

  it('name a reason as it is worded today, also once it is deleted', async () => {
    const range = { start_date: '2025-01-01', end_date: '2026-12-31' }
    await query(`update cancel_reasons set reason_en = 'Reworded', archived_at = now() where id = 1`)
    const reasons = (await ask('admin', range)).output?.reasons
    expect(reasons?.find(({ id }) => id === 1)?.name?.en).toBe('Reworded')
    expect(reasons?.find(({ id }) => id === 0)?.name).toBeNull()
  })

  it('of another restaurant are empty', async () => {
    const { rows } = await query('select id from stores order by id')
    const foreign = rows.find(({ id }) => id !== test.kitchen.tenant.ids.stores)
    const range = { start_date: '2025-01-01', end_date: '2026-12-31', store_id: foreign.id }
    const { output } = await ask('restaurant', range)
    expect([output?.figures.answered, output?.figures.cancelled, output?.stores]).toEqual([0, 0, []])
  })

  it('of days in the wrong order are refused', async () => {
    const { refusal } = await ask('admin', { start_date: '2025-02-01', end_date: '2025-01-01' })
    expect(refusal).toMatchObject({ code: 'range.reversed' })
  })
})
