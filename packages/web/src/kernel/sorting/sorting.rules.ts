/** Where a row stands in its list. */
export interface Rank {
  readonly id: number
  /** From 1 (spec 1 §9). */
  readonly sorting_index: number
}

export const numbered = (ids: readonly number[]): Rank[] =>
  ids.map((id, index) => ({ id, sorting_index: index + 1 }))

/** Moves `id` to the index `to`. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((each) => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** Applies the wanted order to the existing rows: deleted rows are dropped, new ones appended. */
export function merged(ids: readonly number[], wanted: readonly number[] | null): readonly number[] {
  if (!wanted) return ids
  const there = new Set(ids)
  const known = new Set(wanted)
  return [...wanted.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))]
}
