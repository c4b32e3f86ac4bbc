import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../kernel/text/language.tsx'
import css from './ItemProblems.module.css'
import { problemsText } from './problems.text.ts'
import { useProblemWords } from './useProblemWords.ts'

/** On the item's page: why nobody can order it. Renders nothing if it can be ordered. */
export function ItemProblems({ problems }: { problems: readonly ItemProblem[] }) {
  const t = useText(problemsText)
  const wordsOf = useProblemWords()
  if (problems.length === 0) return null
  return (
    <div className={css.problems}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <div>
        <strong>{t('title')}</strong>
        <ul>
          {problems.map((problem) => {
            const words = wordsOf(problem)
            return <li key={words}>{words}</li>
          })}
        </ul>
      </div>
    </div>
  )
}
