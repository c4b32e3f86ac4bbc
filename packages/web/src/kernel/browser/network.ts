import { useSyncExternalStore } from 'react'

/** Whether the server is unreachable, for the whole application. */
let lost = !navigator.onLine
let looking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

const pauseMs = 2000
const patienceMs = 8000

function put(now: boolean): void {
  if (lost === now) return
  lost = now
  for (const listener of listeners) listener()
}

/** Any response will do, even an error: it shows that the server is reachable. */
const look = (): Promise<boolean> =>
  (looking ??= fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      looking = undefined
    }))

let returning: Promise<void> | undefined
async function lookUntilBack(): Promise<void> {
  while (!(await look())) {
    put(true)
    await new Promise<void>((again) => {
      const timer = setTimeout(again, pauseMs)
      const early = () => {
        clearTimeout(timer)
        again()
      }
      addEventListener('online', early, { once: true })
    })
  }
  put(false)
}
/**
 * Called when a request got no response. That may affect this request only, so it polls until the server responds, and
 * tells listeners if it does not.
 */
const reached = (): Promise<void> =>
  (returning ??= lookUntilBack().finally(() => {
    returning = undefined
  }))

addEventListener('offline', () => {
  put(true)
  void reached()
})
if (lost) void reached()

export const network = {
  isLost: () => lost,
  look,
  reached,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useLost = (): boolean => useSyncExternalStore(network.subscribe, network.isLost)
