import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A cell by the id of its row and its index in it; the head is row 0. */
interface Spot {
  readonly id: number
  readonly cell: number
}
const head = 0
const page = 12

/** The controls in a cell; an editor opened over it handles its own keys. */
const controls = ':is(a, button, input):not(form *)'
const controlIn = (cell: Element | undefined) => cell?.querySelector<HTMLElement>(controls)
const idOf = (row: HTMLTableRowElement) => Number(row.dataset.id ?? head)

function spotOf(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.closest('tr')
  return cell && row ? { id: idOf(row), cell: cell.cellIndex } : undefined
}

/** The next cell of the row, in this direction, that has a control. */
function beside(row: HTMLTableRowElement, cell: number, step: 1 | -1): number | undefined {
  for (let at = cell + step; at >= 0 && at < row.cells.length; at += step)
    if (controlIn(row.cells[at])) return at
  return undefined
}

/**
 * One tab stop for the whole table, as for any grid. Arrows move between cells, Home and End within a row and with Ctrl
 * within the table, Page Up and Page Down by a dozen rows. `ids` are the rows in order, rendered or not.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, ids: readonly number[]) {
  const [spot, setSpot] = useState<Spot>()
  const going = useRef(false)

  // After every render, as rows are mounted and unmounted while scrolling.
  useLayoutEffect(() => {
    const all = [...(table.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
    const row = [...(table.current?.rows ?? [])].find((each) => idOf(each) === spot?.id)
    const stop = (spot && controlIn(row?.cells[spot.cell])) ?? all[0]
    for (const each of all)
      if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1
    if (!going.current) return
    going.current = false
    stop?.focus()
  })

  const goalOf = (event: KeyboardEvent, { id, cell }: Spot): Spot | undefined => {
    const rows = [head, ...ids]
    const row = event.target instanceof Element ? event.target.closest('tr') : null
    const now = rows.indexOf(id)
    const [first, last] = [rows[1] ?? head, rows.at(-1) ?? head]
    const down = (by: number) => ({
      id: rows[Math.max(0, Math.min(now + by, rows.length - 1))] ?? head,
      cell,
    })
    const along = (step: 1 | -1) => {
      const next = row ? beside(row, cell, step) : undefined
      return next === undefined ? undefined : { id, cell: next }
    }
    const end = (from: number, step: 1 | -1) => ({ id, cell: (row && beside(row, from, step)) ?? cell })
    const rtl = document.documentElement.dir === 'rtl'
    switch (event.key) {
      case 'ArrowDown':
        return down(1)
      case 'ArrowUp':
        return down(-1)
      case 'ArrowRight':
        return along(rtl ? -1 : 1)
      case 'ArrowLeft':
        return along(rtl ? 1 : -1)
      case 'PageDown':
        return down(page)
      case 'PageUp':
        return down(-page)
      case 'Home':
        return event.ctrlKey ? { id: first, cell } : end(-1, 1)
      case 'End':
        return event.ctrlKey ? { id: last, cell } : end(row?.cells.length ?? 0, -1)
      default:
        return undefined
    }
  }
  return {
    /** The focused row. */
    kept: spot?.id,
    onFocus: (event: FocusEvent) => {
      const next = spotOf(event.target)
      if (next && (next.id !== spot?.id || next.cell !== spot.cell)) setSpot(next)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = spotOf(event.target)
      if (!from || event.altKey || event.metaKey || event.shiftKey) return
      const goal = goalOf(event, from)
      if (!goal) return
      event.preventDefault()
      going.current = true
      setSpot(goal)
    },
  }
}
