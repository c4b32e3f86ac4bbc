import { Button, Group, Stack } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useState } from 'react'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { StepField } from '../secondStep/StepField.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'

type Answer = (yes: boolean) => void

function ProofForm({ codes, answer }: { codes: boolean; answer: Answer }) {
  const t = useText(secondStepText)
  const kernel = useText(kernelText)
  const [failure, setFailure] = useState<string | null>(null)
  const { field, pending, submit } = useOperationForm(secondStep.confirm, {
    initial: { password: '', code: '' },
    body: ({ password, code }) => (codes ? { code } : { password }),
    saved: () => answer(true),
    failed: (error) => setFailure(messageOf(error) ?? kernel('unavailable')),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setFailure(null)
        submit(event)
      }}
    >
      <Stack gap="md">
        <p>{t(codes ? 'confirmByCode' : 'confirmByPassword')}</p>
        {failure && <Callout tone="error">{failure}</Callout>}
        {codes ? (
          <StepField data-autofocus autoFocus {...field('code')} />
        ) : (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
            autoFocus
            {...field('password')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => answer(false)}>
            {kernel('goBack')}
          </Button>
          <Button type="submit" loading={pending}>
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
  if (data) return <ProofForm codes={data.codes_since !== null} answer={answer} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : null
}
