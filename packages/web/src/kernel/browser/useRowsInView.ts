import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface Asked {
  readonly ids: readonly number[]
  /** px of a row; where they differ, about, and those that are drawn are measured. */
  readonly height: number
  /** Stays drawn wherever the page is scrolled to: it has the focus. */
  readonly kept: number | undefined
}
/** A row to be drawn, by its place, or the room of those that are not. */
export type Part = { readonly at: number } | { readonly before: number; readonly room: number }

/** The rows, and in between the room of those that are not drawn, each as it is drawn in its list. */
export const drawn = (
  parts: readonly Part[],
  room: (key: string, blockSize: number) => ReactNode,
  row: (at: number) => ReactNode,
): ReactNode[] =>
  parts.map((part) => ('room' in part ? room(`room ${part.before}`, part.room) : row(part.at)))

export function laidOut(drawn: readonly VirtualItem[], from: number, size: number): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { index, start, end: below } of drawn) {
    if (start - from > end) parts.push({ before: index, room: start - from - end })
    parts.push({ at: index })
    end = below - from
  }
  if (size > end) parts.push({ before: -1, room: size - end })
  return parts
}

/** Of a long list the rows that are in sight; the page is what scrolls. */
export function useRowsInView<Place extends HTMLElement>({ ids, height, kept }: Asked) {
  const place = useRef<Place>(null)
  const [from, setFrom] = useState(0)
  // Whatever comes or goes above changes the page's height.
  useLayoutEffect(() => {
    const see = () => setFrom(Math.round((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    see()
    const watch = new ResizeObserver(see)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])
  const keptAt = kept === undefined ? -1 : ids.indexOf(kept)
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    scrollMargin: from,
    overscan: 8,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return keptAt < 0 || seen.includes(keptAt) ? seen : [...seen, keptAt].sort((a, b) => a - b)
    },
  })
  return {
    place,
    parts: laidOut(rows.getVirtualItems(), from, rows.getTotalSize()),
    measure: rows.measureElement,
  }
}
