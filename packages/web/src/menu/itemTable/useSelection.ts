import { useCallback, useRef, useState } from 'react'
import { noSelection, toggled, toggledAll } from './selection.rules.ts'

/** Ticked rows. They stay so while the list is filtered: two searches may make one selection. */
export function useSelection(order: readonly number[], existing: ReadonlySet<number>) {
  const [kept, setKept] = useState(noSelection)
  const shown = useRef(order)
  shown.current = order
  const toggle = useCallback((id: number, range: boolean) => {
    setKept((before) => toggled(before, id, { order: shown.current, range }))
  }, [])
  return {
    /** An item that is gone is not ticked. */
    ids: new Set([...kept.ids].filter((id) => existing.has(id))),
    toggle,
    toggleAll: () => setKept((before) => toggledAll(before, order)),
    clear: () => setKept(noSelection),
  }
}
export type ItemSelection = ReturnType<typeof useSelection>
