import { ActionIcon } from '@mantine/core'
import { deliveryRegions, type StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import { IconTrash } from '@tabler/icons-react'
import { keyOf, queryClient, useAction } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { toast } from '../../kernel/display/toast.tsx'
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
  const remove = useAction(deliveryRegions.remove, { success: false })
  if (!regions) return <PaneSkeleton label={t('regions')} loading={kernel('loading')} />
  const drop = async ({ id, name }: StoreRegion) => {
    const yes = await confirm({
      title: t('askRegion'),
      text: t('askRegionText', { name: pick(name) }),
      action: t('removeRegion'),
      danger: true,
    })
    // Only the list: refetching the details of a deleted region would return 404.
    const onSettled = () => queryClient.invalidateQueries({ queryKey: keyOf(deliveryRegions.list) })
    const onSuccess = () => toast.success(t('removedRegion', { name: pick(name) }))
    if (yes) remove.mutate({ params: { id } }, { onSuccess, onSettled })
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
                onClick={() => void drop(region)}
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
