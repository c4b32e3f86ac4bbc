import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What a chart is drawn at for paper, so that its texts have the size of the page's. */
const printWidth = 680

/** The width to draw at: that of its place, or of paper while the page is being printed. */
export function usePrintedWidth(width: number): number {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing ? printWidth : width
}
