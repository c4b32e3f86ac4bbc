import { defaultPageSize, maxRows } from '@sufra/contract/kernel/list'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { late } from '../browser/late.ts'
import { Callout } from '../display/Callout.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Empty, type EmptyWords, Failed, NothingFound } from '../states/states.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { type ListSearch, useListSearch, useListState } from '../url/search.ts'
import { type ColumnPicker, useColumns } from './columns/useColumns.ts'
import filtersCss from './filters/Filters.module.css'
import { ChipStore, chipStore } from './filters/filterChip.ts'
import { Search } from './filters/Search.tsx'
import css from './ListScreen.module.css'
import type { CardFacts } from './table/Cards.tsx'
import { Rows } from './table/Rows.tsx'
import type { Column } from './table/Table.tsx'
import type { ListSort } from './table/useListSort.tsx'
import { useNarrow } from './table/useNarrow.ts'
import { useLastPage } from './useLastPage.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useOpenedView } from './views/useView.ts'

const ColumnEdges = late(() => import('./columns/ColumnEdges.tsx'))
const ColumnsMenu = late(() => import('./columns/ColumnsMenu.tsx'))
const FilterChips = late(() => import('./filters/FilterChips.tsx'))
const Pager = late(() => import('./table/Pager.tsx'))
const ViewsMenu = late(() => import('./views/ViewsMenu.tsx'))

interface Props<Row> {
  readonly title?: string | undefined
  /** Names for ids in the breadcrumb. */
  readonly names?: Readonly<Record<string, string>> | undefined
  /** For lists in a page with its own header. Actions are next to the search. */
  readonly headless?: boolean
  /** Of a part of a page, with `headless`. */
  readonly heading?: string
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  /** A message about the list, above everything else. */
  readonly notice?: ReactNode
  /** Figures that filter on click, above everything else. */
  readonly figures?: ReactNode
  readonly search?: { readonly label: string; readonly hint?: string; readonly numeric?: boolean }
  readonly filters?: ReactNode
  /**
   * Extra filters: their controls, and their names in the URL. A sort is not a filter, but may leave rows out too, so
   * it is cleared if it alone leaves no rows.
   */
  readonly narrowing?: {
    readonly names: readonly string[]
    readonly sort?: string
    readonly controls: ReactNode
  }
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Between the filters and the rows, about what the filters leave. */
  readonly beforeRows?: ReactNode
  /** Lets people sort by the heads of columns; on a phone, by a control. */
  readonly sorting?: ListSort
  /** Lets people choose columns. */
  readonly columnPicker?: ColumnPicker
  /** A row on a phone. With `columnPicker`, the facts of the chosen columns. */
  readonly card: (row: Row, columns: readonly Column<Row>[]) => CardFacts
  readonly idOf: (row: Row) => number
  readonly onOpen?: (row: Row) => void
  readonly openName?: (row: Row) => string
  readonly empty: EmptyWords
  readonly query: {
    readonly isPending: boolean
    readonly error: unknown
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  readonly rows: readonly Row[] | undefined
  readonly total: number | undefined
  /** The page size while nobody has chosen one. */
  readonly pageSize?: number
  /** The list is truncated (DECISIONS 35); a text replaces the default notice. */
  readonly cut?: boolean | string | undefined
}

const noFilters: ListSearch = { search: undefined, status: undefined, page: undefined }

/** The frame of every server-paged list. A screen provides the data, the frame renders it. State is in the URL. */
export function ListScreen<Row>(props: Props<Row>) {
  const { query, rows, total, pageSize = defaultPageSize } = props
  const t = useText(kernelText)
  const paging = useListState(pageSize)
  const [state, set] = paging
  const { last, isPast } = useLastPage(paging, { total, stale: query.isPlaceholderData })
  const narrow = useNarrow()
  const opened = useOpenedView(props.columnPicker?.list)
  const { sorting } = props
  const chosen = useColumns(sorting?.heads(props.columns) ?? props.columns, props.columnPicker)
  const { columns } = chosen
  const widths = chosen.choice?.kept?.widths
  // Cards have facts of their own, unless the list has sets of columns.
  const choice = narrow && !props.columnPicker?.sets ? undefined : chosen.choice
  // The controls load after the list; their room is reserved.
  const answered = !query.isPending
  const [chips] = useState(chipStore)
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list, props.onOpen !== undefined)

  const found = useListSearch()
  const { names = [], sort, controls } = props.narrowing ?? {}
  const sorts = narrow && sorting?.select(props.columns)
  const narrowed = names.some((name) => found[name] !== undefined)
  const filtered = narrowed || state.search !== '' || state.status !== undefined
  const sorted = sort !== undefined && found[sort] !== undefined
  const cleared = filtered || sort === undefined ? names : [...names, sort]
  const clear = () => set({ ...noFilters, ...Object.fromEntries(cleared.map((name) => [name, undefined])) })
  const body = () => {
    const shown = rows && rows.length > 0 && !opened.opening ? rows : undefined
    if (shown || query.isPending || isPast || opened.opening) {
      const card = (row: Row) => props.card(row, columns)
      return (
        <Rows
          {...props}
          rows={shown}
          columns={columns}
          card={card}
          stale={query.isPlaceholderData}
          widths={widths}
          edges={
            shown &&
            chosen.choice && (
              <Suspense>
                <ColumnEdges choice={chosen.choice} columns={columns} />
              </Suspense>
            )
          }
        />
      )
    }
    if (!rows) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    return filtered || sorted ? <NothingFound onClear={clear} /> : <Empty words={props.empty} />
  }
  return (
    <ChipStore value={chips}>
      {!props.headless && (
        <PageHeader title={props.title} names={props.names} aside={props.aside} actions={props.actions} />
      )}
      {props.notice && <div className={css.notice}>{props.notice}</div>}
      {props.figures}
      {(props.heading || props.search || props.filters || chosen.choice) && (
        <div className={css.filters}>
          {props.heading && <h2>{props.heading}</h2>}
          {props.filters}
          <div className={css.tools}>
            {props.search && (
              <Search
                {...props.search}
                value={state.search}
                onSearch={(search) => set({ search: search || undefined })}
              />
            )}
            {chosen.choice && props.columnPicker && (
              <div className={css.views}>
                {answered && (
                  <Suspense>
                    <ViewsMenu list={props.columnPicker.list} opened={opened} columns={chosen.choice.kept} />
                  </Suspense>
                )}
              </div>
            )}
            {choice && (
              <div className={css.slot}>
                {answered && (
                  <Suspense>
                    <ColumnsMenu choice={choice} />
                  </Suspense>
                )}
              </div>
            )}
          </div>
        </div>
      )}
      {(controls || sorts) && (
        <fieldset className={filtersCss.line} aria-label={t('filters')}>
          {answered && (
            <Suspense>
              {controls}
              {sorts}
            </Suspense>
          )}
        </fieldset>
      )}
      {filtered && (
        <div className={css.chips}>
          <Suspense>{answered && <FilterChips onClear={clear} />}</Suspense>
        </div>
      )}
      {props.cut && (
        <Callout tone="info">
          {props.cut === true ? t('cut', { most: maxRows.toLocaleString('en-US') }) : props.cut}
        </Callout>
      )}
      {props.beforeRows}
      <div ref={list}>{body()}</div>
      {total !== undefined && total > 0 && (
        <div className={css.pager}>
          <Suspense>
            <Pager
              page={Math.min(state.page, last)}
              count={state.count}
              total={total}
              onPage={(page) => set({ page })}
              onCount={(count) => set({ count: count === pageSize ? undefined : count })}
            />
          </Suspense>
        </div>
      )}
    </ChipStore>
  )
}
