import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { usePlatformName } from '../../kernel/data/platform.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { landingOf } from '../../kernel/session/landing.ts'
import { beginSession } from '../../kernel/session/session.tsx'
import { languageChosen, useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './AuthLayout.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authText } from './signIn.text.ts'

type Failure = 'wrong' | 'unavailable'
const explainedByServer = new Set(['auth.awaitingApproval', 'auth.restaurantRefused'])

export function SignIn() {
  const t = useText(authText)
  const product = usePlatformName()
  const { setLanguage } = useLanguage()
  const navigate = useNavigate()
  const { back, opened } = useLocation({ select: (location) => location.state })
  const [failure, setFailure] = useState<Failure | string | null>(null)
  /** The password was right, and a code is asked for too. */
  const [stepping, setStepping] = useState(false)
  const { field, pending, submit } = useOperationForm(auth.signIn, {
    initial: { email: '', password: '', code: '' },
    body: ({ code, ...values }) => (stepping ? { ...values, code } : values),
    unchecked: true,
    saved: ({ token, loggedInUser }) => {
      if (!languageChosen()) setLanguage(loggedInUser.language)
      beginSession(token, loggedInUser)
      void navigate({ href: back ?? landingOf(loggedInUser), replace: true })
    },
    // Spec 1 §8, plus the messages that say how long or for what to wait, or that waiting is no use
    // (docs/decisions.md).
    failed: (error) => {
      if (!(error instanceof ApiError)) return setFailure('unavailable')
      if (error.body.code === 'auth.codeNeeded') return setStepping(true)
      if (error.status === 429 || explainedByServer.has(error.body.code ?? ''))
        return setFailure(error.message)
      setFailure(error.status === 401 || error.body.code === 'auth.failed' ? 'wrong' : 'unavailable')
    },
  })
  return (
    <AuthLayout title={product ? t('welcome', { product }) : t('signIn')}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          setFailure(null)
          submit(event)
        }}
      >
        {back && !failure && (
          <Callout tone="info">{t(opened === 'order' ? 'toSeeOrder' : 'sessionEnded')}</Callout>
        )}
        {failure && (
          <Callout tone="error">
            {failure === 'wrong' || failure === 'unavailable' ? t(failure) : failure}
          </Callout>
        )}
        {stepping ? (
          <TextInput
            key="code"
            label={t('code')}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            autoComplete="one-time-code"
            autoFocus
            {...field('code')}
          />
        ) : (
          <>
            <TextInput
              label={t('email')}
              type="email"
              dir="ltr"
              labelProps={{ dir: 'auto' }}
              autoComplete="username"
              autoFocus
              {...field('email')}
            />
            <PasswordField label={t('password')} autoComplete="current-password" {...field('password')} />
          </>
        )}
        <Button type="submit" loading={pending}>
          {t('signIn')}
        </Button>
        <div className={css.between}>
          <Link className={css.link} to="/forget-password">
            {t('forgot')}
          </Link>
        </div>
      </form>
      <p className={css.foot}>
        {product && t('noAccount', { product })}
        <Link className={css.link} to="/sign-up">
          {t('signUpLink')}
        </Link>
      </p>
    </AuthLayout>
  )
}
