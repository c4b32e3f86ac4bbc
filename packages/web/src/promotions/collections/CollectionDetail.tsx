import { Button, Group } from '@mantine/core'
import { type Collection, type CollectionElement, collections } from '@sufra/contract/promotions/collections'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Search } from '../../kernel/list/filters/Search.tsx'
import { PaneHead, PaneSkeleton } from '../../kernel/page/SplitView.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { Empty, Failed, NothingFound } from '../../kernel/states/states.tsx'
import { folded } from '../../kernel/text/folded.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { collectionsText } from './collections.text.ts'
import { ElementRow } from './ElementRow.tsx'

const AssignDialog = late(() => import('./AssignDialog.tsx'))
const idOf = ({ element_id }: CollectionElement) => element_id
const noElements: readonly CollectionElement[] = []

/** What is in the chosen collection: searched, put into order, assigned and taken out. */
export function CollectionDetail({ collection }: { collection: Collection }) {
  const t = useText(collectionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  const [search, setSearch] = useState('')
  const [assigning, setAssigning] = useState(false)
  const { id, type, name_en, name_ar } = collection
  const title = pick({ en: name_en, ar: name_ar })
  const query = useOperation(
    collections.details,
    { body: { filter_collection_id: id } },
    { every: refetchEvery.live },
  )
  const all = query.data?.collections ?? noElements
  const sort = useAction(type === 'Store' ? collections.sortStores : collections.sortItems, {
    success: false,
    failure: false,
  })
  const sorting = useSorting({
    list: `collection ${id}`,
    ids: all.map(idOf),
    save: async (order) => {
      await sort.mutateAsync({ body: { elements: [...order] } })
      await queryClient.invalidateQueries({ queryKey: keyOf(collections.details) })
    },
  })
  const nameOf = ({ item_name, store_name }: CollectionElement) => pick(item_name ?? store_name)
  const wanted = folded(search)
  const byId = new Map(all.map((each) => [idOf(each), each]))
  const shown = sorting.order
    .flatMap((each) => byId.get(each) ?? [])
    .filter(({ item_name, store_name }) => {
      const { en, ar } = item_name ?? store_name
      return folded(`${en} ${ar}`).includes(wanted)
    })
  const assign = can(collections.update) && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setAssigning(true)}
    >
      {t('assign')}
    </Button>
  )
  const body = () => {
    if (!query.data && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (!query.data) return <PaneSkeleton label={title} loading={kernel('loading')} />
    const icon = <IconStack2 size={32} stroke={1.25} aria-hidden />
    if (all.length === 0) return <Empty words={{ icon, title: t('nothingIn'), text: t('nothingInText') }} />
    if (shown.length === 0) return <NothingFound onClear={() => setSearch('')} />
    return (
      <SortableList
        label={title}
        rows={shown}
        idOf={idOf}
        nameOf={nameOf}
        fixed={search !== '' || !can(collections.sortStores)}
        onMove={sorting.move}
      >
        {(each, handle) => <ElementRow element={each} type={type} handle={handle} />}
      </SortableList>
    )
  }
  return (
    <section aria-label={title}>
      <PaneHead title={<bdi>{title}</bdi>}>
        <Group gap="xs" wrap="nowrap">
          <HistoryButton table="filter_collections" id={id} name={title} />
          {assign}
        </Group>
      </PaneHead>
      {query.data?.cut && <Callout tone="info">{t('cut')}</Callout>}
      <Search label={t('searchIn')} value={search} onSearch={setSearch} />
      <SortingStatus state={sorting.state} onRetry={sorting.retry} />
      {body()}
      <Suspense>{assigning && <AssignDialog id={id} onClose={() => setAssigning(false)} />}</Suspense>
    </section>
  )
}
