import { focusHeading, focusIsLost } from './focusOnward.ts'

const controls = 'a[href], button, input, select, textarea'
const rows = 'li, tr'

const usable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')
const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** The rows after it, then those before it, the nearest first. */
function neighboursOf(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])]
  const at = all.indexOf(row)
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()]
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/**
 * Remembers the focus in a list before an action. The returned function restores it after the list has been redrawn, if
 * it was lost: to the same control, else to a neighbouring row, else to the heading above.
 */
export function rememberFocus(): () => void {
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || from === document.body) return () => undefined
  const row = from.closest(rows)
  const nth = row ? controlsIn(row).indexOf(from) : -1
  const neighbours = row ? neighboursOf(row) : []
  const around = ancestorsOf(row ?? from)
  return () => {
    if (!focusIsLost()) return
    if (usable(from)) return from.focus()
    for (const neighbour of neighbours.filter(({ isConnected }) => isConnected)) {
      const there = controlsIn(neighbour)
      const next = [there[nth], ...there].find((control) => control && usable(control))
      if (next) return next.focus()
    }
    focusHeading(around.find((each) => each.isConnected))
  }
}
