import { FormDialog } from '../../../kernel/forms/FormDialog.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { AddonFields } from './AddonFields.tsx'
import { addonsText } from './addons.text.ts'
import { useAddonForm } from './useAddonForm.ts'

interface Props {
  readonly itemId: number
  readonly onAdded: (id: number) => void
  readonly onClose: () => void
}

export default function AddonDialog({ itemId, onAdded, onClose }: Props) {
  const t = useText(addonsText)
  const form = useAddonForm({
    itemId,
    addon: undefined,
    saved: (id) => {
      onClose()
      onAdded(id)
    },
  })
  return (
    <FormDialog form={form} title={t('addAddons')} onClose={onClose}>
      <AddonFields form={form} />
    </FormDialog>
  )
}
