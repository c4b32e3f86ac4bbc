import { TextInput } from '@mantine/core'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { passkeysText } from './passkeys.text.ts'

interface Props {
  readonly passkey: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export function RenameDialog({ passkey: { id, name }, onClose }: Props) {
  const t = useText(passkeysText)
  const form = useOperationForm(passkeys.rename, {
    initial: { name },
    params: { id },
    body: (values) => values,
    saved: (_, values) => {
      void queryClient.invalidateQueries({ queryKey: keyOf(passkeys.list) })
      toast.success(t('renamed', values))
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog title={t('renameOf', { name })} size={420} form={form} onClose={onClose}>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        dir="auto"
        data-autofocus
        {...form.field('name')}
      />
    </FormDialog>
  )
}
