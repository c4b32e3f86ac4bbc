import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * On a new page, focuses the element marked `data-begin`, else the main content, so that keyboard users skip the frame.
 * An element that already has the focus keeps it.
 */
export function useFocusOnPage(main: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const { activeElement } = document
        if (activeElement && activeElement !== document.body) return
        const begin = main.current?.querySelector<HTMLElement>('[data-begin]') ?? main.current
        begin?.focus({ preventScroll: true })
      }),
    [router, main],
  )
}
