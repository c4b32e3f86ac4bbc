import { Button, Stack } from '@mantine/core'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { signWithPasskey } from './ceremony.ts'
import { passkeysText } from './passkeys.text.ts'

async function prove(): Promise<void> {
  const { options } = await call(passkeys.beginConfirm)
  await call(passkeys.confirm, { body: { credential: await signWithPasskey(options) } })
}

/** Confirms with a passkey who sits here. */
export function PasskeyProof({ proved }: { proved: () => void }) {
  const t = useText(passkeysText)
  const kernel = useText(kernelText)
  const { mutate, isPending, error } = useMutation({ mutationFn: prove, onSuccess: proved })
  return (
    <Stack gap="md">
      {error && <Callout tone="error">{messageOf(error) ?? kernel('unavailable')}</Callout>}
      <Button data-autofocus autoFocus loading={isPending} onClick={() => mutate()}>
        {t('use')}
      </Button>
    </Stack>
  )
}
