import type { ListPreference } from '@sufra/contract/accounts/preferences.shapes'

/** Columns that belong together, in the order in which they are shown until somebody changes them. */
export interface ColumnSet {
  readonly key: string
  readonly name: string
  readonly columns: readonly string[]
}

/** The set somebody looks at: the one they chose, as long as there is one of that name. */
export const setOf = (sets: readonly ColumnSet[], first: string, kept?: ListPreference): ColumnSet => {
  const named = (key: string | undefined) => sets.find((set) => set.key === key)
  return named(kept?.set) ?? named(first) ?? { key: first, name: '', columns: [] }
}

/** What of a set is shown, in its order. Columns that are no more are left out. */
export function shownOf(set: ColumnSet, all: readonly string[], kept?: ListPreference): readonly string[] {
  const chosen = kept?.columns[set.key]?.filter((key) => all.includes(key)) ?? []
  return chosen.length > 0 ? chosen : set.columns
}

/** With the set as it is drawn at first nothing of it is kept, so that it follows the product. */
export function withColumns(
  kept: ListPreference | undefined,
  set: ColumnSet,
  shown: readonly string[],
): ListPreference {
  const { [set.key]: _, ...others } = kept?.columns ?? {}
  const same = shown.length === set.columns.length && shown.every((key, at) => key === set.columns[at])
  return { set: set.key, columns: same ? others : { ...others, [set.key]: [...shown] } }
}
