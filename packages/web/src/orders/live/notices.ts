interface Notice {
  readonly title: string
  readonly body: string
  /** Several tabs with the same tag show one notification. */
  readonly tag: string
}

/** Shows a browser notification, if permitted. Pressing it brings this tab to the front. */
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
    // Android's browsers need a service worker for this; the bell and the title do the job there.
  }
}
