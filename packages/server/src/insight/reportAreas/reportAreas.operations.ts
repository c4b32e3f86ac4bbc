import { type AreaReport, reportAreas } from '@sufra/contract/insight/reportAreas'
import { percentageOf } from '@sufra/contract/kernel/money'
import { snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { hidesContact } from '../../orders/orderPage/orders.rules.ts'
import { refuseLongRange } from '../reports/refuseLongRange.ts'
import { namesOf } from '../reports/reports.names.sql.ts'
import { totalOf } from '../reports/reports.rows.ts'
import { reportedStores, storesOf } from '../reports/reports.scope.sql.ts'
import { type SumRow, sumsOf } from '../reports/reports.sums.sql.ts'
import { gridOf } from './grid.ts'

function mapOf(rows: readonly SumRow[]): AreaReport['map'] {
  return gridOf(
    rows.map(({ key, orders, revenue }) => {
      const [y, x] = key.split(',').map(Number) as [number, number]
      return { x, y, orders, revenue }
    }),
  )
}

const areaOf = ({ key, orders, revenue, delivery }: SumRow, all: number) => ({
  id: Number(key),
  orders,
  revenue,
  share: percentageOf(orders, all),
  average: Math.round(revenue / orders),
  delivery,
})

export default implement(reportAreas, reportedStores, {
  show: async ({ db, scope, scopeFilter, input }) => {
    const { start_date, end_date, basis, count } = input
    const range = { start_date, end_date }
    refuseLongRange(range)
    const asked = { ...range, basis, stores: storesOf(scope.kind === 'admin', scopeFilter, input) }
    return snapshot(db, async (tx) => {
      const rows = (await sumsOf(tx, { ...asked, group_by: 'area' })).filter(({ orders }) => orders > 0)
      const { orders, revenue, delivery } = totalOf(rows)
      const areas = rows
        .map((row) => areaOf(row, orders))
        .sort((one, other) => other.orders - one.orders || other.revenue - one.revenue || one.id - other.id)
      const shown = areas.slice(0, count)
      const names = await namesOf(
        tx,
        'area',
        shown.map(({ id }) => String(id)),
      )
      return {
        figures: { areas: areas.filter(({ id }) => id !== 0).length, orders, revenue, delivery },
        areas: {
          data: shown.map((area) => ({ ...area, name: names.get(String(area.id)) ?? null })),
          total: areas.length,
        },
        map: hidesContact(scope) ? null : mapOf(await sumsOf(tx, { ...asked, group_by: 'place' })),
      }
    })
  },
})
