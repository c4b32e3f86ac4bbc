/**
 * Whether the desk is being read, by pointer, keyboard or scrolling: then its rows must not move. The heading has the
 * focus after a button that took itself away.
 */
export const isReading = (): boolean =>
  document.querySelector('[data-desk]:hover, [data-desk] :focus:not(h1)') !== null || window.scrollY > 40

const moves = ['pointermove', 'scroll', 'focusout'] as const

/** Calls `then` whenever the desk is no longer being read. */
export function onceUnread(then: () => void): () => void {
  const look = () => {
    if (!isReading()) then()
  }
  for (const move of moves) document.addEventListener(move, look, { passive: true })
  return () => {
    for (const move of moves) document.removeEventListener(move, look)
  }
}
