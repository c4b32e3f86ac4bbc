import { qatarDay } from '@sufra/contract/kernel/clock'

interface Days {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** The chosen days, or the current month up to today. */
export function paidDays({ start_date, end_date }: Days) {
  const today = qatarDay(new Date())
  const to = end_date ?? (start_date !== undefined && start_date > today ? start_date : today)
  return { start_date: start_date ?? `${to.slice(0, 8)}01`, end_date: to }
}
