import { auth } from '@sufra/contract/accounts/auth'
import type { ChosenList, ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { queryClient, useAction } from '../../data/operations.ts'
import { knownUser, putUser, userKey, useSession } from '../../session/session.tsx'
import type { Column } from '../table/Table.tsx'
import { columnDraft, useColumnDraft } from '../views/columnDraft.ts'
import { useView } from '../views/useView.ts'
import { type ColumnSet, setOf, shownOf } from './columns.rules.ts'

/** The columns of this list can be chosen. Without it, a list shows all its columns. */
export interface ColumnPicker {
  readonly list: ChosenList
  /** Without them, all columns are one set. */
  readonly sets?: readonly ColumnSet[]
  /** Key of the default set. */
  readonly first?: string
}

type Named = Pick<Column<never>, 'key' | 'name' | 'fixed'>
export interface ColumnChoice {
  readonly sets: readonly ColumnSet[]
  readonly set: ColumnSet
  readonly kept: ListPreference | undefined
  /** `free` can be chosen; `shown` are the chosen ones in order. */
  readonly free: readonly Named[]
  readonly shown: readonly Named[]
  readonly keep: (preference: ListPreference) => void
}

/** What the dialog calls it; what identifies the row stays. */
const named = <Row>(column: Column<Row>, identifies: boolean): Column<Row> => ({
  ...column,
  name: column.name ?? (typeof column.head === 'string' ? column.head : column.key),
  fixed: column.fixed ?? identifies,
})

/** The columns chosen of a list: those of the view it is seen in, or the person's own. */
export function useKept(list: ChosenList | undefined): ListPreference | undefined {
  const { user } = useSession()
  const { view } = useView(list)
  const draft = useColumnDraft(view?.id)
  if (view) return draft ?? view.columns ?? undefined
  return list && user.preferences[list]
}

/** The person's columns, stored on the server. A checkbox always comes first, and the actions column last. */
export function useColumns<Row>(all: readonly Column<Row>[], columnPicker: ColumnPicker | undefined) {
  const { user } = useSession()
  const save = useAction(auth.savePreference, { success: false })
  const kept = useKept(columnPicker?.list)
  const { view } = useView(columnPicker?.list)
  if (!columnPicker) return { columns: all, choice: undefined }
  const { list } = columnPicker
  const own = all.filter((column) => !column.end && !column.start)
  const isNamed = own.some(({ fixed }) => fixed)
  const free = own.map((column, at) => named(column, !isNamed && at === 0))
  const names = free.map(({ key }) => key)
  const sets = columnPicker.sets ?? [{ key: 'all', name: '', columns: names }]
  const set = setOf(sets, columnPicker.first ?? 'all', kept)
  const shown = shownOf(set, names, kept).flatMap((key) => free[names.indexOf(key)] ?? [])
  const put = (preference: ListPreference | undefined) => {
    const now = knownUser() ?? user
    putUser({ ...now, preferences: { ...now.preferences, [list]: preference } })
  }
  /** In a view until it is saved with it; otherwise optimistic, restored if saving fails. */
  const keep = (preference: ListPreference) => {
    if (view) return columnDraft.set({ view: view.id, columns: preference })
    const before = user.preferences[list]
    // An answer under way was given before this choice.
    void queryClient.cancelQueries({ queryKey: userKey() })
    put(preference)
    save.mutate(
      { body: { list, preference } },
      { onSuccess: ({ userInfo }) => putUser(userInfo), onError: () => put(before) },
    )
  }
  const choice: ColumnChoice = { sets, set, kept, free, shown, keep }
  const columns = [...all.filter((column) => column.start), ...shown, ...all.filter((column) => column.end)]
  return { columns, choice }
}
