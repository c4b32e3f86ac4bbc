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

/** The year is said where the range has several. */
const shortDay = (day: string, { start_date, end_date }: DayRange, language: Language) =>
  start_date.slice(0, 4) === end_date.slice(0, 4)
    ? formatDay(day, language).replace(/ \d{4}$/, '')
    : formatDay(day, language)

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
      // A month's name is short in days only.
      return formatDay(firstDayOf(monthOf(row.key)), language).slice(3)
    case 'weekday':
      return shortWeekday(Number(row.key), language)
    case 'hour':
      return shortHour(Number(row.key), language)
    default:
      return groupName(row, state, { language })
  }
}
