/** How much of a choice is chosen, as it is typed (spec 2 §5). */
export interface Limits {
  readonly min_selection_needed: string
  readonly max_selection_needed: string
  readonly max_quantity: string
}

/** At least as much as the limit before it, as soon as both are numbers. */
export const notBelow = (least: string, typed: string): string =>
  least !== '' && typed !== '' && Number(typed) < Number(least) ? least : typed

/** Setting the maximum sets the quantity to the same value. */
export const withMax = (max: string): Pick<Limits, 'max_selection_needed' | 'max_quantity'> => ({
  max_selection_needed: max,
  max_quantity: max,
})

/** No limit below the one before it: once somebody has typed to the end, the later ones are raised. */
export function raised({ min_selection_needed, max_selection_needed, max_quantity }: Limits): Limits {
  const max = notBelow(min_selection_needed, max_selection_needed)
  return { min_selection_needed, max_selection_needed: max, max_quantity: notBelow(max, max_quantity) }
}

export const isComplete = (limits: Limits): boolean =>
  limits.min_selection_needed !== '' && limits.max_selection_needed !== '' && limits.max_quantity !== ''
