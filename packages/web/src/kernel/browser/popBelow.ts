const gap = 8

/** Positions a popup below its button, or above if there is no room, within the window. */
export function popBelow(panel: HTMLElement, button: HTMLElement, aligned: 'start' | 'end'): void {
  const at = button.getBoundingClientRect()
  const size = panel.getBoundingClientRect()
  const rtl = document.documentElement.dir === 'rtl'
  const below = at.bottom + 4 + size.height + gap <= window.innerHeight
  panel.style.insetBlockStart = `${Math.max(gap, below ? at.bottom + 4 : at.top - 4 - size.height)}px`
  const wanted = (aligned === 'start') === rtl ? at.right - size.width : at.left
  const x = Math.max(gap, Math.min(wanted, window.innerWidth - size.width - gap))
  panel.style.insetInlineStart = `${rtl ? window.innerWidth - x - size.width : x}px`
}
