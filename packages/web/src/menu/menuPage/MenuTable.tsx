import { type ItemRow, items } from '@sufra/contract/items'
import { mostRows } from '@sufra/contract/kernel/list'
import { type MadeChange, menuChanges } from '@sufra/contract/menuChanges'
import type { Subcategory } from '@sufra/contract/subcategories'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { Suspense, useCallback, useState } from 'react'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { late } from '../../kernel/browser/late.ts'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { useOperation } from '../../kernel/data/operations.ts'
import { Said } from '../../kernel/display/Callout.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { isFiltered } from '../itemTable/sortAndFilter.rules.ts'
import { BulkBar } from '../bulkEdits/BulkBar.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import type { BulkKind } from '../bulkEdits/bulk.ts'
import { Filters } from '../itemTable/Filters.tsx'
import { freshenMenu } from '../itemTable/invalidateMenu.ts'
import { CardBones, ItemCards } from '../itemTable/ItemCards.tsx'
import { ItemTable, TableBones } from '../itemTable/ItemTable.tsx'
import css from '../itemTable/Filters.module.css'
import { menuTableText } from '../itemTable/itemTable.text.ts'
import { useArranged } from '../itemTable/useSortAndFilter.ts'
import { useRoom } from '../itemTable/useAvailableHeight.ts'
import { useSelection } from '../itemTable/useSelection.ts'
import { useTableState } from '../itemTable/useTableState.ts'
import { useOfferUndo } from '../bulkEdits/useUndo.ts'

const BulkDialog = late(() => import('../bulkEdits/BulkDialog.tsx'))
const none: readonly ItemRow[] = []

interface Props {
  readonly storeId: number
  readonly categories: readonly Subcategory[]
}

/** All items of a store's menu at once: looked through, edited where they stand, and changed many at one stroke. */
export default function MenuTable({ storeId, categories }: Props) {
  const t = useText(menuTableText)
  const kernel = useText(kernelText)
  const bulk = useText(bulkText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const state = useTableState()
  const [place, wide] = useRoom()
  const [changing, setChanging] = useState<BulkKind | null>(null)
  const query = useOperation(items.all, { body: { store_id: storeId } })
  // A menu too long to come whole is searched where it lies.
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
  const { rows, again } = useArranged(all, state, { language, categoryOf })
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(ids, new Set(all.map(({ id }) => id)))
  const offerUndo = useOfferUndo()
  const canChange = can(menuChanges.apply)

  const made = ({ id, count }: MadeChange) => {
    setChanging(null)
    selection.clear()
    offerUndo(bulk('done', { count }), id, again)
    void freshenMenu().then(again)
    // The bar that the focus would go back to is gone.
    place.current?.focus({ preventScroll: true })
  }
  const body = () => {
    if (!answer) {
      if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
      const loading = kernel('loading')
      return wide ? (
        <TableBones state={state} ticked={canChange} loading={loading} />
      ) : (
        <CardBones loading={loading} />
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
      {answer?.cut && <Said tone="info">{kernel('cut', { most: mostRows.toLocaleString('en-US') })}</Said>}
      {!answer && <div className={css.line} />}
      {answer && (
        <BulkBar
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
