import { defaultPageSize, pageSizes } from '@sufra/contract/kernel/list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

/** A list's state. It is all in the URL, so that back, reload and shared links keep it. Absent means default. */
export interface ListSearch {
  readonly page?: number
  readonly count?: number
  readonly search?: string
  /** The filter that most lists have: a card or a status. */
  readonly status?: string
  /** The row whose dialog is open. */
  readonly open?: number
  /** The open tab, on pages with tabs. */
  readonly tab?: string
  /** Further parameters of a screen, read with `wholeOf` and `textOf`. */
  readonly [own: string]: string | number | undefined
}

const most = 100

/** A whole number above 0, such as an id. */
export const wholeOf = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
export const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, most)
    : undefined

/** The days that `DayRange` has put into the URL, as lists take them. */
export function daysOf({ from, to }: ListSearch) {
  const [start_date, end_date] = [textOf(from), textOf(to)]
  return start_date === undefined || end_date === undefined ? {} : { start_date, end_date }
}

/** Drops values that no screen can have set: a URL may be typed by hand. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = wholeOf(search.page)
  const count = pageSizes.find((size) => size === Number(search.count))
  const own = Object.entries(search).filter(
    ([name, value]) => /^[a-z_]{1,30}$/.test(name) && textOf(value) !== undefined,
  )
  return {
    ...(Object.fromEntries(own) as Record<string, string | number>),
    page: page === 1 ? undefined : page,
    count,
    search: textOf(search.search),
    status: textOf(search.status),
    open: wholeOf(search.open),
    tab: textOf(search.tab),
  }
}

type ListState = {
  readonly page: number
  readonly count: number
  readonly search: string
  readonly status: string | undefined
  readonly open: number | undefined
}

/** Parameters that do not change the rows. */
const keepsPage: ReadonlySet<string> = new Set(['page', 'open', 'tab'])

/** The whole list state in the URL, including further parameters of the screen. */
export const useListSearch = (): ListSearch => useSearch({ strict: false })

/** @param pageSize the page size while nobody has chosen one */
export function useListState(
  pageSize: number = defaultPageSize,
): [ListState, (change: ListSearch, how?: { replace?: boolean }) => void] {
  const found = useListSearch()
  const navigate = useNavigate()
  const searched = useRef(found.search)
  searched.current = found.search
  const set = useCallback(
    (change: ListSearch, how: { replace?: boolean } = {}) => {
      // A new search or filter starts at the first page.
      const first = Object.keys(change).some((name) => !keepsPage.has(name)) ? { page: undefined } : {}
      // Consecutive letters are one history entry.
      const typing = Boolean(change.search && searched.current)
      void navigate({
        to: '.',
        search: (before: ListSearch) => listSearch({ ...before, ...first, ...change }),
        replace: how.replace ?? typing,
        // Another tab opens like another list.
        state: { listSet: 'tab' in change ? undefined : true },
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [
    {
      page: found.page ?? 1,
      count: found.count ?? pageSize,
      search: found.search ?? '',
      status: found.status,
      open: found.open,
    },
    set,
  ]
}
