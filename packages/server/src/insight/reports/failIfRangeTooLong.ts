import { maxReportDays } from '@sufra/contract/insight/reports'
import { type DayRange, lengthOf } from '@sufra/contract/insight/reports.range'
import { fail } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'

export function failIfRangeTooLong(range: DayRange): void {
  failIfRangeReversed(range)
  if (lengthOf(range) > maxReportDays) fail('reports.rangeTooLong', { field: 'end_date' })
}
