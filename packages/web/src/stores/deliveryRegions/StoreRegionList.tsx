import { ActionIcon } from '@mantine/core'
import { deliveryRegions, type StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import { IconTrash } from '@tabler/icons-react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PaneEntry, PaneList, PaneSkeleton } from '../../kernel/page/SplitView.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { deliveryRegionsText } from './deliveryRegions.text.ts'

interface Props {
  readonly regions: readonly StoreRegion[] | undefined
  readonly chosen: number | undefined
  readonly canWrite: boolean
}

export function StoreRegionList({ regions, chosen, canWrite }: Props) {
  const t = useText(deliveryRegionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  // Only the list: refetching the details of a deleted region would return 404.
  const remove = useConfirmed(deliveryRegions.remove, { invalidates: [deliveryRegions.list] })
  if (!regions) return <PaneSkeleton label={t('regions')} loading={kernel('loading')} />
  const drop = ({ id, name }: StoreRegion) => {
    const question = {
      title: t('askRegion'),
      text: t('askRegionText', { name: pick(name) }),
      action: t('removeRegion'),
      danger: true,
      success: t('removedRegion', { name: pick(name) }),
    }
    void remove.run(question, { params: { id } })
  }
  return (
    <PaneList label={t('regions')}>
      {regions.map((region) => (
        <PaneEntry
          key={region.id}
          part="region"
          id={region.region_id}
          chosen={region.region_id === chosen}
          actions={
            canWrite && (
              <ActionIcon
                aria-label={t('removeOne', { name: pick(region.name) })}
                data-tip={t('removeRegion')}
                onClick={() => drop(region)}
              >
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </ActionIcon>
            )
          }
        >
          <bdi>{pick(region.name)}</bdi>
        </PaneEntry>
      ))}
    </PaneList>
  )
}
