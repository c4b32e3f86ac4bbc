import { useEffect, useRef, useSyncExternalStore } from 'react'

/** What Escape closes, the topmost last. */
let layers: readonly object[] = []
const listeners = new Set<() => void>()
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function change(next: readonly object[]): void {
  layers = next
  for (const listener of listeners) listener()
}

/**
 * For whatever Escape closes, as long as it is open. True: something else was opened above it, which the key is meant
 * for.
 */
export function useCovered(open = true): boolean {
  const own = useRef<object>(undefined)
  useEffect(() => {
    if (!open) return
    const layer = {}
    own.current = layer
    change([...layers, layer])
    // The key that closes this layer is not meant for the one below it.
    return () => void setTimeout(() => change(layers.filter((each) => each !== layer)))
  }, [open])
  return useSyncExternalStore(subscribe, () => layers.length > 0 && layers.at(-1) !== own.current)
}
