import { type RefObject, useLayoutEffect, useState } from 'react'

interface Head {
  /** From where the line begins, in px. */
  readonly start: number
  readonly width: number
}

/** Where the heads of the table beside `box` stand, by column, as long as they move. */
export function useHeads(box: RefObject<HTMLElement | null>, columns: readonly { readonly key: string }[]) {
  const [heads, setHeads] = useState<ReadonlyMap<string, Head>>()
  const keys = columns.map(({ key }) => key).join(' ')
  useLayoutEffect(() => {
    const table = box.current?.parentElement?.querySelector('table')
    if (!table) return
    const cells = [...table.querySelectorAll<HTMLElement>('thead th')]
    const measure = () => {
      const isTurned = getComputedStyle(table).direction === 'rtl'
      const places = cells.map(({ offsetLeft, offsetWidth: width }) => ({
        start: isTurned ? table.offsetWidth - offsetLeft - width : offsetLeft,
        width,
      }))
      setHeads(new Map(keys.split(' ').flatMap((key, at) => (places[at] ? [[key, places[at]]] : []))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const cell of [table, ...cells]) observer.observe(cell)
    return () => observer.disconnect()
  }, [box, keys])
  return heads
}
