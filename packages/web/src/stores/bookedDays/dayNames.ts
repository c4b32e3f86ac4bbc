import type { Language } from '@sufra/contract/kernel/language'

const tags: Record<Language, string> = { en: 'en-GB', ar: 'ar-QA-u-nu-latn-ca-gregory' }
const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', ...options })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

export const fullDay = (day: string, language: Language): string =>
  formatted(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const monthName = (month: string, language: Language): string =>
  formatted(`${month}-01`, language, { month: 'long', year: 'numeric' })

/** From Sunday; 4 January 2026 is one. Arabic has no short names but single letters: both are in full. */
export const weekdays = (language: Language): readonly { long: string; short: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = `2026-01-${String(4 + index).padStart(2, '0')}`
    const short = formatted(day, language, { weekday: 'short' })
    return { long: formatted(day, language, { weekday: 'long' }), short }
  })
