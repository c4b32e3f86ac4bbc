import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** px; below it a table would have to be pushed sideways. */
const wanted = 880

/** Is there room for a table? Not known before the first drawing. */
export function useAvailableHeight(): [RefObject<HTMLElement | null>, boolean | undefined] {
  const place = useRef<HTMLElement>(null)
  const [wide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const see = () => setWide(element.clientWidth >= wanted)
    see()
    const watch = new ResizeObserver(see)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [place, wide]
}
