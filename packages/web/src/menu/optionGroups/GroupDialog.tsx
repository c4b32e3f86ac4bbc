import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { GroupFields } from './GroupFields.tsx'
import type { Group, GroupKind, Option } from './groups.ts'
import { useGroupForm } from './useGroupForm.ts'

interface Props<G extends Group, O extends Option> {
  readonly of: GroupKind<G, O>
  readonly itemId: number
  readonly onAdded: (id: number) => void
  readonly onClose: () => void
}

export default function GroupDialog<G extends Group, O extends Option>(props: Props<G, O>) {
  const { of, itemId, onAdded, onClose } = props
  const t = useText(of.texts)
  const fields = useGroupForm({
    of,
    itemId,
    onSaved: (id) => {
      onClose()
      onAdded(id)
    },
  })
  return (
    <FormDialog form={fields.form} title={t('add')} incomplete={fields.incomplete} onClose={onClose}>
      <GroupFields of={fields} />
    </FormDialog>
  )
}
