import type { ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { useSyncExternalStore } from 'react'

interface Draft {
  readonly view: number
  readonly columns: ListPreference
}
let draft: Draft | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Columns that were chosen in a view and are not saved with it yet. */
export const columnDraft = {
  set(next: Draft | undefined): void {
    draft = next
    for (const listener of listeners) listener()
  },
  /** Once it is saved, unless others were chosen meanwhile. */
  drop(saved: ListPreference | null): void {
    if (draft?.columns === saved) columnDraft.set(undefined)
  },
}

export function useColumnDraft(view: number | undefined): ListPreference | undefined {
  const now = useSyncExternalStore(subscribe, () => draft)
  return now?.view === view ? now?.columns : undefined
}
