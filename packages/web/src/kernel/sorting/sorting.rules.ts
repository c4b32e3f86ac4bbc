export interface Place {
  readonly id: number
  /** From 1 (spec 1 §9). */
  readonly sorting_index: number
}

export const numbered = (ids: readonly number[]): Place[] =>
  ids.map((id, index) => ({ id, sorting_index: index + 1 }))

/** `id` taken out and put in where `to` (from 0) says. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((each) => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** The wanted order of the rows there are: gone ones left out, new ones at their end. */
export function merged(ids: readonly number[], wanted: readonly number[] | null): readonly number[] {
  if (!wanted) return ids
  const there = new Set(ids)
  const known = new Set(wanted)
  return [...wanted.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))]
}
