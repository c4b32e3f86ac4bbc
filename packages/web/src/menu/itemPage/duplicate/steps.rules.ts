export const steps = ['choose', 'create', 'choices', 'addons', 'finish'] as const
export type Step = (typeof steps)[number]

interface Wizard {
  readonly step?: string | undefined
  /** The source item, and the copy. */
  readonly from?: number | undefined
  readonly copy?: number | undefined
}

/** The step in the URL, if its items are there: a source item, then the copy. Otherwise the first step. */
export function stepOf({ step, from, copy }: Wizard): Step {
  const named = steps.find((each) => each === step) ?? 'choose'
  if (named === 'create') return from === undefined ? 'choose' : named
  return named === 'choose' || copy !== undefined ? named : 'choose'
}
