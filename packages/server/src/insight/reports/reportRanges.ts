import type { ReportComparison } from '@sufra/contract/insight/reports'
import { comparedRange, type DayRange } from '@sufra/contract/insight/reports.range'
import type { SQL } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { failIfRangeTooLong } from './failIfRangeTooLong.ts'
import { type Chosen, storesOf } from './reports.scope.sql.ts'

interface Asking {
  readonly scope: Scope
  readonly scopeFilter: SQL
  readonly input: DayRange & Chosen & { readonly compare?: ReportComparison | undefined }
}

/** The days a report is about, those it is compared with, if any, and its stores. Ranges that are too long are refused. */
export function reportRanges({ scope, scopeFilter, input }: Asking) {
  const { start_date, end_date, compare } = input
  const range = { start_date, end_date }
  failIfRangeTooLong(range)
  return {
    range,
    other: compare ? comparedRange(range, compare) : null,
    stores: storesOf(scope.kind === 'admin', scopeFilter, input),
  }
}
