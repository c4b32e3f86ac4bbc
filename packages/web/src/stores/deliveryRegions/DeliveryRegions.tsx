import { Button } from '@mantine/core'
import { deliveryRegions } from '@sufra/contract/stores/deliveryRegions'
import type { Region } from '@sufra/contract/stores/regions'
import { IconMapPinOff, IconPlus } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PaneHead, SplitView, useChosen, useOnePane } from '../../kernel/page/SplitView.tsx'
import { useShownEntry } from '../../kernel/page/useShownEntry.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { ServedRegion } from './ServedRegion.tsx'
import { StoreRegionList } from './StoreRegionList.tsx'
import { TermsForm } from './TermsForm.tsx'

const RegionPicker = late(() => import('./RegionPicker.tsx'))

/** Where and when a store delivers, and for how much. */
export function DeliveryRegions({ storeId }: { storeId: number }) {
  const t = useText(deliveryRegionsText)
  const canWrite = useSession().can(deliveryRegions.save)
  const onePane = useOnePane()
  const [region, choose] = useChosen('region')
  const [picking, setPicking] = useState(false)
  const [added, setAdded] = useState<Region | null>(null)
  // Another region was chosen instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is what it waits for
  useEffect(() => setAdded(null), [region])
  const addButton = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    // The form of the new region is gone, and the focus with it.
    if (wasAdding.current && !added && document.activeElement === document.body) addButton.current?.focus()
    wasAdding.current = added !== null
  }, [added])
  const query = useOperation(deliveryRegions.list, { params: { id: storeId } })
  const all = query.data?.storeRegions
  const shown = useShownEntry(all, region, { idOf: ({ region_id }) => region_id, orFirst: !onePane })
  const chosen = added ? undefined : shown

  const add = canWrite && (
    <Button
      ref={addButton}
      variant="default"
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      disabled={!all || added !== null}
      onClick={() => setPicking(true)}
    >
      {t('addRegion')}
    </Button>
  )
  const head = (
    <PaneHead title={t('regions')} list>
      {add}
    </PaneHead>
  )
  const detail = () => {
    if (added)
      return (
        <TermsForm
          storeId={storeId}
          region={added}
          onClose={() => setAdded(null)}
          onSaved={() => choose(added.id)}
        />
      )
    return chosen && <ServedRegion key={chosen.id} storeId={storeId} region={chosen} canWrite={canWrite} />
  }
  const body = () => {
    if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (all?.length === 0 && !added)
      return (
        <>
          {head}
          <Empty
            words={{
              icon: <IconMapPinOff size={32} stroke={1.25} aria-hidden />,
              title: t('empty'),
              text: t('emptyText'),
            }}
          />
        </>
      )
    return (
      <SplitView
        part="region"
        back={added ? undefined : t('allRegions')}
        list={
          <>
            {head}
            <StoreRegionList regions={all} chosen={chosen?.region_id} canWrite={canWrite} />
          </>
        }
        detail={detail()}
      />
    )
  }
  return (
    <>
      {body()}
      <Suspense>
        {picking && all && (
          <RegionPicker
            taken={all.map(({ region_id }) => region_id)}
            onPick={setAdded}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
