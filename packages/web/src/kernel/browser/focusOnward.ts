export const focusIsLost = (): boolean => document.activeElement === document.body

/** The heading above; if what was around is gone too, the page. */
export function focusHeading(from: Element | null | undefined): void {
  const near = from?.isConnected ? from.closest(':has(h1, h2)') : undefined
  const heading = near?.querySelector<HTMLElement>('h2') ?? near?.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const goal = heading ?? document.querySelector('main')
  goal?.focus()
}

/** As `ref` of what its own button takes away: the focus goes on to the heading above. */
export const focusOnward = (element: HTMLElement | null) => () => {
  const from = element?.parentElement
  if (element?.contains(document.activeElement)) setTimeout(() => focusIsLost() && focusHeading(from))
}
