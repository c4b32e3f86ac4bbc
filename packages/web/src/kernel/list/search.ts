import { defaultPageSize, pageSizes } from '@sufra/contract/kernel/list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** A list's state, all of it in the URL: back, reload and a shared link keep it. Absent means default. */
export interface ListSearch {
  readonly page?: number
  readonly count?: number
  readonly search?: string
  /** The one filter most lists have: a card or a status. */
  readonly status?: string
  /** The row whose dialog is open. */
  readonly open?: number
  /** The open tab of a page that has some. */
  readonly tab?: string
  /** The region chosen in a two-pane screen. */
  readonly region?: number
  /** The category chosen of a menu. */
  readonly category?: number
  /** The choice or addon of an item that is open in its two-pane screen. */
  readonly choice?: number
  readonly addon?: number
  /** The step of a wizard, the item it copies, and the copy it made. */
  readonly step?: string
  readonly from?: number
  readonly copy?: number
  /** The month a calendar shows, `YYYY-MM`. */
  readonly month?: string
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined

/** A hand-typed address may hold anything: what is no list state is dropped. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = whole(search.page)
  const count = pageSizes.find((size) => size === Number(search.count))
  return {
    page: page === 1 ? undefined : page,
    count: count === defaultPageSize ? undefined : count,
    search: text(search.search),
    status: text(search.status),
    open: whole(search.open),
    tab: text(search.tab),
    region: whole(search.region),
    category: whole(search.category),
    choice: whole(search.choice),
    addon: whole(search.addon),
    step: text(search.step),
    from: whole(search.from),
    copy: whole(search.copy),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(String(search.month)) ? String(search.month) : undefined,
  }
}

export interface ListState {
  readonly page: number
  readonly count: number
  readonly search: string
  readonly status: string | undefined
  readonly open: number | undefined
}

export function useListState(): [ListState, (change: ListSearch, how?: { replace?: boolean }) => void] {
  const found: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const set = useCallback(
    (change: ListSearch, how: { replace?: boolean } = {}) => {
      // Another search or filter starts at its first page.
      const first = 'search' in change || 'status' in change || 'count' in change ? { page: undefined } : {}
      void navigate({
        to: '.',
        search: (before: ListSearch) => listSearch({ ...before, ...first, ...change }),
        replace: how.replace ?? false,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [
    {
      page: found.page ?? 1,
      count: found.count ?? defaultPageSize,
      search: found.search ?? '',
      status: found.status,
      open: found.open,
    },
    set,
  ]
}
