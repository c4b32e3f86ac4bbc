import { type Unit, units } from '@sufra/contract/units'
import { useInUse } from '../../menu/items/useInUse.tsx'
import { RowActions } from '../list/RowActions.tsx'
import { usePick, useText } from '../text/language.tsx'
import { useConfirmed } from '../dialogs/useConfirmed.ts'
import { unitsText } from '../../menu/units/units.text.ts'

export function UnitActions({ unit, onEdit }: { unit: Unit; onEdit: () => void }) {
  const t = useText(unitsText)
  const name = usePick()(unit.name)
  const inUse = useInUse(name)
  const remove = useConfirmed(units.remove, { freshens: Object.values(units), refused: inUse.refused })
  const drop = () =>
    remove.run(
      {
        title: t('ask'),
        text: t('askText', { name }),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: unit.id } },
    )
  return (
    <>
      <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
      {inUse.dialog}
    </>
  )
}
