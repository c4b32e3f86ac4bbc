import { Button } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './AuthLayout.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authText } from './signIn.text.ts'

/** Sets a new password with the token from the mail. */
export function ResetPassword() {
  const t = useText(authText)
  const { token } = useParams({ from: '/forget-password/$token' })
  const link = useOperation(auth.verifyResetToken, { params: { token } })
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { field, pending, submit } = useOperationForm(auth.resetPassword, {
    initial: { password: '', confirmation_password: '' },
    body: (values) => ({ ...values, token }),
    saved: () => setDone(true),
    failed: (error) => setFailure(messageOf(error) ?? t('unavailable')),
  })
  const dead = messageOf(link.error) ?? failure
  return (
    <AuthLayout title={t('resetTitle')}>
      <form className={css.form} noValidate onSubmit={submit}>
        {done ? (
          <Callout tone="success">{t('resetDone')}</Callout>
        ) : dead ? (
          <>
            <Callout tone="error">{dead}</Callout>
            <Button component={Link} to="/forget-password">
              {t('requestAgain')}
            </Button>
          </>
        ) : (
          <>
            <PasswordField
              label={t('newPassword')}
              autoComplete="new-password"
              autoFocus
              {...field('password')}
            />
            <PasswordField
              label={t('confirmation')}
              autoComplete="new-password"
              {...field('confirmation_password')}
            />
            <Button type="submit" loading={pending}>
              {t('reset')}
            </Button>
          </>
        )}
        <Button component={Link} to="/" variant={done ? 'filled' : 'default'}>
          {t('signIn')}
        </Button>
      </form>
    </AuthLayout>
  )
}
