/**
 * The second click of a double click on a dialog's button is not for what stood beneath: a quick answer has closed the
 * dialog by then, and the click would open, switch or delete a row.
 */
export function ignoreSecondClicks(): void {
  let dialog: Element | null = null
  const onClick = (event: MouseEvent) => {
    // Fingers tap twice in one place on purpose, and quickly.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    const before = dialog
    dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null
    if (event.detail < 2 || !before || before.isConnected) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, { capture: true })
}
