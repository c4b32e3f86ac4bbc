import type { ListSearch } from '../../kernel/list/search.ts'

export const steps = ['choose', 'create', 'choices', 'addons', 'finish'] as const
export type Step = (typeof steps)[number]

/** The step an address names, as far as what it stands on is there: an item to copy, then the copy. */
export function stepOf({ step, from, copy }: ListSearch): Step {
  const named = steps.find((each) => each === step) ?? 'choose'
  if (named === 'create') return from === undefined ? 'choose' : named
  return named === 'choose' || copy !== undefined ? named : 'choose'
}
