import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './AuthLayout.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { accountText } from './account.text.ts'

/** Requests a reset link by mail. The answer does not reveal whether the address is known. */
export function ForgetPassword() {
  const t = useText(accountText)
  const [mailed, setMailed] = useState(false)
  const { field, pending, submit } = useOperationForm(auth.sendResetMail, {
    initial: { email: '' },
    body: (values) => values,
    saved: () => setMailed(true),
  })
  return (
    <AuthLayout title={t('forgetTitle')} text={t('forgetText')}>
      <form className={css.form} noValidate onSubmit={submit}>
        {mailed && <Callout tone="success">{t('mailed')}</Callout>}
        <TextInput
          label={t('email')}
          type="email"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          autoComplete="username"
          autoFocus
          {...field('email')}
        />
        <Button type="submit" loading={pending}>
          {t('sendMail')}
        </Button>
        <Button component={Link} to="/" variant="default">
          {t('signIn')}
        </Button>
      </form>
    </AuthLayout>
  )
}
