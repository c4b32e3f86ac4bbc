import type { ListPreference } from '@sufra/contract/accounts/preferences.shapes'

/** Related columns, in their default order. */
export interface ColumnSet {
  readonly key: string
  readonly name: string
  readonly columns: readonly string[]
}

/** The current set: the chosen one, if it still exists. */
export const setOf = (sets: readonly ColumnSet[], first: string, kept?: ListPreference): ColumnSet => {
  const named = (key: string | undefined) => sets.find((set) => set.key === key)
  return named(kept?.set) ?? named(first) ?? { key: first, name: '', columns: [] }
}

/** The shown columns of a set, in order, without removed columns. */
export function shownOf(set: ColumnSet, all: readonly string[], kept?: ListPreference): readonly string[] {
  const chosen = kept?.columns[set.key]?.filter((key) => all.includes(key)) ?? []
  return chosen.length > 0 ? chosen : set.columns
}

/** Stores nothing for default columns, so that they follow later versions of the product. */
export function withColumns(
  kept: ListPreference | undefined,
  set: ColumnSet,
  shown: readonly string[],
): ListPreference {
  const { [set.key]: _, ...others } = kept?.columns ?? {}
  const same = shown.length === set.columns.length && shown.every((key, at) => key === set.columns[at])
  return { ...kept, set: set.key, columns: same ? others : { ...others, [set.key]: [...shown] } }
}

/** Without a width, a column is as wide as its cells need. */
export function withWidth(
  kept: ListPreference | undefined,
  set: ColumnSet,
  { key, width }: { readonly key: string; readonly width: number | undefined },
): ListPreference {
  const { [key]: _, ...others } = kept?.widths ?? {}
  const widths = width === undefined ? others : { ...others, [key]: width }
  return { set: set.key, columns: kept?.columns ?? {}, widths }
}
