import type { ItemProblem } from '@sufra/contract/menu/items.problems'

/** The tab of the item's page on which the problem is fixed. */
export const tabOf = ({ what }: ItemProblem): 'general' | 'choices' =>
  what === 'choiceOptions' || what === 'choicePortions' ? 'choices' : 'general'
