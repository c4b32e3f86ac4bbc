import { useLayoutEffect } from 'react'
import { focusPlace } from './focusPlace.ts'

/** For a dialog that leaves the page when it closes: the focus goes back to where it was opened from. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const goOn = focusPlace()
    return () => {
      setTimeout(() => {
        if (!document.querySelector('[aria-modal="true"]')) goOn()
      })
    }
  }, [])
}
