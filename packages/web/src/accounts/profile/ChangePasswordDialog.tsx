import { auth } from '@sufra/contract/accounts/auth'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { accountText } from '../signIn/account.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText(accountText)
  const form = useOperationForm(auth.changePassword, {
    initial: { old_password: '', new_password: '', confirmation_password: '' },
    body: (values) => values,
    saved: () => {
      toast.success(t('passwordChanged'))
      onClose()
    },
    // Spec 1 §8: the server's error, else its message, else "Service unavailable".
    failed: 'shown',
  })
  return (
    <FormDialog title={t('changePassword')} size={420} form={form} onClose={onClose}>
      <PasswordField
        label={t('oldPassword')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('old_password')}
      />
      <PasswordField label={t('newPassword')} autoComplete="new-password" {...form.field('new_password')} />
      <PasswordField
        label={t('confirmation')}
        autoComplete="new-password"
        description={t('otherSessions')}
        {...form.field('confirmation_password')}
      />
    </FormDialog>
  )
}
