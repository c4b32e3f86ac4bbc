import { type Unit, units } from '@sufra/contract/units'
import { confirm } from '../kernel/confirm.tsx'
import { RowActions } from '../kernel/list/RowActions.tsx'
import { queryClient, useAction } from '../kernel/operations.ts'
import { usePick, useText } from '../kernel/text/language.tsx'
import { unitsText } from './units.text.ts'

export function UnitActions({ unit, onEdit }: { unit: Unit; onEdit: () => void }) {
  const t = useText(unitsText)
  const name = usePick()(unit.name)
  const remove = useAction(units.remove)
  const drop = async () => {
    const yes = await confirm({
      title: t('ask'),
      text: t('askText', { name }),
      action: t('remove'),
      danger: true,
    })
    if (!yes) return
    remove.mutate(
      { params: { id: unit.id } },
      { onSettled: () => queryClient.invalidateQueries({ queryKey: ['units'] }) },
    )
  }
  return <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.isPending} />
}
