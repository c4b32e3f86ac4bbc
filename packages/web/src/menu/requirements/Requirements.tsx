import { type Requirement, requirements } from '@sufra/contract/menu/requirements'
import { IconClipboardList } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { focusPlace } from '../../kernel/browser/focusPlace.ts'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { Search } from '../../kernel/list/Search.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import row from '../../kernel/sorting/SortableRow.module.css'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { TaxonomySkeleton } from '../taxonomies/TaxonomySkeleton.tsx'
import { focusFirst, RequirementForm } from './RequirementForm.tsx'
import { RequirementRow } from './RequirementRow.tsx'
import css from './Requirements.module.css'
import { requirementsText } from './requirements.text.ts'

const idOf = ({ id }: Requirement) => id

/** What customers must have ready: added and worded in one line, sorted, deleted (spec 3 §2). */
export function Requirements() {
  const t = useText(requirementsText)
  const { language } = useLanguage()
  const { can } = useSession()
  const [{ search }, set] = useListState()
  const [edited, setEdited] = useState<Requirement>()
  const [turn, setTurn] = useState(0)
  const query = useOperation(requirements.list, { body: search ? { search } : {} }, { keep: true })
  const all = query.data?.requirements
  const sort = useAction(requirements.sort, { success: false, failure: false })
  const sorting = useSorting({
    list: 'requirements',
    ids: all?.map(idOf) ?? [],
    save: async (order) => {
      await sort.mutateAsync({ body: { requirements: [...order] } })
      await queryClient.invalidateQueries({ queryKey: keyOf(requirements.list) })
    },
  })
  const goOn = useRef<() => void>(null)
  const begin = (requirement: Requirement | undefined) => {
    setEdited(requirement)
    setTurn(turn + 1)
  }
  const edit = (requirement: Requirement) => {
    goOn.current = focusPlace()
    begin(requirement)
  }
  /** Back to the row that was edited, or on to the next new one; the form is another by then. */
  const done = () => {
    begin(undefined)
    const next = goOn.current ?? focusFirst
    goOn.current = null
    setTimeout(next)
  }
  const byId = new Map(all?.map((each) => [each.id, each]))
  const writes = can(requirements.save)
  const body = () => {
    if (!all)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <TaxonomySkeleton label={t('requirements')} />
      )
    if (all.length === 0 && search) return <NothingFound onClear={() => set({ search: undefined })} />
    if (all.length === 0)
      return (
        <Empty
          words={{
            icon: <IconClipboardList size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
          }}
        />
      )
    return (
      <SortableList
        label={t('requirements')}
        rows={sorting.order.flatMap((id) => byId.get(id) ?? [])}
        idOf={idOf}
        nameOf={(row) => (language === 'ar' ? row.name_ar : row.name_en)}
        fixed={!writes || search !== ''}
        onMove={sorting.move}
      >
        {(row, handle) => <RequirementRow requirement={row} handle={handle} onEdit={() => edit(row)} />}
      </SortableList>
    )
  }
  const takeTheirs = async () => {
    const { data } = await query.refetch()
    begin(data?.requirements.find(({ id }) => id === edited?.id))
  }
  return (
    <>
      <PageHeader />
      {writes && (
        <RequirementForm
          key={turn}
          requirement={edited}
          onDone={done}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <div className={css.list}>
        <div className={row.bar}>
          <SortingStatus state={sorting.state} onRetry={sorting.retry} />
          <Search
            label={t('search')}
            value={search}
            onSearch={(next) => set({ search: next || undefined })}
          />
        </div>
        {body()}
      </div>
    </>
  )
}
