import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { itemsText } from './items.text.ts'
import { problemsText } from './problems.text.ts'

const fields = { orderLimit: 'maxPerOrder', dayLimit: 'maxPerDay' } as const

/** Why nobody can order an item and what to do about it. */
export function useProblemWords(): (problem: ItemProblem) => string {
  const t = useText(problemsText)
  const words = useText(itemsText)
  const pick = usePick()
  return (problem) => {
    if (problem.what === 'choiceOptions')
      return t('choiceOptions', { ...problem, choice: pick(problem.choice) })
    if (problem.what === 'choicePortions')
      return t('choicePortions', { ...problem, choice: pick(problem.choice) })
    if (problem.what === 'orderLimit' || problem.what === 'dayLimit')
      return t(problem.what, { field: words(fields[problem.what]) })
    return problem.what === 'notice' ? t('notice', problem) : t('hours')
  }
}
