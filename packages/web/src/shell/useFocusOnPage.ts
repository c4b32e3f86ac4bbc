import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/**
 * On a new page the keyboard goes on where it begins, not at the top of everything: at what the page marks with
 * `data-begin`, else at its content. Whatever has taken the focus already keeps it.
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
