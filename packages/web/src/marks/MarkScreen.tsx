import { Button } from '@mantine/core'
import type { Mark } from '@sufra/contract/marks.shapes'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../kernel/late.ts'
import { Pager } from '../kernel/list/Pager.tsx'
import { Search } from '../kernel/list/Search.tsx'
import { useListState } from '../kernel/list/search.ts'
import { Empty, Failed, NothingFound } from '../kernel/list/states.tsx'
import { keyOf, queryClient } from '../kernel/operations.ts'
import { useSession } from '../kernel/session.tsx'
import { SortableList } from '../kernel/sorting/SortableList.tsx'
import css from '../kernel/sorting/SortableRow.module.css'
import { SortingSaid } from '../kernel/sorting/SortingSaid.tsx'
import { useSorting } from '../kernel/sorting/useSorting.ts'
import { usePick, useText } from '../kernel/text/language.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { MarkBones } from './MarkBones.tsx'
import { MarkRow } from './MarkRow.tsx'
import { marksText } from './marks.text.ts'
import { type MarkKind, markKinds, useMarks } from './marks.ts'

const MarkDialog = late(() => import('./MarkDialog.tsx'))
const idOf = ({ id }: Mark) => id

function MarkScreen({ kind }: { kind: MarkKind }) {
  const t = useText(marksText)
  const pick = usePick()
  const { can } = useSession()
  const [{ page, count, search }, set] = useListState()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { list, save, sort } = markKinds[kind]
  const { query, marks } = useMarks(kind, search)
  const sorting = useSorting({
    ids: marks?.map(idOf) ?? [],
    save: async (order) => {
      await sort(order)
      await queryClient.invalidateQueries({ queryKey: keyOf(list) })
    },
  })
  const byId = new Map(marks?.map((mark) => [mark.id, mark]))
  const ordered = sorting.order.flatMap((id) => byId.get(id) ?? [])
  const first = (page - 1) * count
  const writes = can(save)
  const label = t(kind === 'category' ? 'categories' : 'filters')
  const add = writes && (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t(kind === 'category' ? 'addCategory' : 'addFilter')}
    </Button>
  )
  const body = () => {
    if (!marks)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <MarkBones label={label} />
      )
    if (marks.length === 0 && search) return <NothingFound onClear={() => set({ search: undefined })} />
    if (marks.length === 0)
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
        {(mark, handle) => (
          <MarkRow kind={kind} mark={mark} handle={handle} onEdit={() => setEdited(mark.id)} />
        )}
      </SortableList>
    )
  }
  return (
    <>
      <PageHeader actions={add} />
      <div className={css.bar}>
        <SortingSaid state={sorting.state} onRetry={sorting.retry} />
        <Search label={t('search')} value={search} onSearch={(next) => set({ search: next || undefined })} />
      </div>
      {body()}
      {marks && marks.length > 0 && (
        <Pager
          page={page}
          count={count}
          total={marks.length}
          onPage={(next) => set({ page: next })}
          onCount={(next) => set({ count: next })}
        />
      )}
      <Suspense>
        {edited && (
          <MarkDialog
            kind={kind}
            id={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}

export const GlobalCategories = () => <MarkScreen kind="category" />
export const Filters = () => <MarkScreen kind="filter" />
