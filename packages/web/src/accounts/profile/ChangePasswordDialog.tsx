import { Button, Group, Modal, Stack } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { useState } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { accountText } from '../signIn/account.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const t = useText(accountText)
  const kernel = useText(kernelText)
  const [failure, setFailure] = useState<string | null>(null)
  const { field, pending, submit } = useOperationForm(auth.changePassword, {
    initial: { old_password: '', new_password: '', confirmation_password: '' },
    body: (values) => values,
    saved: () => {
      toast.success(t('passwordChanged'))
      onClose()
    },
    // Spec 1 §8: the server's error, else its message, else "Service unavailable".
    failed: (error) => setFailure(messageOf(error) ?? kernel('unavailable')),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changePassword')}
      size={420}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          setFailure(null)
          submit(event)
        }}
      >
        <Stack gap="md">
          {failure && <Callout tone="error">{failure}</Callout>}
          <PasswordField
            label={t('oldPassword')}
            autoComplete="current-password"
            data-autofocus
            {...field('old_password')}
          />
          <PasswordField label={t('newPassword')} autoComplete="new-password" {...field('new_password')} />
          <PasswordField
            label={t('confirmation')}
            autoComplete="new-password"
            description={t('otherSessions')}
            {...field('confirmation_password')}
          />
          <Group justify="flex-end" gap="xs" mt="xs">
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
