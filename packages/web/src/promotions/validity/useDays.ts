import { formatDay } from '@sufra/contract/kernel/clock'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { texts } from '../../kernel/text/texts.ts'

const daysText = texts({ range: { en: '{from} to {to}', ar: 'من {from} إلى {to}' } })

/** The words for a range of days. */
export function useDays(): (first: string, last: string) => string {
  const t = useText(daysText)
  const { language } = useLanguage()
  return (first, last) =>
    first === last
      ? formatDay(first, language)
      : t('range', { from: formatDay(first, language), to: formatDay(last, language) })
}
