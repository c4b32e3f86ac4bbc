import { Button } from '@mantine/core'
import { regions } from '@sufra/contract/stores/regions'
import { IconMap2, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { SplitView, useChosen, useOnePane } from '../../kernel/page/SplitView.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Areas } from './Areas.tsx'
import { RegionList } from './RegionList.tsx'
import type { RegionWithAreas } from './regions.cache.ts'
import { regionsText } from './regions.text.ts'

const RegionDialog = late(() => import('./RegionDialog.tsx'))

/** Where food is delivered to: regions, and the areas of the chosen one. */
export function Regions() {
  const t = useText(regionsText)
  const kernel = useText(kernelText)
  const { can } = useSession()
  const onePane = useOnePane()
  const [region, choose] = useChosen('region')
  const [edited, setEdited] = useState<RegionWithAreas | 'new' | null>(null)
  const query = useOperation(regions.withAreas)
  const all = query.data?.regions
  const named = all?.find(({ id }) => id === region)
  const chosen = named ?? (onePane ? undefined : all?.[0])
  const canWrite = can(regions.save)

  const add = canWrite && (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addRegion')}
    </Button>
  )
  const body = () => {
    if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (all?.length === 0)
      return (
        <Empty
          words={{
            icon: <IconMap2 size={32} stroke={1.25} aria-hidden />,
            title: kernel('noData'),
            text: t('noRegionsText'),
            action: add,
          }}
        />
      )
    return (
      <SplitView
        part="region"
        back={t('allRegions')}
        list={<RegionList regions={all} chosen={chosen?.id} canWrite={canWrite} onEdit={setEdited} />}
        detail={chosen ? <Areas key={chosen.id} region={chosen} regions={all ?? []} /> : undefined}
      />
    )
  }
  const takeTheirs = async (id: number) => {
    const { data } = await query.refetch()
    setEdited(data?.regions.find((found) => found.id === id) ?? null)
  }
  return (
    <>
      <PageHeader title={t('regions')} actions={add} />
      {query.data?.cut && <Callout tone="info">{t('cut')}</Callout>}
      {body()}
      <Suspense>
        {edited && (
          <RegionDialog
            key={edited === 'new' ? edited : `${edited.id}-${edited.version}`}
            region={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onAdded={choose}
            onTakeTheirs={takeTheirs}
          />
        )}
      </Suspense>
    </>
  )
}
