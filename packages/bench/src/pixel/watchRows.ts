declare global {
  interface Window {
    /** When the row of an order was painted, by its id; in ms of the clock. */
    sufraRows?: Map<string, number>
  }
}

/** Runs in the page: records each order's row in the frame after the one that rendered it. */
export function watchRows(): void {
  const rows = new Map<string, number>()
  window.sufraRows = rows
  const look = () => {
    const fresh = [...document.querySelectorAll('tbody tr[tabindex] td:first-child')]
      .map((cell) => /\d+/.exec(cell.textContent ?? '')?.[0] ?? '')
      .filter((id) => !rows.has(id))
    if (fresh.length > 0)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const id of fresh) rows.set(id, Date.now())
        }),
      )
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}
