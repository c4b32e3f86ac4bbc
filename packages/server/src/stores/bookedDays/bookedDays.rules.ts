import { addDays } from '@sufra/contract/kernel/clock'

/** The days that a calendar of a day's month shows: its weeks, and those it begins and ends within. */
export function calendarOf(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 8)}01`
  const next = `${addDays(first, 31).slice(0, 8)}01`
  return { from: addDays(first, -6), to: addDays(next, 13) }
}
