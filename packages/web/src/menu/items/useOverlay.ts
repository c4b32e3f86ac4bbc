import { type RefObject, useLayoutEffect } from 'react'

const gap = 8
type Place = 'over' | 'below'
type Element = RefObject<HTMLElement | null>

function lay(panel: HTMLElement, by: HTMLElement, place: Place): void {
  const at = by.getBoundingClientRect()
  const size = panel.getBoundingClientRect()
  const rtl = getComputedStyle(by).direction === 'rtl'
  const start = rtl ? window.innerWidth - at.right : at.left
  const within = (wanted: number, room: number) => Math.max(gap, Math.min(wanted, room - gap))
  const fits = at.bottom + size.height + gap < window.innerHeight
  const below = fits ? at.bottom + 4 : at.top - size.height - 4
  panel.style.insetInlineStart = `${within(start - gap, window.innerWidth - size.width)}px`
  panel.style.insetBlockStart = `${within(place === 'over' ? at.top - gap : below, window.innerHeight - size.height)}px`
}

/** A `popover` placed over an element or below it. It is in the top layer and stays there while the page scrolls. */
export function useOverlay(panel: Element, by: Element, place: Place = 'over'): void {
  useLayoutEffect(() => {
    const [top, under] = [panel.current, by.current]
    if (!top || !under) return
    top.showPopover()
    const again = () => lay(top, under, place)
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
  }, [panel, by, place])
}
