import { maxRows } from '@sufra/contract/kernel/list'
import { bulkEdits, type MadeChange } from '@sufra/contract/menu/bulkEdits'
import type { Category } from '@sufra/contract/menu/categories'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { Suspense, useCallback, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSelection } from '../../kernel/list/bulk/useSelection.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { BulkEditBar } from '../bulkEdits/BulkEditBar.tsx'
import type { BulkKind } from '../bulkEdits/bulk.ts'
import { useOfferUndo } from '../bulkEdits/useUndo.ts'
import { bulkText } from '../itemTable/bulk.text.ts'
import { Filters } from '../itemTable/Filters.tsx'
import { CardSkeleton, ItemCards } from '../itemTable/ItemCards.tsx'
import { ItemTable, TableSkeleton } from '../itemTable/ItemTable.tsx'
import { invalidateMenu } from '../itemTable/invalidateMenu.ts'
import { itemTableText } from '../itemTable/itemTable.text.ts'
import { isFiltered } from '../itemTable/sortAndFilter.rules.ts'
import { useAvailableHeight } from '../itemTable/useAvailableHeight.ts'
import { useSortAndFilter } from '../itemTable/useSortAndFilter.ts'
import { useTableState } from '../itemTable/useTableState.ts'
import css from './MenuTable.module.css'

const BulkDialog = late(() => import('../bulkEdits/BulkDialog.tsx'))
const none: readonly ItemRow[] = []

interface Props {
  readonly storeId: number
  readonly categories: readonly Category[]
}

/** All items of a store's menu at once: to filter, to edit in place and to change in bulk. */
export default function MenuTable({ storeId, categories }: Props) {
  const t = useText(itemTableText)
  const kernel = useText(kernelText)
  const bulk = useText(bulkText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const state = useTableState()
  const [place, wide] = useAvailableHeight()
  const [changing, setChanging] = useState<BulkKind | null>(null)
  const query = useOperation(items.all, { body: { store_id: storeId } })
  // A menu too long to be loaded as a whole is searched by the server.
  const searched = useOperation(
    items.all,
    { body: { store_id: storeId, search: state.filter.search } },
    { enabled: query.data?.cut === true && state.filter.search !== '' },
  )
  const answer = searched.data ?? query.data
  const all = answer?.items ?? none
  const categoryOf = useCallback(
    (id: number) => pick(categories.find((each) => each.id === id)?.name),
    [categories, pick],
  )
  const { rows, again } = useSortAndFilter(
    all,
    { ...state, searched: searched.data !== undefined },
    { language, categoryOf },
  )
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(ids, new Set(all.map(({ id }) => id)))
  const offerUndo = useOfferUndo()
  const canChange = can(bulkEdits.apply)

  const made = ({ id, count }: MadeChange) => {
    setChanging(null)
    selection.clear()
    offerUndo(bulk('done', { count }), id, again)
    void invalidateMenu().then(again)
    // The bar that the focus would return to is gone.
    place.current?.focus({ preventScroll: true })
  }
  const body = () => {
    if (!answer) {
      if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
      const loading = kernel('loading')
      return wide ? (
        <TableSkeleton state={state} ticked={canChange} loading={loading} />
      ) : (
        <CardSkeleton loading={loading} />
      )
    }
    if (all.length === 0 && !isFiltered(state.filter))
      return (
        <Empty
          words={{
            icon: <IconToolsKitchen2 size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
          }}
        />
      )
    if (rows.length === 0) return <NothingFound onClear={state.clear} />
    const shown = { rows, ids, categoryOf, state, selection: canChange ? selection : undefined }
    return wide ? <ItemTable {...shown} /> : <ItemCards {...shown} />
  }
  return (
    <section ref={place} tabIndex={-1} className={css.place} aria-label={t('title')}>
      <Filters items={all} categories={categories} state={state} wide={wide} />
      {answer?.cut && (
        <Callout tone="info">{kernel('cut', { most: maxRows.toLocaleString('en-US') })}</Callout>
      )}
      {!answer && <div className={css.line} />}
      {answer && (
        <BulkEditBar
          storeId={storeId}
          shown={ids}
          count={all.length}
          state={state}
          selection={canChange ? selection : undefined}
          categories={categories}
          wide={wide}
          onChange={setChanging}
        />
      )}
      {wide !== undefined && body()}
      <Suspense>
        {changing && (
          <BulkDialog
            kind={changing}
            storeId={storeId}
            items={all}
            selected={[...selection.ids]}
            categories={categories}
            onClose={() => setChanging(null)}
            onMade={made}
          />
        )}
      </Suspense>
    </section>
  )
}
