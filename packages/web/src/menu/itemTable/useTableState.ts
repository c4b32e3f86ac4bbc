import { useSearch } from '@tanstack/react-router'
import { type ListSearch, textOf, useListState, wholeOf } from '../../kernel/url/search.ts'
import { type Filter, type Sort, sortOf, sortText, type Want, wants } from './sortAndFilter.rules.ts'

/** Filters and sort of the table, kept in the URL. */
export function useTableState() {
  const found: ListSearch = useSearch({ strict: false })
  const [{ search }, set] = useListState()
  const filter: Filter = {
    search,
    category: wholeOf(found.within),
    wants: wants.filter((want) => wholeOf(found[want]) === 1),
  }
  const sort = sortOf(textOf(found.sort))
  return {
    filter,
    sort,
    setSearch: (text: string) => set({ search: text || undefined }),
    setCategory: (within: number | undefined) => set({ within }),
    toggle: (want: Want) => set({ [want]: filter.wants.includes(want) ? undefined : 1 }),
    setSort: (next: Sort | undefined) => set({ sort: sortText(next) }),
    clear: () =>
      set({
        search: undefined,
        within: undefined,
        ...Object.fromEntries(wants.map((want) => [want, undefined])),
      }),
  }
}
export type TableState = ReturnType<typeof useTableState>
