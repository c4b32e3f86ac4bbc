import type { Sorting } from '@sufra/contract/kernel/sorting'

export interface Rank {
  readonly id: number
  readonly sorting_index: number
}

/** Which entry names a row a second time, or that one names a row that isn't there. */
export type RankError = { readonly wrong: 'twice'; readonly at: number } | { readonly wrong: 'missing' }

/**
 * The numbering, 1 to n, that a wanted order makes of the rows there are, given in their order: those named first,
 * by where each is wanted, the rest behind them as they stood.
 */
export function rank(existing: readonly number[], wanted: Sorting): readonly Rank[] | RankError {
  const named = new Set<number>()
  for (const [at, { id }] of wanted.entries()) {
    if (named.has(id)) return { wrong: 'twice', at }
    named.add(id)
  }
  const there = new Set(existing)
  if (wanted.some(({ id }) => !there.has(id))) return { wrong: 'missing' }
  const first = wanted.toSorted((a, b) => a.sorting_index - b.sorting_index).map(({ id }) => id)
  const order = [...first, ...existing.filter((id) => !named.has(id))]
  return order.map((id, index) => ({ id, sorting_index: index + 1 }))
}
