import { useEffect } from 'react'
import type { useListState } from '../url/search.ts'

type ListState = ReturnType<typeof useListState>

interface Options {
  /** Undefined until the rows are known, and for a list without pages. */
  readonly total: number | undefined
  /** The total is that of the page before. */
  readonly stale: boolean
}

/** The last page. A page past it (rows were deleted, or the address was typed) redirects there. */
export function useLastPage([{ page, count }, set]: ListState, { total, stale }: Options) {
  const last = Math.max(1, Math.ceil((total ?? 0) / count))
  const isPast = total !== undefined && !stale && page > last
  useEffect(() => {
    if (isPast) set({ page: last }, { replace: true })
  }, [isPast, last, set])
  return { last, isPast }
}
