import { fail } from '../errors/apiError.ts'

/** Rejects a range of days whose end is before its start (spec 3 §5). */
export function failIfRangeReversed({
  start_date,
  end_date,
}: {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}): void {
  if (start_date && end_date && start_date > end_date) fail('range.reversed', { field: 'end_date' })
}
