import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { statements } from '@sufra/contract/money/statements'
import { sheetText } from './statement.sheet.text.ts'

export type PrintedStatement = OutputOf<typeof statements.document>['statement']

/** The days of a statement in words, in both languages. */
export function periodOf({ start_date: from, end_date: to }: PrintedStatement): Bilingual {
  const words = (language: 'en' | 'ar') => {
    if (from && to) return `${formatDay(from, language)} – ${formatDay(to, language)}`
    if (from) return `${sheetText.from[language]} ${formatDay(from, language)}`
    return to ? `${sheetText.until[language]} ${formatDay(to, language)}` : sheetText.allDays[language]
  }
  return { en: words('en'), ar: words('ar') }
}
