import { useLayoutEffect } from 'react'
import { focusPlace } from './focusPlace.ts'

/** For dialogs that unmount when they close: returns the focus to where it was before. */
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
