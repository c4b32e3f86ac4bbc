import type { Sorting } from '@sufra/contract/kernel/sorting'

export interface Rank {
  readonly id: number
  readonly sorting_index: number
}

/** An entry that names a row twice, or a row that does not exist. */
type RankError = { readonly wrong: 'twice'; readonly at: number } | { readonly wrong: 'missing' }

/** Numbers the rows 1 to n: those named first, by their wanted rank, the rest behind in their existing order. */
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
