import type { ItemProblem } from '@sufra/contract/menu/items.problems'

/** The tab of the item's page on which it is put right. */
export const tabOf = ({ what }: ItemProblem): 'general' | 'choices' =>
  what === 'choiceOptions' || what === 'choicePortions' ? 'choices' : 'general'
