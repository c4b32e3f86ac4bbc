import { type RefObject, useLayoutEffect } from 'react'

const gap = 8

function lay(panel: HTMLElement, over: HTMLElement): void {
  const at = over.getBoundingClientRect()
  const size = panel.getBoundingClientRect()
  const rtl = getComputedStyle(over).direction === 'rtl'
  const start = rtl ? window.innerWidth - at.right : at.left
  const within = (place: number, room: number) => Math.max(gap, Math.min(place, room - gap))
  panel.style.insetInlineStart = `${within(start - gap, window.innerWidth - size.width)}px`
  panel.style.insetBlockStart = `${within(at.top - gap, window.innerHeight - size.height)}px`
}

/** A `popover` that lies over something, above whatever is drawn later, and stays there while the page is scrolled. */
export function useLaidOver(panel: RefObject<HTMLElement | null>, over: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [top, below] = [panel.current, over.current]
    if (!top || !below) return
    top.showPopover()
    const again = () => lay(top, below)
    again()
    const grows = new ResizeObserver(again)
    grows.observe(top)
    window.addEventListener('resize', again)
    window.addEventListener('scroll', again, { capture: true, passive: true })
    return () => {
      grows.disconnect()
      window.removeEventListener('resize', again)
      window.removeEventListener('scroll', again, { capture: true })
    }
  }, [panel, over])
}
