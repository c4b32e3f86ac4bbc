import { addDays, weekdayOf } from '@sufra/contract/kernel/clock'
import type { BookedDays } from '@sufra/contract/stores/bookedDays'

/** Days from the first to the last, both included, as `YYYY-MM-DD`. */
export interface Range {
  readonly first: string
  readonly last: string
}

export const monthOf = (day: string): string => day.slice(0, 7)
export const firstOf = (month: string): string => `${month}-01`

export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const lastOf = (month: string): string => addDays(firstOf(addMonths(month, 1)), -1)

/** The same day of another month, or that month's last day. */
function dayIn(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`
  return wanted > lastOf(month) ? lastOf(month) : wanted
}

const months = /^\d{4}-(0[1-9]|1[0-2])$/
const earliest = '2000-01'
const latest = '2199-12'
/** The month of the URL; the current month if it is invalid or out of bounds. */
export const shownMonth = (asked: string | undefined, today: string): string =>
  asked !== undefined && months.test(asked) && asked >= earliest && asked <= latest ? asked : monthOf(today)

/** The weeks of a month, from Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = firstOf(month)
  const start = addDays(first, -weekdayOf(first))
  const count = Math.ceil((weekdayOf(first) + Number(lastOf(month).slice(8))) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

export const ordered = (a: string, b: string): Range =>
  a <= b ? { first: a, last: b } : { first: b, last: a }

export const within = (day: string, { first, last }: Range): boolean => first <= day && day <= last

export const rangeOf = ({ start_date, end_date }: BookedDays): Range => ({
  first: start_date,
  last: end_date,
})

export const bookedOn = (booked: readonly BookedDays[], day: string): BookedDays | undefined =>
  booked.find((range) => within(day, rangeOf(range)))

export const meeting = (booked: readonly BookedDays[], { first, last }: Range): BookedDays | undefined =>
  booked.find(({ start_date, end_date }) => start_date <= last && first <= end_date)

export const lengthOf = ({ first, last }: Range): number =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000 + 1

/** Orders are accepted up to a year ahead: later months have none. */
export function monthsWithOrders({ first, last }: Range, today: string): readonly string[] {
  const end = addMonths(monthOf(today), 12)
  const months: string[] = []
  for (let month = monthOf(first); month <= monthOf(last) && month <= end; month = addMonths(month, 1))
    months.push(month)
  return months
}

/** The day a key moves to. Arrows move the way they point, and in Arabic time runs the other way. */
export function keyMove(key: string, day: string, rightToLeft: boolean): string | undefined {
  const forward = rightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return dayIn(addMonths(monthOf(day), -1), day)
    case 'PageDown':
      return dayIn(addMonths(monthOf(day), 1), day)
    default:
      return undefined
  }
}
