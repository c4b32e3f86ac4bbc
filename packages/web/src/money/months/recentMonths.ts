import { addMonths, monthOf, qatarDay } from '@sufra/contract/kernel/clock'

/** How many months a filter offers. Others are given as days. */
const offered = 24

/** This month and those before it, the newest first. */
export function recentMonths(): readonly string[] {
  const current = monthOf(qatarDay(Date.now()))
  return Array.from({ length: offered }, (_, index) => addMonths(current, -index))
}
