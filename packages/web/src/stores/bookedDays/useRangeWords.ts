import { slashed } from '../../kernel/inputs/dayTyping.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { Range } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'

/** Keeps a date left to right in a line of Arabic. */
const isolated = (text: string) => `\u2066${text}\u2069`

/** A range in words: one day, or from one to another. */
export function useRangeWords(): (range: Range) => string {
  const t = useText(bookedDaysText)
  return ({ first, last }) =>
    first === last
      ? isolated(slashed(first))
      : t('range', { first: isolated(slashed(first)), last: isolated(slashed(last)) })
}
