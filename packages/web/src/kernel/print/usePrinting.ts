import { useEffect, useState } from 'react'

/** Spec 3 §9. */
const hiddenAfter = 1500

/** Keeps its space, so that nothing moves and the focus can return. */
export const hidden = { visibility: 'hidden' } as const

/** True while the page is being printed and for a moment after: the print buttons are hidden then. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const before = () => {
      clearTimeout(timer)
      setPrinting(true)
    }
    const after = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPrinting(false), hiddenAfter)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
