import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useText } from '../../kernel/text/language.tsx'
import { accountText } from './account.text.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Sets a new password with the token from the mail. */
export function ResetPassword() {
  const t = useText(accountText)
  const { token } = useParams({ from: '/forget-password/$token' })
  const again = (
    <Button component={Link} to="/forget-password">
      {t('requestAgain')}
    </Button>
  )
  return (
    <NewPasswordForm
      token={token}
      title={t('resetTitle')}
      action={t('reset')}
      done={t('resetDone')}
      expired={again}
    />
  )
}
