import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { RowTick, SelectionContext } from '../list/bulk/RowTick.tsx'
import { useBulk } from '../list/bulk/useBulk.tsx'
import { Search } from '../list/filters/Search.tsx'
import Pager from '../list/table/Pager.tsx'
import { useLastPage } from '../list/useLastPage.ts'
import { useSession } from '../session/session.tsx'
import { SortableList } from '../sorting/SortableList.tsx'
import row from '../sorting/SortableRow.module.css'
import { SortingStatus } from '../sorting/SortingStatus.tsx'
import type { Rank } from '../sorting/sorting.rules.ts'
import { useSorting } from '../sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../states/states.tsx'
import { usePick } from '../text/language.tsx'
import { useListState } from '../url/search.ts'
import { type Entry, type EntryList, type EntryQuery, idOf, invalidate } from './entries.ts'
import { SortedRow, SortedSkeleton } from './SortedRow.tsx'
import { useEntryBulk } from './useEntryBulk.ts'
import { useEmptyWords, useNameColumns } from './useEntryColumns.tsx'

interface Props<Row extends Entry, Data> {
  readonly of: EntryList<Row>
  readonly query: EntryQuery<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  /** Of a row, the same function on every render. */
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** The first thing to do where there is nothing. */
  readonly add?: ReactNode
  readonly paged?: boolean
  /** Sends the whole order. */
  readonly onSort: (order: readonly Rank[]) => Promise<unknown>
}

/** Entries in an order of their own, searched and put into order. */
export function SortedEntries<Row extends Entry, Data>(props: Props<Row, Data>) {
  const { of, query, rowsOf, actions, add, paged, onSort } = props
  const pick = usePick()
  const paging = useListState()
  const [{ page, count, search }, set] = paging
  const { useColumns = useNameColumns } = of
  const columns = useColumns(of)
  const empty = useEmptyWords(of, add)
  const label = pick(of.texts.title)
  const all = query.data && rowsOf(query.data)
  // A search may be answered by the server with some of the rows, which must not be sent as the whole order.
  const partial = search !== '' || query.isPlaceholderData
  const found = useMemo(() => all?.map(idOf) ?? [], [all])
  const whole = useRef(found)
  if (!partial) whole.current = found
  const ids = whole.current
  const sorting = useSorting({
    list: of.texts.title.en,
    ids,
    save: async (order) => {
      await onSort(order)
      await invalidate(of)
    },
  })
  useLastPage(paging, { total: paged ? all?.length : undefined, stale: query.isPlaceholderData })
  const first = paged ? (page - 1) * count : 0
  const last = paged ? first + count : undefined
  // The same array and function as long as nothing changes: else every row renders with the screen.
  const rows = useMemo(() => {
    const byId = new Map(all?.map((each) => [each.id, each]))
    const order = partial ? found : sorting.order
    return order.flatMap((id) => byId.get(id) ?? []).slice(first, last)
  }, [all, found, partial, sorting.order, first, last])
  const bulk = useEntryBulk(of)
  const { selection, labelledAll, below } = useBulk(bulk, rows, idOf)
  // Whoever may delete them may also put them into order.
  const writes = useSession().can(of.remove)
  const ticks = writes && bulk.actions.length > 0
  const draw = useCallback(
    (each: Row, handle: ReactNode) => (
      <SortedRow
        of={of}
        row={each}
        columns={columns}
        tick={ticks && <RowTick id={each.id} name={pick(of.nameOf(each))} />}
        handle={handle}
        actions={actions?.(each)}
      />
    ),
    [of, columns, actions, ticks, pick],
  )
  const fixed = !writes || partial
  const far = useCallback(
    (each: Row) => (
      <SortedRow
        of={of}
        row={each}
        columns={columns}
        tick={ticks && <RowTick id={each.id} name={pick(of.nameOf(each))} />}
        handle={!fixed && <span className={row.space} />}
        actions={undefined}
      />
    ),
    [of, columns, fixed, ticks, pick],
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
    <SelectionContext value={selection}>
      <div className={row.bar}>
        {ticks && rows.length > 0 && labelledAll}
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
      {ticks && below}
    </SelectionContext>
  )
}
