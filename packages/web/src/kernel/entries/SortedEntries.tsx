import { type ReactNode, useCallback, useMemo } from 'react'
import { Pager } from '../list/Pager.tsx'
import { Search } from '../list/Search.tsx'
import { SortableList } from '../sorting/SortableList.tsx'
import row from '../sorting/SortableRow.module.css'
import { SortingStatus } from '../sorting/SortingStatus.tsx'
import type { Place } from '../sorting/sorting.rules.ts'
import { useSorting } from '../sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../states/states.tsx'
import { usePick } from '../text/language.tsx'
import { useListState } from '../url/search.ts'
import { type Entry, type EntryList, type EntryQuery, idOf, invalidate } from './entries.ts'
import { SortedRow, SortedSkeleton } from './SortedRow.tsx'
import { useEmptyWords, useNameColumns } from './useEntryColumns.tsx'

interface Props<Row extends Entry, Data> {
  readonly of: EntryList<Row>
  readonly query: EntryQuery<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  /** Of a row, the same function on every render; who has none may not sort either. */
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** The first thing to do where there is nothing. */
  readonly add?: ReactNode
  readonly paged?: boolean
  /** Sends the whole order. */
  readonly onSort: (order: readonly Place[]) => Promise<unknown>
}

/** Entries in an order of their own, searched and put into order. */
export function SortedEntries<Row extends Entry, Data>(props: Props<Row, Data>) {
  const { of, query, rowsOf, actions, add, paged, onSort } = props
  const pick = usePick()
  const [{ page, count, search }, set] = useListState()
  const { useColumns = useNameColumns } = of
  const columns = useColumns(of)
  const empty = useEmptyWords(of, add)
  const label = pick(of.texts.title)
  const all = query.data && rowsOf(query.data)
  const ids = useMemo(() => all?.map(idOf) ?? [], [all])
  const sorting = useSorting({
    list: of.texts.title.en,
    ids,
    save: async (order) => {
      await onSort(order)
      await invalidate(of)
    },
  })
  const first = paged ? (page - 1) * count : 0
  const last = paged ? first + count : undefined
  // The same array and function as long as nothing changes: else every row renders with the screen.
  const rows = useMemo(() => {
    const byId = new Map(all?.map((each) => [each.id, each]))
    return sorting.order.flatMap((id) => byId.get(id) ?? []).slice(first, last)
  }, [all, sorting.order, first, last])
  const draw = useCallback(
    (each: Row, handle: ReactNode) => (
      <SortedRow of={of} row={each} columns={columns} handle={handle} actions={actions?.(each)} />
    ),
    [of, columns, actions],
  )
  const fixed = !actions || search !== ''
  const far = useCallback(
    (each: Row) => (
      <SortedRow
        of={of}
        row={each}
        columns={columns}
        handle={!fixed && <span className={row.space} />}
        actions={undefined}
      />
    ),
    [of, columns, fixed],
  )
  const body = () => {
    if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (!all) return <SortedSkeleton label={label} />
    if (all.length === 0 && search) return <NothingFound onClear={() => set({ search: undefined })} />
    if (all.length === 0) return <Empty words={empty} />
    return (
      <SortableList
        label={label}
        rows={rows}
        idOf={idOf}
        nameOf={(each) => pick(of.nameOf(each))}
        fixed={fixed}
        onMove={(id, to) => sorting.move(id, first + to)}
        far={far}
      >
        {draw}
      </SortableList>
    )
  }
  return (
    <>
      <div className={row.bar}>
        <SortingStatus state={sorting.state} onRetry={sorting.retry} />
        {of.texts.search && (
          <Search
            label={pick(of.texts.search)}
            value={search}
            onSearch={(next) => set({ search: next || undefined })}
          />
        )}
      </div>
      {body()}
      {paged && all && all.length > 0 && (
        <Pager
          page={page}
          count={count}
          total={all.length}
          onPage={(next) => set({ page: next })}
          onCount={(next) => set({ count: next })}
        />
      )}
    </>
  )
}
