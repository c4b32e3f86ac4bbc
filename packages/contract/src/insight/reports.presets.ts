import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, weekdayOf } from '../kernel/clock.ts'
import type { DayRange } from './reports.range.ts'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** Year, month and day of a day by the Umm al-Qura calendar, as Qatar counts them for Ramadan. */
function hijriOf(day: string): { readonly year: number; readonly month: number; readonly day: number } {
  const parts = hijri.formatToParts(new Date(`${day}T00:00:00Z`))
  const of = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10)
  return { year: of('year'), month: of('month'), day: of('day') }
}

/** The days of Ramadan of a hijri year. */
function ramadanOf(year: number): DayRange {
  // A hijri year has 354 or 355 days: near enough to look from there.
  let day = addDays('2024-03-11', Math.round((year - 1445) * 354.367) - 10)
  while (hijriOf(day).month !== 9 || hijriOf(day).year !== year) day = addDays(day, 1)
  let end = addDays(day, 28)
  while (hijriOf(addDays(end, 1)).month === 9) end = addDays(end, 1)
  return { start_date: day, end_date: end }
}

const fixed = ['today', 'yesterday', 'week', 'last_week', 'month', 'last_month', 'year'] as const
type FixedPreset = (typeof fixed)[number]
/** A range that moves with the day: `ramadan_1447` is Ramadan of that hijri year. */
type ReportPreset = FixedPreset | `ramadan_${number}`

/** What a preset looks like. */
export const presetForm = new RegExp(`^(${fixed.join('|')}|ramadan_1[34]\\d\\d)$`)

/** The presets that can be chosen on a day: the next Ramadan is one if it has begun. */
export function presetsOn(today: string): ReportPreset[] {
  const { year } = hijriOf(today)
  const ramadans = [year, year - 1, year - 2].filter((each) => ramadanOf(each).start_date <= today)
  return [...fixed, ...ramadans.map((each): ReportPreset => `ramadan_${each}`)]
}

/** The days of a preset, those to come included. Weeks begin on Sunday. Null if there is no such preset. */
export function presetRange(preset: string, today: string): DayRange | null {
  const month = monthOf(today)
  const sunday = addDays(today, -weekdayOf(today))
  const last = addMonths(month, -1)
  const ranges: Readonly<Record<FixedPreset, DayRange>> = {
    today: { start_date: today, end_date: today },
    yesterday: { start_date: addDays(today, -1), end_date: addDays(today, -1) },
    week: { start_date: sunday, end_date: addDays(sunday, 6) },
    last_week: { start_date: addDays(sunday, -7), end_date: addDays(sunday, -1) },
    month: { start_date: firstDayOf(month), end_date: lastDayOf(month) },
    last_month: { start_date: firstDayOf(last), end_date: lastDayOf(last) },
    year: { start_date: `${today.slice(0, 4)}-01-01`, end_date: `${today.slice(0, 4)}-12-31` },
  }
  const ramadan = /^ramadan_(1[34]\d\d)$/.exec(preset)
  if (ramadan) return ramadanOf(Number(ramadan[1]))
  return fixed.some((each) => each === preset) ? ranges[preset as FixedPreset] : null
}
