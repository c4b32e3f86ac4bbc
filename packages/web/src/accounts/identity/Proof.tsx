import { Button, Group, Stack } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { canUsePasskeys } from '../passkeys/canUsePasskeys.ts'
import { StepField } from '../secondStep/StepField.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'

const PasskeyProof = late(() =>
  import('../passkeys/PasskeyProof.tsx').then((module) => ({ default: module.PasskeyProof })),
)

const SsoProof = late(() => import('../sso/SsoProof.tsx').then((module) => ({ default: module.SsoProof })))

type Answer = (yes: boolean) => void
type State = OutputOf<typeof secondStep.show>

/** What is asked for: a passkey before all else, then a code, and the password of whoever has neither. */
function askedOf({ codes_since, passkeys }: State) {
  if (passkeys > 0) return canUsePasskeys() ? 'passkey' : codes_since ? 'code' : 'recovery'
  return codes_since ? 'code' : 'password'
}

const why = {
  passkey: 'confirmByPasskey',
  recovery: 'confirmByRecovery',
  code: 'confirmByCode',
  password: 'confirmByPassword',
} as const

function ProofForm({ state, answer }: { state: State; answer: Answer }) {
  const t = useText(secondStepText)
  const kernel = useText(kernelText)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = askedOf(state)
  const { field, pending, submit } = useOperationForm(secondStep.confirm, {
    initial: { password: '', code: '' },
    body: ({ password, code }) => (asked === 'password' ? { password } : { code }),
    saved: () => answer(true),
    failed: (error) => setFailure(messageOf(error) ?? kernel('unavailable')),
  })
  const first = asked !== 'passkey' && { autoFocus: true, 'data-autofocus': true }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setFailure(null)
        submit(event)
      }}
    >
      <Stack gap="md">
        <p>{t(why[asked])}</p>
        {asked === 'passkey' && (
          <Suspense>
            <PasskeyProof proved={() => answer(true)} />
          </Suspense>
        )}
        {state.sso && (
          <Suspense>
            <SsoProof proved={() => answer(true)} />
          </Suspense>
        )}
        {failure && <Callout tone="error">{failure}</Callout>}
        {asked === 'password' ? (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            {...first}
            {...field('password')}
          />
        ) : (
          <StepField recovery={!state.codes_since} {...first} {...field('code')} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => answer(false)}>
            {kernel('goBack')}
          </Button>
          <Button type="submit" variant={asked === 'passkey' ? 'default' : 'filled'} loading={pending}>
            {kernel('confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Before decisions about money: whoever sits here proves again who they are. */
export function Proof({ answer }: { answer: Answer }) {
  const { data, error, refetch } = useOperation(secondStep.show)
  if (data) return <ProofForm state={data} answer={answer} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : null
}
