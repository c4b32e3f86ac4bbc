import { deliveryRegions } from '@sufra/contract/stores/deliveryRegions'
import { type Area, regions } from '@sufra/contract/stores/regions'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { regionsText } from './regions.text.ts'

/** Their names stand in stores' delivery regions too. */
const freshens = [...Object.values(regions), ...Object.values(deliveryRegions)]

export function AreaActions({ area, onEdit }: { area: Area; onEdit: () => void }) {
  const t = useText(regionsText)
  const name = usePick()(area.name)
  const remove = useConfirmed(regions.removeArea, { freshens })
  const drop = () =>
    remove.run(
      {
        title: t('askArea'),
        text: t('askText', { name }),
        action: t('removeArea'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: area.id } },
    )
  return <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
}
