import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function with a stable identity that calls the latest `run`, so that components it is passed to do not re-render.
 */
export function useLatest<Takes extends unknown[], Gives>(
  run: (...takes: Takes) => Gives,
): (...takes: Takes) => Gives {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...takes) => latest.current(...takes), [])
}
