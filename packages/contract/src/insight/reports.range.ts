import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, weekdayOf } from '../kernel/clock.ts'
import type { ReportComparison, TimeGrouping } from './reports.ts'

/** Days in Qatar, both included. */
export interface DayRange {
  readonly start_date: string
  readonly end_date: string
}

/** How many days a range has. */
export const lengthOf = ({ start_date, end_date }: DayRange): number =>
  (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1

/** Whole months, as both the last month and its days are chosen by their first and last day. */
const isWholeMonths = ({ start_date, end_date }: DayRange) =>
  start_date === firstDayOf(monthOf(start_date)) && end_date === lastDayOf(monthOf(end_date))

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** The 29th of February has the 28th as its day of another year. */
function yearBefore(day: string): string {
  const month = addMonths(monthOf(day), -12)
  const same = `${month}-${day.slice(8)}`
  return same > lastDayOf(month) ? lastDayOf(month) : same
}

/**
 * The range a range is compared with. Before whole months come as many whole months, before other days as many days.
 * The week before has the same weekdays. The year before has the same days; whole months of it are whole, with a 29th of February too.
 */
export function comparedRange(range: DayRange, comparison: ReportComparison): DayRange {
  const { start_date, end_date } = range
  const whole = isWholeMonths(range)
  if (comparison === 'year') {
    const start = yearBefore(start_date)
    return {
      start_date: start,
      end_date: whole ? lastDayOf(addMonths(monthOf(end_date), -12)) : yearBefore(end_date),
    }
  }
  if (comparison === 'week') return { start_date: addDays(start_date, -7), end_date: addDays(end_date, -7) }
  if (whole) {
    const months = monthsBetween(start_date, end_date) + 1
    return {
      start_date: firstDayOf(addMonths(monthOf(start_date), -months)),
      end_date: addDays(start_date, -1),
    }
  }
  return { start_date: addDays(start_date, -lengthOf(range)), end_date: addDays(start_date, -1) }
}

/** The first day of the day, week (from Sunday) or month that a day is in. */
const beginOf: Readonly<Record<TimeGrouping, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, -weekdayOf(day)),
  month: (day) => firstDayOf(monthOf(day)),
}

const next: Readonly<Record<TimeGrouping, (begin: string) => string>> = {
  day: (begin) => addDays(begin, 1),
  week: (begin) => addDays(begin, 7),
  month: (begin) => firstDayOf(addMonths(monthOf(begin), 1)),
}

/** The first days of all days, weeks or months of a range. The first one begins with the range. */
export function groupsOf({ start_date, end_date }: DayRange, grouping: TimeGrouping): string[] {
  const groups: string[] = []
  for (let begin = beginOf[grouping](start_date); begin <= end_date; begin = next[grouping](begin)) {
    groups.push(begin < start_date ? start_date : begin)
  }
  return groups
}

/** The group that a day of the range is in, by its first day in the range. */
export function groupOf(day: string, { start_date }: DayRange, grouping: TimeGrouping): string {
  const begin = beginOf[grouping](day)
  return begin < start_date ? start_date : begin
}

/** The last day of a group. */
export function groupEnd(group: string, { end_date }: DayRange, grouping: TimeGrouping): string {
  const last = addDays(next[grouping](beginOf[grouping](group)), -1)
  return last > end_date ? end_date : last
}

/** Whole months inside a range, as first days, and the days beside them. */
export function piecesOf({ start_date, end_date }: DayRange): {
  readonly months: DayRange | null
  readonly days: readonly DayRange[]
} {
  const first =
    start_date === firstDayOf(monthOf(start_date))
      ? start_date
      : firstDayOf(addMonths(monthOf(start_date), 1))
  const last =
    end_date === lastDayOf(monthOf(end_date)) ? end_date : addDays(firstDayOf(monthOf(end_date)), -1)
  if (first > last) return { months: null, days: [{ start_date, end_date }] }
  const days = [
    { start_date, end_date: addDays(first, -1) },
    { start_date: addDays(last, 1), end_date },
  ].filter((piece) => piece.start_date <= piece.end_date)
  return { months: { start_date: first, end_date: last }, days }
}
