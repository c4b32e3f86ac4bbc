import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading, focusIsLost } from '../browser/focusOnward.ts'
import { useListSearch } from '../url/search.ts'

/** The control that opens an entry of the list has this attribute, with the entry's id. */
const entryOf = (panes: Element, id: unknown) => panes.querySelector<HTMLElement>(`[data-entry="${id}"]`)

/**
 * In the narrow layout the pane that closes takes the focus with it. Restores it to the heading of the chosen entry's
 * pane, and to the entry once its pane is closed.
 */
export function useFocusOnPane(panes: RefObject<HTMLElement | null>, part: string, isOpen: boolean): void {
  const chosen = useListSearch()[part]
  const before = useRef(chosen)
  useEffect(() => {
    const left = before.current
    // The chosen entry may still be loading.
    if (chosen === left || isOpen !== (chosen !== undefined)) return
    before.current = chosen
    if (!panes.current || !focusIsLost()) return
    const entry = isOpen ? null : entryOf(panes.current, left)
    if (entry) entry.focus()
    else focusHeading(panes.current)
  }, [chosen, isOpen, panes])
}
