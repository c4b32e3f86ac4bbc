import { type RefObject, useEffect, useRef } from 'react'
import { dialogOpen, isTyping } from '../browser/typing.ts'

/** Shortcuts of a row by physical key (`KeyA`), so that they also work on an Arabic keyboard. */
export type RowShortcuts<Row> = Readonly<Record<string, (row: Row) => void>>

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

function stepOf({ code, key }: KeyboardEvent, inside: boolean): number {
  const arrows = inside || lendsArrows(document.activeElement)
  if (code === 'KeyJ' || (arrows && key === 'ArrowDown')) return 1
  if (code === 'KeyK' || (inside && key === 'ArrowUp')) return -1
  return 0
}

/**
 * `j` or an arrow key focuses the first row from anywhere on the page, then they move up and down. A row's own keys act
 * on it.
 */
export function useRowShortcuts<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  keys?: RowShortcuts<Row>,
): void {
  const latest = useRef({ rows, keys })
  latest.current = { rows, keys }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { target, code, key } = event
      const searching = target instanceof Element && target.matches('[data-list-search]')
      if ((isTyping(target) && !(searching && key === 'ArrowDown')) || dialogOpen()) return
      if (document.querySelector(':popover-open')) return
      const all = [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]
      const at = all.findIndex((row) => row.contains(document.activeElement))
      const step = stepOf(event, at >= 0)
      const { rows, keys } = latest.current
      const row = at >= 0 ? rows?.[at] : undefined
      if (step !== 0 && all.length > 0) focusRow(all[at < 0 ? 0 : at + step])
      else if (row !== undefined && keys?.[code]) keys[code](row)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list])
}
