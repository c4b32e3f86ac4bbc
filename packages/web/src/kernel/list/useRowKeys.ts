import type { RefObject } from 'react'
import { useKeys } from '../keys/useKeys.ts'

const rowSelector = '[data-row]'
/** The row itself, or the button or link of a card. */
const focusRow = (row: HTMLElement | undefined) =>
  (row?.matches('[tabindex]') ? row : row?.querySelector<HTMLElement>('button, a[href]'))?.focus()

/**
 * Whether the focused element does not use arrow keys itself: the page, its main part, a focused heading, or the list's
 * search.
 */
const lendsArrows = (element: Element | null): boolean =>
  element === null || element.matches('body, main, h1, h2, [data-list-search]')

/** `j` or an arrow key focuses the first row from anywhere on the page, then they move up and down. */
export function useRowKeys(list: RefObject<HTMLElement | null>, opens: boolean): void {
  const step =
    (by: 1 | -1) =>
    ({ code }: KeyboardEvent) => {
      const all = [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]
      const at = all.findIndex((row) => row.contains(document.activeElement))
      const arrow = code.startsWith('Arrow')
      if (all.length === 0 || (arrow && at < 0 && (by < 0 || !lendsArrows(document.activeElement))))
        return false
      focusRow(all[at < 0 ? 0 : at + by])
      return true
    }
  // A row opens by itself where it has the focus (Table).
  useKeys('rows', { down: step(1), up: step(-1), ...(opens && { open: () => false }) })
}
