import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '@sufra/contract/kernel/clock'
import type { Offer, OfferState } from '@sufra/contract/promotions/offers'
import { earliest, latest } from './days.rules.ts'

/** Months shown at most before and after today's; what begins or ends beyond is cut off there. */
const mostMonths = 24
/** Months shown at least. */
const before = 1
const after = 4

type Days = Pick<Offer, 'start_date' | 'end_date'>

/** The months of the time axis: those of all offers, and some around today. */
export function monthsOf(offers: readonly Days[], today: string): string[] {
  const now = monthOf(today)
  const starts = [addMonths(now, -before), ...offers.map(({ start_date }) => monthOf(start_date))]
  const ends = [addMonths(now, after), ...offers.map(({ end_date }) => monthOf(end_date))]
  const first = latest(earliest(...starts), addMonths(now, -mostMonths))
  const last = earliest(latest(...ends), addMonths(now, mostMonths))
  const months = [first]
  for (let month = first; month < last; months.push(month)) month = addMonths(month, 1)
  return months
}

const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000

/** How much of an axis of months stands before a day, in percent. */
export function offsetOf(day: string, months: readonly string[]): number {
  const first = firstDayOf(months[0] ?? monthOf(day))
  const end = addDays(lastDayOf(months.at(-1) ?? monthOf(day)), 1)
  const share = daysBetween(first, day) / daysBetween(first, end)
  return Math.min(1, Math.max(0, share)) * 100
}

/** Where an offer's days stand on the axis; the last one is part of them. */
export function barOf({ start_date, end_date }: Days, months: readonly string[]) {
  const start = offsetOf(start_date, months)
  return { start, length: offsetOf(addDays(end_date, 1), months) - start }
}

/** Of a month on the screen, in px. */
export const monthWidth = 120

/** Where a bar's label of some width stands: in it, or beside it if it is too short. */
export function labelAt(
  { start, length }: { readonly start: number; readonly length: number },
  months: number,
  width: number,
): 'inside' | 'after' | 'before' {
  const whole = (months * monthWidth) / 100
  if (length * whole >= width) return 'inside'
  return (100 - start - length) * whole >= width ? 'after' : 'before'
}

const order: readonly OfferState[] = ['running', 'scheduled', 'off', 'ended']

/** What is on first, then what comes, what is off, and what has ended, the latest first. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted(
    (a, b) =>
      order.indexOf(a.state) - order.indexOf(b.state) ||
      (a.state === 'ended'
        ? b.end_date.localeCompare(a.end_date)
        : a.start_date.localeCompare(b.start_date)) ||
      a.id - b.id,
  )
