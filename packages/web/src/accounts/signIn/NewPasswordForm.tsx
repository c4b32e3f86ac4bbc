import { Button } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './AuthLayout.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { accountText } from './account.text.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  /** From the mail. */
  readonly token: string
  readonly title: string
  readonly text?: string
  readonly action: string
  readonly done: string
  /** What to do with a link that no longer works. */
  readonly expired: ReactNode
}

/** Sets the own password with the token of a mail. */
export function NewPasswordForm({ token, title, text, action, done: doneText, expired }: Props) {
  const t = useText(accountText)
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
    <AuthLayout title={title} text={text}>
      <form className={css.form} noValidate onSubmit={submit}>
        {done ? (
          <Callout tone="success">{doneText}</Callout>
        ) : dead ? (
          <>
            <Callout tone="error">{dead}</Callout>
            {expired}
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
              {action}
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
