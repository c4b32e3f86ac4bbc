import { slashed } from '../../kernel/inputs/dayTyping.ts'
import { isolated } from '../../kernel/text/isolated.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { Range } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'

/** A range in words: one day, or from one to another. */
export function useRangeWords(): (range: Range) => string {
  const t = useText(bookedDaysText)
  return ({ first, last }) =>
    first === last
      ? isolated(slashed(first))
      : t('range', { first: isolated(slashed(first)), last: isolated(slashed(last)) })
}
