import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for good, which does what the newest one does: what is handed it is not drawn anew. */
export function useLatest<Takes extends unknown[], Gives>(
  run: (...takes: Takes) => Gives,
): (...takes: Takes) => Gives {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...takes) => latest.current(...takes), [])
}
