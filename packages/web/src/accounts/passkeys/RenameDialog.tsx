import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { useCovered } from '../../kernel/dialogs/useCovered.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { passkeysText } from './passkeys.text.ts'

interface Props {
  readonly passkey: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export function RenameDialog({ passkey: { id, name }, onClose }: Props) {
  useFocusBack()
  const t = useText(passkeysText)
  const kernel = useText(kernelText)
  const covered = useCovered()
  const { field, pending, submit, failure } = useOperationForm(passkeys.rename, {
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
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!covered}
      title={t('renameOf', { name })}
      size={420}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failure && <Callout tone="error">{failure}</Callout>}
          <TextInput
            label={t('name')}
            description={t('nameHint')}
            dir="auto"
            data-autofocus
            {...field('name')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {kernel('cancel')}
            </Button>
            <Button type="submit" loading={pending}>
              {kernel('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
