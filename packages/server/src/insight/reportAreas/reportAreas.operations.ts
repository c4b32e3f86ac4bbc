import { type AreaReport, reportAreas } from '@sufra/contract/insight/reportAreas'
import { percentageOf } from '@sufra/contract/kernel/money'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { hidesContact } from '../../orders/orderPage/orders.rules.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { namesOf } from '../reports/reports.names.sql.ts'
import { totalOf } from '../reports/reports.rows.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { type ReportedOrders, type SumRow, sumsOf } from '../reports/reports.sums.sql.ts'
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

interface AreasQuery extends ReportedOrders {
  readonly count: number
  /** Only these areas; undefined for all. */
  readonly ids?: ReadonlySet<number>
}

async function areasOf(db: Db, { count, ids, ...asked }: AreasQuery) {
  const rows = (await sumsOf(db, { ...asked, group_by: 'area' })).filter(({ orders }) => orders > 0)
  const { orders, revenue, delivery } = totalOf(rows)
  const areas = rows
    .map((row) => areaOf(row, orders))
    .sort((one, other) => other.orders - one.orders || other.revenue - one.revenue || one.id - other.id)
  const shown = areas.filter(({ id }) => !ids || ids.has(id)).slice(0, count)
  const names = await namesOf(
    db,
    'area',
    shown.map(({ id }) => String(id)),
  )
  return {
    figures: { areas: areas.filter(({ id }) => id !== 0).length, orders, revenue, delivery },
    areas: {
      data: shown.map((area) => ({ ...area, name: names.get(String(area.id)) ?? null })),
      total: areas.length,
    },
  }
}

/** Also for the mails of saved reports. */
export async function areasReport(call: ReportCall<typeof reportAreas.show>) {
  const { db, scope, input } = call
  const { basis, count } = input
  const { range, other, stores } = reportRanges(call)
  return snapshot(db, async (tx) => {
    const found = await areasOf(tx, { ...range, basis, stores, count })
    const ids = new Set(found.areas.data.map(({ id }) => id))
    return {
      ...found,
      compared: other && (await areasOf(tx, { ...other, basis, stores, count, ids })),
      compared_with: other,
      map: hidesContact(scope)
        ? null
        : mapOf(await sumsOf(tx, { ...range, basis, stores, group_by: 'place' })),
    }
  })
}

export default implement(reportAreas, reportedStores, { show: areasReport })
