import { type Unit, units } from '@sufra/contract/units'
import { BilingualInput } from '../kernel/inputs/BilingualInput.tsx'
import { FormDialog } from '../kernel/forms/FormDialog.tsx'
import { queryClient } from '../kernel/data/operations.ts'
import { snack } from '../kernel/display/toast.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useEntryForm } from '../kernel/forms/useEntryForm.ts'
import { unitsText } from '../menu/units/units.text.ts'

interface Props {
  /** The one to rename; a new one without it. */
  readonly unit: Unit | undefined
  readonly onClose: () => void
  readonly onTakeTheirs: (unit: Unit) => void
}

export default function UnitDialog({ unit, onClose, onTakeTheirs }: Props) {
  const t = useText(unitsText)
  const pick = usePick()
  const form = useEntryForm(units.save, units.update, {
    row: unit,
    initial: { name_en: unit?.name.en ?? '', name_ar: unit?.name.ar ?? '' },
    body: (values) => values,
    saved: (_, { name_en, name_ar }) => {
      snack.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      void queryClient.invalidateQueries({ queryKey: ['units'] })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={unit ? t('edit') : t('add')}
      onClose={onClose}
      onTakeTheirs={() => unit && onTakeTheirs(unit)}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={50}
        autoFocus
      />
      {unit && <p>{t('renaming')}</p>}
    </FormDialog>
  )
}
