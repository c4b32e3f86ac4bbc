import type { ListSorts } from '@sufra/contract/kernel/listSort'
import { type ReactNode, Suspense } from 'react'
import { late } from '../../browser/late.ts'
import { useLanguage } from '../../text/language.tsx'
import { useListSearch, useListState } from '../../url/search.ts'
import { nextOrder, onWire, orderOf, written } from './listSort.rules.ts'
import type { Column } from './Table.tsx'

const SortSelect = late(() => import('./SortSelect.tsx'))

/** What a list can be sorted by, for its frame. */
export interface ListSort {
  /** The columns, with heads that sort. */
  readonly heads: <Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[]
  /** For cards, which have no heads. */
  readonly select: (columns: readonly Column<never>[]) => ReactNode
}

/**
 * How a list is sorted by its URL, for the frame and the server.
 *
 * @param own the list's own order, as the URL would say it, if it is that of a column
 */
export function useListSort<Sorts extends ListSorts>(sorts: Sorts, own?: string) {
  const { language } = useLanguage()
  const { sort } = useListSearch()
  const [, set] = useListState()
  const chosen = orderOf(sort, sorts)
  const now = chosen ?? orderOf(own, sorts)
  const put = (next: string) => set({ sort: next === own || next === '' ? undefined : next })
  const sorting: ListSort = {
    heads: (columns) =>
      columns.map((column) => {
        const { sortKey: key = column.key } = column
        const first = sorts[key]
        if (!first) return column
        const state = now?.key !== key ? 'none' : now.down ? 'descending' : 'ascending'
        return { ...column, sort: { now: state, onSort: () => put(written(nextOrder(now, key, first))) } }
      }),
    select: (columns) => (
      <Suspense>
        <SortSelect
          sorts={sorts}
          own={own}
          value={chosen ? written(chosen) : ''}
          columns={columns}
          onChange={put}
        />
      </Suspense>
    ),
  }
  return { sorting, body: onWire(chosen, sorts, language) }
}
