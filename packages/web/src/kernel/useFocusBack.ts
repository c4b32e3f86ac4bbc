import { useLayoutEffect } from 'react'

/** For a dialog that leaves the page when it closes: the focus goes back to where it was opened from. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const from = document.activeElement
    return () => {
      setTimeout(() => {
        const taken = document.querySelector('[aria-modal="true"]')
        if (!taken && from instanceof HTMLElement && from.isConnected) from.focus()
      })
    }
  }, [])
}
