interface Notice {
  readonly title: string
  readonly body: string
  /** What is told by several tabs is one notice. */
  readonly tag: string
}

/** Shows the browser's own notice, if it may; pressed, it brings this tab to the front. */
export function notifyOf({ title, ...rest }: Notice, onOpen: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, rest)
    shown.onclick = () => {
      window.focus()
      shown.close()
      onOpen()
    }
  } catch {
    // Android's browsers show none without a worker; bell and title tell it there.
  }
}
