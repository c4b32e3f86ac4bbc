import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface Options {
  readonly ids: readonly number[]
  /** Height of a row in px; an estimate if heights differ, as rendered rows are measured. */
  readonly height: number
  /** A row that stays rendered while scrolling because it has the focus. */
  readonly kept: number | undefined
}
/** A row to render, by index, or a spacer for rows that are not rendered. */
type Part = { readonly at: number } | { readonly before: number; readonly room: number }

/** Renders the rows and the spacers between them. */
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

/** The visible rows of a long list. The page is the scroll container. */
export function useRowsInView<Container extends HTMLElement>({ ids, height, kept }: Options) {
  const container = useRef<Container>(null)
  const [from, setFrom] = useState(0)
  // Content that appears above changes the page's height.
  useLayoutEffect(() => {
    const see = () =>
      setFrom(Math.round((container.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
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
    container,
    parts: laidOut(rows.getVirtualItems(), from, rows.getTotalSize()),
    measure: rows.measureElement,
  }
}
