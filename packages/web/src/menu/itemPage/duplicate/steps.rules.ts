export const steps = ['choose', 'create', 'choices', 'addons', 'finish'] as const
export type Step = (typeof steps)[number]

interface Wizard {
  readonly step?: string | undefined
  /** The item that is copied, and the copy. */
  readonly from?: number | undefined
  readonly copy?: number | undefined
}

/** The step an address names, as far as what it stands on is there: an item to copy, then the copy. */
export function stepOf({ step, from, copy }: Wizard): Step {
  const named = steps.find((each) => each === step) ?? 'choose'
  if (named === 'create') return from === undefined ? 'choose' : named
  return named === 'choose' || copy !== undefined ? named : 'choose'
}
