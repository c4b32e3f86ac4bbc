import { type Area, regions } from '@sufra/contract/regions'
import { confirm } from '../kernel/confirm.tsx'
import { RowActions } from '../kernel/list/RowActions.tsx'
import { useAction } from '../kernel/operations.ts'
import { usePick, useText } from '../kernel/text/language.tsx'
import { refetchRegions } from './regions.cache.ts'
import { regionsText } from './regions.text.ts'

export function AreaActions({ area, onEdit }: { area: Area; onEdit: () => void }) {
  const t = useText(regionsText)
  const name = usePick()(area.name)
  const remove = useAction(regions.removeArea)
  const drop = async () => {
    const yes = await confirm({
      title: t('askArea'),
      text: t('askText', { name }),
      action: t('removeArea'),
      danger: true,
    })
    if (yes) remove.mutate({ params: { id: area.id } }, { onSettled: refetchRegions })
  }
  return <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.isPending} />
}
