import { itemGroupings, type ReportGrouping, reports } from '@sufra/contract/insight/reports'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reportRanges } from './reportRanges.ts'
import { itemSumsOf } from './reports.items.sql.ts'
import { namesOf } from './reports.names.sql.ts'
import { reportRows, totalOf } from './reports.rows.ts'
import { type ReportCall, reportedStores } from './reports.scope.sql.ts'
import { type ItemGrouping, type ReportedOrders, sumsOf } from './reports.sums.sql.ts'

const isByItem = (grouping: ReportGrouping): grouping is ItemGrouping =>
  itemGroupings.some((each) => each === grouping)

interface SumsInput extends Pick<ReportedOrders, 'basis' | 'stores'> {
  readonly group_by: ReportGrouping
}

async function sumsOfRange(db: Db, range: DayRange, { group_by, ...orders }: SumsInput) {
  if (!isByItem(group_by)) {
    const rows = await sumsOf(db, { ...range, ...orders, group_by })
    return { range, rows, totals: totalOf(rows) }
  }
  // An order is in several of these groups, and once in the totals.
  const all = await sumsOf(db, { ...range, ...orders, group_by: 'month' })
  return { range, rows: await itemSumsOf(db, { ...range, ...orders, group_by }), totals: totalOf(all) }
}

/** Sums over a range, also for the mails of saved reports. */
export async function revenueReport(call: ReportCall<typeof reports.list>) {
  const { db, input } = call
  const { basis, group_by, count, page } = input
  const { range, other, stores } = reportRanges(call)
  return snapshot(db, async (tx) => {
    const found = await sumsOfRange(tx, range, { basis, group_by, stores })
    const compared = other && (await sumsOfRange(tx, other, { basis, group_by, stores }))
    const rows = reportRows(found, compared, input)
    const shown = rows.slice((page - 1) * count, page * count)
    const names = await namesOf(
      tx,
      group_by,
      shown.map(({ key }) => key),
    )
    return {
      rows: {
        data: shown.map((row) => ({ ...row, name: names.get(row.key) ?? null })),
        total: rows.length,
      },
      totals: found.totals,
      compared_totals: compared?.totals ?? null,
      compared_with: other,
    }
  })
}

export default implement(reports, reportedStores, { list: revenueReport })
