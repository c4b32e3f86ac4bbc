import { maxReportDays } from '@sufra/contract/insight/reports'
import { type DayRange, lengthOf } from '@sufra/contract/insight/reports.range'
import { fail } from '../../kernel/errors/apiError.ts'
import { refuseReversedRange } from '../../kernel/input/dayRange.ts'

export function refuseLongRange(range: DayRange): void {
  refuseReversedRange(range)
  if (lengthOf(range) > maxReportDays) fail('reports.rangeTooLong', { field: 'end_date' })
}
