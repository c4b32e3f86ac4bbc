import { useLayoutEffect } from 'react'
import { rememberFocus } from './rememberFocus.ts'

/** For dialogs that unmount when they close: returns the focus to where it was before. Mantine does so for others. */
export function useFocusBack(unmounts = true): void {
  useLayoutEffect(() => {
    if (!unmounts) return
    const goOn = rememberFocus()
    return () => {
      setTimeout(() => {
        if (!document.querySelector('[aria-modal="true"]')) goOn()
      })
    }
  }, [unmounts])
}
