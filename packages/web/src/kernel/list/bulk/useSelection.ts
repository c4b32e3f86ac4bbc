import { useCallback, useRef, useState } from 'react'
import { noSelection, toggled, toggledAll, without } from './selection.rules.ts'

/** The selected rows. They stay selected while the list is filtered, so that one selection may span two searches. */
export function useSelection(order: readonly number[], existing: ReadonlySet<number>) {
  const [kept, setKept] = useState(noSelection)
  const shown = useRef(order)
  shown.current = order
  const toggle = useCallback((id: number, range: boolean) => {
    setKept((before) => toggled(before, id, { order: shown.current, range }))
  }, [])
  return {
    /** Rows that are no longer there are dropped. */
    ids: new Set([...kept.ids].filter((id) => existing.has(id))),
    toggle,
    toggleAll: () => setKept((before) => toggledAll(before, order)),
    drop: useCallback((gone: ReadonlySet<number>) => setKept((before) => without(before, gone)), []),
    clear: () => setKept(noSelection),
  }
}
export type Selection = ReturnType<typeof useSelection>
