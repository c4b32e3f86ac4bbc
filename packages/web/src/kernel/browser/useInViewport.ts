import { type RefObject, useEffect, useState } from 'react'

/** px above and below what is seen that are drawn as well: a page of scrolling and more. */
const margin = 900

type Listener = (entry: IntersectionObserverEntry) => void
const told = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

function watch(element: Element, tell: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry)
    },
    { rootMargin: `${margin}px 0px` },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}

/**
 * Whether an element is seen or nearly so, and how tall it was when it last was. What somebody is in the middle of
 * stays near: what has the focus, and what `held` says.
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
    return watch(element, ({ isIntersecting, boundingClientRect }) =>
      setState((before) => {
        const near = isIntersecting || (before.near && (element.contains(document.activeElement) || held()))
        if (near === before.near) return before
        return { near, height: before.near ? boundingClientRect.height : before.height }
      }),
    )
  }, [ref, held])
  return state
}
