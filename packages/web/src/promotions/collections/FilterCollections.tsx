import { Button } from '@mantine/core'
import { collections } from '@sufra/contract/promotions/collections'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useEditedRow } from '../../kernel/forms/useEditedRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { PaneSkeleton, SplitView, useChosen, useOnePane } from '../../kernel/page/SplitView.tsx'
import { useShownEntry } from '../../kernel/page/useShownEntry.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { CollectionDetail } from './CollectionDetail.tsx'
import { CollectionList } from './CollectionList.tsx'
import { collectionsText } from './collections.text.ts'

const CollectionDialog = late(() => import('./CollectionDialog.tsx'))

/** Spec 3 §2 Filter collections: the list beside what is in the chosen one. */
export function FilterCollections() {
  const t = useText(collectionsText)
  const kernel = useText(kernelText)
  const writes = useSession().can(collections.save)
  const onePane = useOnePane()
  const [named, choose] = useChosen('collection')
  const query = useOperation(collections.list, { body: {} }, { every: refetchEvery.live })
  const all = query.data?.collections
  const chosen = useShownEntry(all, named, { idOf: ({ id }) => id, orFirst: !onePane })
  const { isOpen, row, edit, close, renew } = useEditedRow(
    async () => (await query.refetch()).data?.collections,
  )
  const add = writes && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => edit('new')}
    >
      {t('add')}
    </Button>
  )
  const body = () => {
    if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    const icon = <IconStack2 size={32} stroke={1.25} aria-hidden />
    if (all?.length === 0)
      return <Empty words={{ icon, title: t('empty'), text: t('emptyText'), action: add }} />
    const list = all ? (
      <CollectionList
        all={all}
        chosen={chosen?.id}
        onChoose={choose}
        onEdit={edit}
        onSorted={() => query.refetch()}
      />
    ) : (
      <PaneSkeleton label={t('title')} loading={kernel('loading')} />
    )
    const detail = chosen && <CollectionDetail key={chosen.id} collection={chosen} />
    return <SplitView part="collection" back={t('all')} list={list} detail={detail} />
  }
  return (
    <>
      <PageHeader actions={add} />
      {query.data?.cut && <Callout tone="info">{t('cut')}</Callout>}
      {body()}
      <Suspense>
        {isOpen && (
          <CollectionDialog
            key={row?.version}
            collection={row}
            onClose={close}
            onAdded={choose}
            onTakeTheirs={() => void renew()}
          />
        )}
      </Suspense>
    </>
  )
}
