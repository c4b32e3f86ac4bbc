/** Somebody looks at a row, with the pointer, the keyboard or further down the page: it must not move away. */
export const isReading = (): boolean =>
  document.querySelector('[data-desk]:hover, [data-desk]:focus-within') !== null || window.scrollY > 40

const moves = ['pointermove', 'scroll', 'focusout'] as const

/** Calls once the reader has looked away. */
export function onceUnread(then: () => void): () => void {
  const look = () => {
    if (!isReading()) then()
  }
  for (const move of moves) document.addEventListener(move, look, { passive: true })
  return () => {
    for (const move of moves) document.removeEventListener(move, look)
  }
}
