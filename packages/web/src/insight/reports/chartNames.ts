import type { ReportRow } from '@sufra/contract/insight/reports'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { dayOfWeek, groupName } from '@sufra/contract/insight/reports.words'
import { firstDayOf, formatDay, formatHour, formatWeekday, monthOf } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { ReportMeans } from './reportColumns.tsx'

/** `Sun` and `أحد`. */
export const shortWeekday = (weekday: number, language: Language): string => {
  const name = formatWeekday(dayOfWeek(weekday), language)
  return language === 'en' ? name.slice(0, 3) : name.replace(/^ال/, '')
}

/** `9 AM`. */
export const shortHour = (hour: number, language: Language): string =>
  formatHour(hour, language).replace(/^0?(\d+):00/, '$1')

export const rangeName = ({ start_date, end_date }: DayRange, language: Language): string =>
  start_date === end_date
    ? formatDay(start_date, language)
    : `${formatDay(start_date, language)} – ${formatDay(end_date, language)}`

/** The year is said where the range has several. */
export const shortDay = (day: string, { start_date, end_date }: DayRange, language: Language) =>
  start_date.slice(0, 4) === end_date.slice(0, 4)
    ? formatDay(day, language).replace(/ \d{4}$/, '')
    : formatDay(day, language)

/** `Jan 2026`: a month's name is short in days only. */
export const shortMonth = (day: string, language: Language): string =>
  formatDay(firstDayOf(monthOf(day)), language).slice(3)

/** A group's name as it stands at an axis. */
export function shortName(
  row: Pick<ReportRow, 'key' | 'name'>,
  { state, language }: Pick<ReportMeans, 'state' | 'language'>,
): string {
  switch (state.grouping) {
    case 'day':
    case 'week':
      return shortDay(row.key, state.range, language)
    case 'month':
      return shortMonth(row.key, language)
    case 'weekday':
      return shortWeekday(Number(row.key), language)
    case 'hour':
      return shortHour(Number(row.key), language)
    default:
      return groupName(row, state, { language })
  }
}
