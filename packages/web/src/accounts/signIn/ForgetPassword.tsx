import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/auth'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { Said } from '../../kernel/display/Callout.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { authText } from './signIn.text.ts'
import css from './AuthLayout.module.css'
import { EntryFrame } from './AuthLayout.tsx'

/** Asks for a mail with a link. The answer is the same whether the address is known or not. */
export function ForgetPassword() {
  const t = useText(authText)
  const [mailed, setMailed] = useState(false)
  const { field, pending, submit } = useOperationForm(auth.sendResetMail, {
    initial: { email: '' },
    body: (values) => values,
    saved: () => setMailed(true),
  })
  return (
    <EntryFrame title={t('forgetTitle')} text={t('forgetText')}>
      <form className={css.form} noValidate onSubmit={submit}>
        {mailed && <Said tone="success">{t('mailed')}</Said>}
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
    </EntryFrame>
  )
}
