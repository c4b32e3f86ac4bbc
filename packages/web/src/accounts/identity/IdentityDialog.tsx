import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useState } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { useCover } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'

type Answer = (yes: boolean) => void

function Proof({ codes, answer }: { codes: boolean; answer: Answer }) {
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
        event.stopPropagation()
        setFailure(null)
        submit(event)
      }}
    >
      <Stack gap="md">
        <p>{t(codes ? 'confirmByCode' : 'confirmByPassword')}</p>
        {failure && <Callout tone="error">{failure}</Callout>}
        {codes ? (
          <TextInput
            label={t('code')}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            autoComplete="one-time-code"
            data-autofocus
            {...field('code')}
          />
        ) : (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
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
export default function IdentityDialog({ answer }: { answer: Answer }) {
  useFocusBack()
  useCover(true)
  const t = useText(secondStepText)
  const state = useOperation(secondStep.show)
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      closeOnClickOutside={false}
      title={t('confirmTitle')}
      size={420}
      zIndex={500}
      withCloseButton={false}
    >
      {state.data ? (
        <Proof codes={state.data.codes_since !== null} answer={answer} />
      ) : (
        state.error && <Failed error={state.error} onRetry={() => void state.refetch()} />
      )}
    </Modal>
  )
}
