import { type CustomerReport, cohortMonths, reportCustomers } from '@sufra/contract/insight/reportCustomers'
import { comparedRange, type DayRange, groupsOf } from '@sufra/contract/insight/reports.range'
import { addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import { implement } from '../../kernel/operations/implement.ts'
import { failIfRangeTooLong } from '../reports/failIfRangeTooLong.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { type CustomerRow, customerScope, shownScope } from './reportCustomers.sql.ts'

const sumOf = (rows: readonly CustomerRow[]) => rows.reduce((sum, { customers }) => sum + customers, 0)

function cohortOf(
  month: string,
  rows: readonly CustomerRow[],
  last: string,
): CustomerReport['cohorts'][number] {
  const own = new Map(rows.filter(({ cohort }) => cohort === month).map((row) => [row.month, row.customers]))
  const again: number[] = []
  for (let n = 1; n <= cohortMonths; n++) {
    const later = firstDayOf(addMonths(monthOf(month), n))
    if (later > last) break
    again.push(own.get(later) ?? 0)
  }
  return { month, customers: own.get(month) ?? 0, again }
}

/** The months that a range touches, from its first day to its last. */
const monthsOf = ({ start_date, end_date }: DayRange): DayRange => ({
  start_date: firstDayOf(monthOf(start_date)),
  end_date: lastDayOf(monthOf(end_date)),
})

function countedOf(rows: readonly CustomerRow[], range: DayRange) {
  const active = rows.filter(({ event }) => event === 'active')
  const lost = rows.filter(({ event }) => event === 'lost')
  const months = groupsOf(range, 'month').map((month) => {
    const here = active.filter((row) => row.month === month)
    return {
      month,
      new: sumOf(here.filter(({ cohort }) => cohort === month)),
      returning: sumOf(here.filter(({ cohort }) => cohort < month)),
      lost: sumOf(lost.filter((row) => row.month === month)),
    }
  })
  return {
    figures: {
      new: months.reduce((sum, month) => sum + month.new, 0),
      lost: months.reduce((sum, month) => sum + month.lost, 0),
    },
    months,
  }
}

/** Also for the mails of saved reports. */
export async function customersReport({
  db,
  scope,
  scopeFilter,
  input,
  now,
}: ReportCall<typeof reportCustomers.show> & { readonly now: Date | number }) {
  const { start_date, end_date, compare } = input
  failIfRangeTooLong({ start_date, end_date })
  const range = monthsOf({ start_date, end_date })
  const other = compare ? comparedRange(range, compare) : null
  const rows = await customerScope(db, shownScope(scope, scopeFilter, input))
  const active = rows.filter(({ event }) => event === 'active')
  const counted = countedOf(rows, range)
  return {
    made_at: rows[0]?.made_at ?? null,
    ...counted,
    compared: other && countedOf(rows, other),
    compared_with: other,
    cohorts: counted.months
      .filter((month) => month.new > 0)
      .map(({ month }) => cohortOf(month, active, qatarDay(now))),
  }
}

export default implement(reportCustomers, reportedStores, { show: customersReport })
