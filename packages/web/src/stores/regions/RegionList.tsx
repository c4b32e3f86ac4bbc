import { regions } from '@sufra/contract/stores/regions'
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useAction } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { PaneEntry, PaneList, PaneSkeleton } from '../../kernel/page/SplitView.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Regions.module.css'
import { type RegionWithAreas, refetchRegions } from './regions.cache.ts'
import { regionsText } from './regions.text.ts'

interface Props {
  readonly regions: readonly RegionWithAreas[] | undefined
  readonly chosen: number | undefined
  readonly canWrite: boolean
  readonly onEdit: (region: RegionWithAreas) => void
}

export function RegionList({ regions: all, chosen, canWrite, onEdit }: Props) {
  const t = useText(regionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const remove = useAction(regions.remove, { success: false })
  if (!all) return <PaneSkeleton label={t('regions')} loading={kernel('loading')} />

  const drop = async (region: RegionWithAreas) => {
    const yes = await confirm({
      title: t('askRegion'),
      text: t('askText', { name: pick(region.name) }),
      action: t('removeRegion'),
      danger: true,
    })
    if (!yes) return
    const onSuccess = () => toast.success(t('removed', { name: pick(region.name) }))
    remove.mutate({ params: { id: region.id } }, { onSuccess, onSettled: refetchRegions })
  }
  const menu = (region: RegionWithAreas) => (
    <PopMenu
      label={t('menuOf', { name: pick(region.name) })}
      button={<IconDotsVertical size={20} stroke={1.6} aria-hidden />}
      buttonClass={css.menu}
      place="below"
    >
      <PopAction icon={<IconPencil size={20} stroke={1.6} aria-hidden />} run={() => onEdit(region)}>
        {t('editRegion')}
      </PopAction>
      <PopAction icon={<IconTrash size={20} stroke={1.6} aria-hidden />} run={() => void drop(region)}>
        {t('removeRegion')}
      </PopAction>
    </PopMenu>
  )
  return (
    <PaneList label={t('regions')}>
      {all.map((region) => (
        <PaneEntry
          key={region.id}
          part="region"
          id={region.id}
          chosen={region.id === chosen}
          actions={canWrite && menu(region)}
        >
          {region.image && <Photo picture={region.image} name={pick(region.name)} size={40} />}
          <span className={css.entry}>
            <bdi>{pick(region.name)}</bdi>
            <small>{t('areaCount', { count: region.areas.length })}</small>
          </span>
        </PaneEntry>
      ))}
    </PaneList>
  )
}
