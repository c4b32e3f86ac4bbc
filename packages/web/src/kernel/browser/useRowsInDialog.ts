import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { laidOut } from './useRowsInView.ts'

function scrollerOf(element: Element | null): HTMLElement | null {
  for (let above = element?.parentElement; above; above = above.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(above).overflowY)) return above
  return null
}

/** The visible rows of a long list in a dialog. The dialog is the scroll container. */
export function useRowsInDialog<Container extends HTMLElement>(ids: readonly number[], height: number) {
  const container = useRef<Container>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [from, setFrom] = useState(0)
  // Content that appears above moves the list.
  useLayoutEffect(() => {
    const element = scrollerOf(container.current)
    setScroller(element)
    if (!element) return
    const see = () => {
      const top = container.current?.getBoundingClientRect().top ?? 0
      setFrom(Math.round(top - element.getBoundingClientRect().top + element.scrollTop))
    }
    see()
    const watch = new ResizeObserver(see)
    for (const each of [element, ...element.children]) watch.observe(each)
    return () => watch.disconnect()
  }, [])
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    scrollMargin: from,
    overscan: 8,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  return {
    container,
    parts: laidOut(rows.getVirtualItems(), from, rows.getTotalSize()),
    measure: rows.measureElement,
  }
}
