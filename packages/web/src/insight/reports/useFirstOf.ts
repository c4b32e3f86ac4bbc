import { useText } from '../../kernel/text/language.tsx'
import { reportsText } from './reports.text.ts'

/** What is said of a list of which only the first rows are shown; undefined if all are. */
export function useFirstOf(): (shown: number, all: number) => string | undefined {
  const t = useText(reportsText)
  return (shown, all) =>
    shown < all
      ? t('first', { shown: shown.toLocaleString('en-US'), all: all.toLocaleString('en-US') })
      : undefined
}
