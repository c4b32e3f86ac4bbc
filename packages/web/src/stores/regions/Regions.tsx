import type { OutputOf } from '@sufra/contract/kernel/operation'
import { regions } from '@sufra/contract/stores/regions'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useEntries } from '../../kernel/entries/useEntries.tsx'
import { useEmptyWords } from '../../kernel/entries/useEntryColumns.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { SplitView, useChosen, useOnePane } from '../../kernel/page/SplitView.tsx'
import { useShownEntry } from '../../kernel/page/useShownEntry.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Areas } from './Areas.tsx'
import { RegionList } from './RegionList.tsx'
import { regionList } from './regionEntries.tsx'
import { regionsText } from './regions.text.ts'

const rowsOf = (data: OutputOf<typeof regions.withAreas>) => data.regions

/** Where food is delivered to: regions, and the areas of the chosen one. */
export function Regions() {
  const t = useText(regionsText)
  const onePane = useOnePane()
  const [region, choose] = useChosen('region')
  const query = useOperation(regions.withAreas)
  const { add, edit, dialog } = useEntries(regionList, { query, rowsOf, onAdded: choose })
  const empty = useEmptyWords(regionList, add)
  const all = query.data?.regions
  const chosen = useShownEntry(all, region, { idOf: ({ id }) => id, orFirst: !onePane })
  const body = () => {
    if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (all?.length === 0) return <Empty words={empty} />
    return (
      <SplitView
        part="region"
        back={t('all')}
        list={<RegionList regions={all} chosen={chosen?.id} onEdit={edit} />}
        detail={chosen ? <Areas key={chosen.id} region={chosen} regions={all ?? []} /> : undefined}
      />
    )
  }
  return (
    <>
      <PageHeader title={t('title')} actions={add} />
      {query.data?.cut && <Callout tone="info">{t('cut')}</Callout>}
      {body()}
      {dialog}
    </>
  )
}
