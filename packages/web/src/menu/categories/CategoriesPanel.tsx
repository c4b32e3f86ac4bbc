import { Button } from '@mantine/core'
import { type Category, categories } from '@sufra/contract/menu/categories'
import { IconCategory, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { keyOf, queryClient, useAction } from '../../kernel/data/operations.ts'
import { RowTick, SelectionContext } from '../../kernel/list/bulk/RowTick.tsx'
import { useBulk } from '../../kernel/list/bulk/useBulk.tsx'
import { Search } from '../../kernel/list/filters/Search.tsx'
import { PaneSkeleton, useOnePane } from '../../kernel/page/SplitView.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { folded } from '../../kernel/text/folded.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import css from './Categories.module.css'
import { CategoryRow } from './CategoryRow.tsx'
import { useCategoryBulk } from './useCategoryBulk.ts'

const idOf = ({ id }: Category) => id

interface Props {
  readonly storeId: number
  readonly query: {
    readonly data?: { readonly subcategories: readonly Category[] } | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
  readonly onEdit: (id: number | 'new') => void
}

export function CategoriesPanel({ storeId, query, chosen, onChoose, onEdit }: Props) {
  const t = useText(menuText)
  const kernel = useText(kernelText)
  const pick = usePick()
  // The drawer has the title already.
  const inDrawer = useOnePane()
  const { can } = useSession()
  const [search, setSearch] = useState('')
  const all = query.data?.subcategories ?? []
  const sort = useAction(categories.sort, { success: false, failure: false })
  const sorting = useSorting({
    list: `categories of ${storeId}`,
    ids: all.map(idOf),
    save: async (order) => {
      await sort.mutateAsync({ body: { subcategories: [...order] } })
      await queryClient.invalidateQueries({ queryKey: keyOf(categories.list) })
    },
  })
  const wanted = folded(search)
  const byId = new Map(all.map((each) => [each.id, each]))
  const shown = sorting.order
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name }) => folded(`${name.en} ${name.ar}`).includes(wanted))
  const bulk = useCategoryBulk()
  const { selection, labelledAll, below } = useBulk(bulk, shown, idOf)
  const ticks = bulk.actions.length > 0
  const body = () => {
    if (!query.data)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <PaneSkeleton label={t('categories')} loading={kernel('loading')} />
      )
    if (all.length === 0)
      return (
        <Empty
          words={{
            icon: <IconCategory size={32} stroke={1.25} aria-hidden />,
            title: t('noCategories'),
            text: t('noCategoriesText'),
          }}
        />
      )
    if (shown.length === 0) return <NothingFound onClear={() => setSearch('')} />
    return (
      <SortableList
        label={t('categories')}
        rows={shown}
        idOf={idOf}
        nameOf={({ name }) => pick(name)}
        fixed={search !== '' || !can(categories.sort)}
        onMove={sorting.move}
      >
        {(category, handle) => (
          <CategoryRow
            category={category}
            tick={ticks && <RowTick id={category.id} name={pick(category.name)} />}
            handle={handle}
            chosen={category.id === chosen}
            onChoose={() => onChoose(category.id)}
            onEdit={() => onEdit(category.id)}
          />
        )}
      </SortableList>
    )
  }
  return (
    <SelectionContext value={selection}>
      <div className={css.head}>
        {!inDrawer && <h2>{t('categories')}</h2>}
        {can(categories.save) && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            onClick={() => onEdit('new')}
          >
            {t('addCategory')}
          </Button>
        )}
      </div>
      <Search label={t('searchCategories')} value={search} onSearch={setSearch} />
      <SortingStatus state={sorting.state} onRetry={sorting.retry} />
      {ticks && shown.length > 0 && labelledAll}
      {body()}
      {ticks && below}
    </SelectionContext>
  )
}
