import { reports } from '@sufra/contract/insight/reports'
import { comparedRange } from '@sufra/contract/insight/reports.range'
import { snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { refuseLongRange } from './refuseLongRange.ts'
import { namesOf } from './reports.names.sql.ts'
import { reportRows, totalOf } from './reports.rows.ts'
import { type ReportCall, reportedStores, storesOf } from './reports.scope.sql.ts'
import { sumsOf } from './reports.sums.sql.ts'

/** Sums over a range, also for the mails of saved reports. */
export async function revenueReport({ db, scope, scopeFilter, input }: ReportCall<typeof reports.list>) {
  const { start_date, end_date, basis, group_by, compare, count, page } = input
  const range = { start_date, end_date }
  refuseLongRange(range)
  const stores = storesOf(scope.kind === 'admin', scopeFilter, input)
  const other = compare ? comparedRange(range, compare) : null
  return snapshot(db, async (tx) => {
    const found = { range, rows: await sumsOf(tx, { ...range, basis, group_by, stores }) }
    const compared = other && {
      range: other,
      rows: await sumsOf(tx, { ...other, basis, group_by, stores }),
    }
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
      totals: totalOf(found.rows),
      compared_totals: compared && totalOf(compared.rows),
      compared_with: other,
    }
  })
}

export default implement(reports, reportedStores, { list: revenueReport })
