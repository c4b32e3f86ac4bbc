/** As systems have it for a double click. */
const most = { ms: 500, px: 10 }

interface Click {
  readonly dialog: Element | null
  readonly at: number
  readonly x: number
  readonly y: number
}

/**
 * The second click of a double click on a dialog's button is not for what stood beneath: a quick answer has closed the
 * dialog by then, and the click would open, switch or delete a row.
 */
export function ignoreSecondClicks(): void {
  let last: Click | undefined
  const onClick = (event: MouseEvent) => {
    const before = last
    const { target, timeStamp: at, clientX: x, clientY: y } = event
    // Of keys there is no place.
    if (event.detail === 0) return
    last = { dialog: target instanceof Element ? target.closest('[role="dialog"]') : null, at, x, y }
    if (!before?.dialog || before.dialog.isConnected) return
    if (at - before.at > most.ms || Math.hypot(x - before.x, y - before.y) > most.px) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, { capture: true })
}
