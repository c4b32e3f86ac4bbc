import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { fetched, late } from '../../kernel/browser/late.ts'
import { ApiError } from '../../kernel/data/api.ts'
import { usePlatform, usePlatformName } from '../../kernel/data/platform.ts'
import { UserFacingError } from '../../kernel/data/userFacingError.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { canUsePasskeys } from '../passkeys/canUsePasskeys.ts'
import css from './AuthLayout.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { PasswordField } from './PasswordField.tsx'
import { authText } from './signIn.text.ts'
import { useEnter } from './useEnter.ts'

const SsoButton = late(() => import('../sso/SsoButton.tsx'))

type Failure = 'wrong' | 'unavailable'
const explainedByServer = new Set([
  'auth.awaitingApproval',
  'auth.restaurantRefused',
  'passkeys.invalid',
  'passkeys.unknown',
])
/** What is asked for once the password was right. */
const steps: Readonly<Record<string, 'code' | 'passkey'>> = {
  'auth.codeNeeded': 'code',
  'auth.passkeyNeeded': 'passkey',
}

export function SignIn() {
  const t = useText(authText)
  const product = usePlatformName()
  const sso = usePlatform()?.sso
  const { back, opened, failure: told } = useLocation({ select: (location) => location.state })
  const [failure, setFailure] = useState<Failure | string | null>(told ?? null)
  const [step, setStep] = useState<'code' | 'passkey' | null>(null)
  const [signing, setSigning] = useState(false)
  const enter = useEnter(back)
  // Spec 1 §8, plus the messages that say how long or for what to wait, or that waiting is no use (docs/decisions.md).
  const failed = (error: unknown) => {
    if (error instanceof UserFacingError) return setFailure(error.message)
    if (!(error instanceof ApiError)) return setFailure('unavailable')
    const asked = steps[error.body.code ?? '']
    if (asked) return setStep(asked)
    if (error.status === 429 || explainedByServer.has(error.body.code ?? '')) return setFailure(error.message)
    setFailure(error.status === 401 || error.body.code === 'auth.failed' ? 'wrong' : 'unavailable')
  }
  const { field, pending, submit } = useOperationForm(auth.signIn, {
    initial: { email: '', password: '', code: '' },
    body: ({ code, ...values }) => (step ? { ...values, code } : values),
    unchecked: true,
    saved: enter,
    failed,
  })
  const byPasskey = async () => {
    setFailure(null)
    setSigning(true)
    await fetched(() => import('../passkeys/signInWithPasskey.ts'))
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .then(enter, failed)
    setSigning(false)
  }
  const passkey = canUsePasskeys() && (
    <Button
      variant={step === 'passkey' ? 'filled' : 'default'}
      autoFocus={step === 'passkey'}
      loading={signing}
      onClick={() => void byPasskey()}
    >
      {t('byPasskey')}
    </Button>
  )
  return (
    <AuthLayout
      title={product ? t('welcome', { product }) : t('signIn')}
      text={step === 'passkey' && t('passkeyNeeded')}
    >
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
        {step === 'passkey' && passkey}
        {step ? (
          <TextInput
            key="code"
            label={t(step === 'code' ? 'code' : 'recoveryCode')}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            autoComplete="one-time-code"
            autoFocus={step === 'code' || !passkey}
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
        <Button
          type="submit"
          variant={step === 'passkey' && passkey ? 'default' : 'filled'}
          loading={pending}
        >
          {t('signIn')}
        </Button>
        {step !== 'passkey' && passkey}
        {sso && !step && (
          <Suspense>
            <SsoButton
              name={sso.name}
              back={back}
              failed={(message) => setFailure(message ?? 'unavailable')}
            />
          </Suspense>
        )}
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
