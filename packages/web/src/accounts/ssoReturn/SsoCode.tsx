import { Button } from '@mantine/core'
import type { auth } from '@sufra/contract/accounts/auth'
import { sso } from '@sufra/contract/accounts/sso'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { canUsePasskeys } from '../passkeys/canUsePasskeys.ts'
import { signInWithPasskey } from '../passkeys/signInWithPasskey.ts'
import { StepField } from '../secondStep/StepField.tsx'
import css from '../signIn/AuthLayout.module.css'
import { AuthLayout } from '../signIn/AuthLayout.tsx'
import { authText } from '../signIn/signIn.text.ts'

interface Props {
  readonly page: string
  /** It has passkeys and no codes: one of them, or a recovery code. */
  readonly passkey: boolean
  readonly enter: (session: OutputOf<typeof auth.signIn>) => void
}

/** The second step of an account, after the provider. */
export function SsoCode({ page, passkey, enter }: Props) {
  const t = useText(authText)
  const [failure, setFailure] = useState<string | null>(null)
  const failed = (error: unknown) => setFailure(messageOf(error) ?? t('unavailable'))
  const { field, pending, submit } = useOperationForm(sso.signInWithCode, {
    initial: { code: '' },
    body: ({ code }) => ({ page, code }),
    unchecked: true,
    saved: enter,
    failed,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: enter,
    onError: failed,
  })
  const byPasskey = passkey && canUsePasskeys()
  return (
    <AuthLayout title={t('signIn')} text={passkey && t('passkeyNeeded')}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          setFailure(null)
          submit(event)
        }}
      >
        {failure && <Callout tone="error">{failure}</Callout>}
        {byPasskey && (
          <Button autoFocus loading={isPending} onClick={() => mutate()}>
            {t('byPasskey')}
          </Button>
        )}
        <StepField recovery={passkey} autoFocus={!byPasskey} {...field('code')} />
        <Button type="submit" variant={byPasskey ? 'default' : 'filled'} loading={pending}>
          {t('signIn')}
        </Button>
        <Link className={css.link} to="/">
          {t('otherWay')}
        </Link>
      </form>
    </AuthLayout>
  )
}
