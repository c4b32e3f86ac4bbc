import { type RefObject, startTransition, useEffect, useState } from 'react'

/** px above and below the viewport that are rendered too, more than a page of scrolling. */
const margin = 900

type Listener = (entry: IntersectionObserverEntry) => void
const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

function watch(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry)
    },
    { rootMargin: `${margin}px 0px` },
  )
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

/**
 * Whether an element is in or near the viewport, and its last height there. It stays near while it contains the focus
 * or `held` is true, so that nothing in use disappears.
 */
export function useInViewport(
  ref: RefObject<HTMLElement | null>,
  first: boolean,
  held: () => boolean,
): { readonly near: boolean; readonly height: number | undefined } {
  const [state, setState] = useState<{ near: boolean; height: number | undefined }>({
    near: first,
    height: undefined,
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A jump in a list of hundreds changes dozens of elements: clicks and keys come first.
    return watch(element, ({ isIntersecting, boundingClientRect }) =>
      startTransition(() =>
        setState((before) => {
          const near = isIntersecting || (before.near && (element.contains(document.activeElement) || held()))
          if (near === before.near) return before
          return { near, height: before.near ? boundingClientRect.height : before.height }
        }),
      ),
    )
  }, [ref, held])
  return state
}
