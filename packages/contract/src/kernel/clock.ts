import type { Language } from './language.ts'

/** Asia/Qatar is UTC+3 without daylight saving (DECISIONS 28), regardless of the machine's time zone. */
const offset = 3 * 60 * 60 * 1000
const zone = 'Asia/Qatar'

/** `YYYY-MM-DD` in Qatar at an instant. */
export const qatarDay = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + offset).toISOString().slice(0, 10)

/** `HH:mm` in Qatar at an instant. */
export const qatarTime = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + offset).toISOString().slice(11, 16)

/** The instant of a Qatari day (`YYYY-MM-DD`) and time (`HH:mm`). */
export const atQatar = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00.000+03:00`)

/** Whether a text is `YYYY-MM-DD` and a calendar day in the supported years (1900 to 2199). */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

/** The last day of a month, `YYYY-MM-DD`. */
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1)

/** `YYYY-MM`, some months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const tags: Record<Language, string> = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' }
const cache = new Map<string, Intl.DateTimeFormat>()
function part(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = cache.get(key) ?? new Intl.DateTimeFormat(tags[language], { timeZone: zone, ...options })
  cache.set(key, format)
  return format
}

const months = (date: Date, language: Language) =>
  language === 'en'
    ? date.toLocaleString('en-US', { month: 'short', timeZone: zone })
    : part('ar', { month: 'long' }).format(date)

/** `DD MMM YYYY` (spec 1 §9). A day without a time is a day in Qatar. */
export function formatDay(value: Date | string, language: Language): string {
  const date = typeof value === 'string' && value.length === 10 ? atQatar(value) : new Date(value)
  const [year, , day] = qatarDay(date).split('-')
  return `${day} ${months(date, language)} ${year}`
}

/** `October 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  `${part(language, { month: 'long' }).format(atQatar(firstDayOf(month)))} ${month.slice(0, 4)}`

/** Arabic has no one-letter abbreviations on the screen, and noon is not in the evening. */
const halfOf = (hours: number): Readonly<Record<Language, string>> =>
  hours < 12 ? { en: 'AM', ar: 'صباحًا' } : { en: 'PM', ar: hours === 12 ? 'ظهرًا' : 'مساءً' }

/** `hh:mm a` in Qatar. */
export function formatTime(value: Date | string, language: Language): string {
  const [hours = 0, minutes = 0] = qatarTime(value).split(':').map(Number)
  const half = halfOf(hours)[language]
  return `${String(hours % 12 || 12).padStart(2, '0')}:${String(minutes).padStart(2, '0')} ${half}`
}

/** An hour of a day, 0 to 23, as its first minute. */
export const formatHour = (hour: number, language: Language): string =>
  formatTime(atQatar('2026-01-01', `${String(hour).padStart(2, '0')}:00`), language)

/** `DD MMM YYYY hh:mm a` (spec 1 §9). */
export const formatInstant = (value: Date | string, language: Language): string =>
  `${formatDay(new Date(value), language)} ${formatTime(value, language)}`

/** Full weekday name, in Qatar. */
export const formatWeekday = (value: Date | string, language: Language): string =>
  part(language, { weekday: 'long' }).format(
    typeof value === 'string' && value.length === 10 ? atQatar(value) : new Date(value),
  )

/** Full weekday name and `DD MMM YYYY`. */
export const formatDayAndWeekday = (day: string, language: Language): string =>
  `${formatWeekday(day, language)} ${formatDay(day, language)}`
