import { auth } from '@sufra/contract/accounts/auth'
import type { ChosenList, ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { useAction } from '../data/operations.ts'
import { putUser, useSession } from '../session/session.tsx'
import { type ColumnSet, setOf, shownOf } from './columns.rules.ts'
import type { Column } from './Table.tsx'

/** The columns of this list can be chosen. Without it, a list shows all its columns. */
export interface ColumnPicker {
  readonly list: ChosenList
  readonly sets: readonly ColumnSet[]
  /** Key of the default set. */
  readonly first: string
}

type Named = Pick<Column<never>, 'key' | 'name' | 'fixed'>
export interface ColumnChoice {
  readonly set: ColumnSet
  readonly kept: ListPreference | undefined
  /** `free` can be chosen; `shown` are the chosen ones in order. */
  readonly free: readonly Named[]
  readonly shown: readonly Named[]
  readonly keep: (preference: ListPreference) => void
}

/** The person's columns, stored on the server. The actions column always comes last. */
export function useColumns<Row>(all: readonly Column<Row>[], columnPicker: ColumnPicker | undefined) {
  const { user } = useSession()
  const save = useAction(auth.savePreference, { success: false })
  if (!columnPicker) return { columns: all, choice: undefined }
  const { list, sets, first } = columnPicker
  const kept = user.preferences[list]
  const set = setOf(sets, first, kept)
  const free = all.filter((column) => !column.end)
  const names = free.map(({ key }) => key)
  const shown = shownOf(set, names, kept).flatMap((key) => free[names.indexOf(key)] ?? [])
  /** Optimistic: restored if saving fails. */
  const keep = (preference: ListPreference) => {
    putUser({ ...user, preferences: { ...user.preferences, [list]: preference } })
    save.mutate(
      { body: { list, preference } },
      { onSuccess: ({ userInfo }) => putUser(userInfo), onError: () => putUser(user) },
    )
  }
  const choice: ColumnChoice = { set, kept, free, shown, keep }
  return { columns: [...shown, ...all.filter((column) => column.end)], choice }
}
