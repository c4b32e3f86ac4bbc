import { Button } from '@mantine/core'
import { globalCategories } from '@sufra/contract/menu/globalCategories'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { call } from '../../kernel/data/api.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Pager } from '../../kernel/list/Pager.tsx'
import { Search } from '../../kernel/list/Search.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import css from '../../kernel/sorting/SortableRow.module.css'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { TaxonomySkeleton } from './TaxonomySkeleton.tsx'
import { marksText } from './taxonomies.text.ts'

const MarkDialog = late(() => import('./TaxonomyDialog.tsx'))
const idOf = ({ id }: Taxonomy) => id

/** What items of all stores are found by, put into order by dragging. */
export function GlobalCategories() {
  const t = useText(marksText)
  const pick = usePick()
  const { can } = useSession()
  const [{ page, count, search }, set] = useListState()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const query = useOperation(globalCategories.list, { body: search ? { search } : {} }, { keep: true })
  const all = query.data?.globalCategories
  const sorting = useSorting({
    list: 'global categories',
    ids: all?.map(idOf) ?? [],
    save: async (order) => {
      await call(globalCategories.sort, { body: { globalCategories: [...order] } })
      await queryClient.invalidateQueries({ queryKey: keyOf(globalCategories.list) })
    },
  })
  const byId = new Map(all?.map((category) => [category.id, category]))
  const ordered = sorting.order.flatMap((id) => byId.get(id) ?? [])
  const first = (page - 1) * count
  const writes = can(globalCategories.save)
  const label = t('categories')
  const add = writes && (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addCategory')}
    </Button>
  )
  const body = () => {
    if (!all)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <TaxonomySkeleton label={label} />
      )
    if (all.length === 0 && search) return <NothingFound onClear={() => set({ search: undefined })} />
    if (all.length === 0)
      return (
        <Empty
          words={{
            icon: <IconTags size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
            action: add,
          }}
        />
      )
    return (
      <SortableList
        label={label}
        rows={ordered.slice(first, first + count)}
        idOf={idOf}
        nameOf={({ name }) => pick(name)}
        fixed={!writes || search !== ''}
        onMove={(id, to) => sorting.move(id, first + to)}
      >
        {(category, handle) => (
          <CategoryRow category={category} handle={handle} onEdit={() => setEdited(category.id)} />
        )}
      </SortableList>
    )
  }
  return (
    <>
      <PageHeader actions={add} />
      <div className={css.bar}>
        <SortingStatus state={sorting.state} onRetry={sorting.retry} />
        <Search label={t('search')} value={search} onSearch={(next) => set({ search: next || undefined })} />
      </div>
      {body()}
      {all && all.length > 0 && (
        <Pager
          page={page}
          count={count}
          total={all.length}
          onPage={(next) => set({ page: next })}
          onCount={(next) => set({ count: next })}
        />
      )}
      <Suspense>
        {edited && (
          <MarkDialog
            kind="category"
            id={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
