import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { emailInText } from '../../kernel/display/emailInText.ts'
import { Mail } from '../../kernel/display/Mail.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from '../signIn/AuthLayout.module.css'
import { AuthLayout } from '../signIn/AuthLayout.tsx'
import { accountText } from '../signIn/account.text.ts'

/** Kept until the code is confirmed: completing the sign-up requires both. */
export interface Sent {
  readonly email: string
  readonly password: string
}

export function SignUpCode({ email, password }: Sent) {
  const t = useText(accountText)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const resend = useAction(auth.resendCode, { success: t('resent', { email: emailInText(email) }) })
  const { field, pending, submit } = useOperationForm(auth.verifySignUp, {
    initial: { code: '' },
    body: ({ code }) => ({ email, password, code: code.trim() }),
    saved: () => setDone(true),
    failed: (error) => setFailure(messageOf(error) ?? t('unavailable')),
  })
  const code = field('code')
  const toSignIn = (
    <Button component={Link} to="/" variant="default">
      {t('signIn')}
    </Button>
  )
  if (done)
    return (
      <AuthLayout title={t('awaiting')} text={t('awaitingText')}>
        <div className={css.form}>{toSignIn}</div>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title={t('codeTitle')}
      text={
        <>
          {t('codeText')} <Mail address={email} />
        </>
      }
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          setFailure(null)
          submit(event)
        }}
      >
        {failure && <Callout tone="error">{failure}</Callout>}
        <TextInput
          label={t('code')}
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          {...code}
          onChange={(event) => code.onChange(westernDigits(event.currentTarget.value))}
        />
        <Button type="submit" loading={pending}>
          {t('verify')}
        </Button>
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() => resend.mutate({ body: { email } })}
        >
          {t('resend')}
        </Button>
        {toSignIn}
      </form>
    </AuthLayout>
  )
}
