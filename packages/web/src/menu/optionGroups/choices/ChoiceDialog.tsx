import { FormDialog } from '../../../kernel/forms/FormDialog.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { choicesText } from './choices.text.ts'
import { isComplete } from './limits.rules.ts'
import { useChoiceForm } from './useChoiceForm.ts'

interface Props {
  readonly itemId: number
  readonly onAdded: (id: number) => void
  readonly onClose: () => void
}

export default function ChoiceDialog({ itemId, onAdded, onClose }: Props) {
  const t = useText(choicesText)
  const form = useChoiceForm({
    itemId,
    choice: undefined,
    saved: (id) => {
      onClose()
      onAdded(id)
    },
  })
  return (
    <FormDialog form={form} title={t('addChoices')} incomplete={!isComplete(form.values)} onClose={onClose}>
      <ChoiceFields form={form} />
    </FormDialog>
  )
}
