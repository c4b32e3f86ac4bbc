import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** In px. Narrower, a table would scroll sideways. */
const wanted = 880

/** Whether a table fits; undefined before the first render. */
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
