export interface Change {
  readonly event_id: number
  readonly at: string
  readonly amount: number
}

/**
 * The events that add up to `amount`: those that had been posted when it was asked for. An event and a request may
 * have begun in another order than the one in which they were decided, so the sum says more than their times.
 */
export function changesUpTo(changes: readonly Change[], amount: number, at: string): readonly Change[] {
  let sum = 0
  const ends = changes.flatMap((change, index) => {
    sum += change.amount
    return sum === amount ? [{ end: index + 1, early: change.at <= at }] : []
  })
  const found = ends.findLast(({ early }) => early) ?? ends[0]
  return found ? changes.slice(0, found.end) : changes
}
