import { type RouterHistory, useLocation } from '@tanstack/react-router'
import { listSearch } from './search.ts'

/** Searches of the pages above this one, by their paths, as they were left on the way here. */
export type WaysBack = Readonly<Record<string, string>>

/**
 * Notes with each page how the pages above it were left. It is a part of the history's state, so that reload and back
 * keep it and a page opened by its own address has none.
 */
export function withWaysBack(history: RouterHistory): RouterHistory {
  const { push, replace } = history
  const noting =
    (go: typeof push): typeof push =>
    (href, state, options) => {
      const { pathname, search, state: now, href: here } = history.location
      const left = Object.entries({ ...now.waysBack, [pathname]: search })
      const above = left.filter(([path]) => href.startsWith(`${path}/`))
      // The router takes the same address with other state for another page.
      const enter = href === here ? replace : go
      enter(href, { ...state, ...(above.length > 0 && { waysBack: Object.fromEntries(above) }) }, options)
    }
  history.push = noting(push)
  history.replace = noting(replace)
  return history
}

/** Where a link to a page above this one leads: to its state as it was left. */
export function useWayBack() {
  const ways = useLocation({ select: ({ state }) => state.waysBack })
  return (path: string) => {
    const search = ways?.[path]
    return {
      to: path,
      ...(search !== undefined && {
        search: { ...listSearch(Object.fromEntries(new URLSearchParams(search))), open: undefined },
        state: { listSet: true as const },
      }),
    }
  }
}
