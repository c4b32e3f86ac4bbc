import { useEffect, useState } from 'react'
import { liveStore } from '../orders/live/liveStore.ts'

const lookEveryMs = 5 * 60_000
/** Several things at once may give a reason to look. */
const restMs = 10_000

/** The script that this page was begun with. Its name holds a hash of the whole application. */
const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')

/** Whether the server hands out another version than the one that runs here. Unreachable, it is not known: no. */
const isNewer = (): Promise<boolean> =>
  fetch('/', { cache: 'no-cache', credentials: 'omit' }).then(
    async (answer) => answer.ok && !(await answer.text()).includes(`src="${own}"`),
    () => false,
  )

/**
 * Whether there is a newer version of the page. It looks every few minutes while the page is seen, when it is seen again,
 * and when a stream of orders is back, as streams end in an upgrade.
 */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false)
  useEffect(() => {
    if (newer || !own) return
    let lookedAt = performance.now()
    let live = liveStore.get().state
    let gone = false
    const look = async () => {
      if (document.hidden || performance.now() - lookedAt < restMs) return
      lookedAt = performance.now()
      const found = await isNewer()
      if (!gone && found) setNewer(true)
    }
    const timer = setInterval(look, lookEveryMs)
    const unsubscribe = liveStore.subscribe(() => {
      const { state } = liveStore.get()
      if (state === 'live' && live === 'lost') void look()
      live = state
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [newer])
  return newer
}
