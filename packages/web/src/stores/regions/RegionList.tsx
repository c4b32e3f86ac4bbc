import { regions } from '@sufra/contract/stores/regions'
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useHistoryEntry } from '../../accounts/trail/useHistory.tsx'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { useEntryRemoval } from '../../kernel/entries/useEntryRemoval.ts'
import menu from '../../kernel/list/rowMenu.module.css'
import { PaneEntry, PaneList, PaneSkeleton } from '../../kernel/page/SplitView.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Regions.module.css'
import { type RegionWithAreas, regionList } from './regionEntries.tsx'
import { regionsText } from './regions.text.ts'

function RegionMenu({ region, onEdit }: { region: RegionWithAreas; onEdit: () => void }) {
  const t = useText(regionsText)
  const { name, remove } = useEntryRemoval(regionList, region)
  const history = useHistoryEntry({ table: 'regions', id: region.id, name })
  return (
    <>
      <PopMenu
        label={t('menuOf', { name })}
        button={<IconDotsVertical size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        <PopAction icon={<IconPencil size={20} stroke={1.6} aria-hidden />} run={onEdit}>
          {t('edit')}
        </PopAction>
        {history.entry}
        <PopAction icon={<IconTrash size={20} stroke={1.6} aria-hidden />} run={remove}>
          {t('remove')}
        </PopAction>
      </PopMenu>
      {history.drawer}
    </>
  )
}

interface Props {
  readonly regions: readonly RegionWithAreas[] | undefined
  readonly chosen: number | undefined
  readonly onEdit: (region: RegionWithAreas) => void
}

export function RegionList({ regions: all, chosen, onEdit }: Props) {
  const t = useText(regionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const writes = useSession().can(regions.save)
  if (!all) return <PaneSkeleton label={t('title')} loading={kernel('loading')} />
  return (
    <PaneList label={t('title')}>
      {all.map((region) => (
        <PaneEntry
          key={region.id}
          part="region"
          id={region.id}
          chosen={region.id === chosen}
          actions={
            writes ? (
              <RegionMenu region={region} onEdit={() => onEdit(region)} />
            ) : (
              <HistoryButton table="regions" id={region.id} name={pick(region.name)} />
            )
          }
        >
          {regionList.pictureOf?.(region, pick(region.name))}
          <span className={css.entry}>
            <bdi>{pick(region.name)}</bdi>
            <small>{t('areaCount', { count: region.areas.length })}</small>
          </span>
        </PaneEntry>
      ))}
    </PaneList>
  )
}
