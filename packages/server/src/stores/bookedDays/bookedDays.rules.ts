import { addDays } from '@sufra/contract/kernel/clock'

/** The days shown by a month's calendar: whole weeks, including days of the adjacent months. */
export function calendarOf(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 8)}01`
  const next = `${addDays(first, 31).slice(0, 8)}01`
  return { from: addDays(first, -6), to: addDays(next, 13) }
}
