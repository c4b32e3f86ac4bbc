import { Button, Group, Stack, TextInput } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useEffect, useRef } from 'react'
import { encode } from 'uqr'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './secondStep.module.css'
import { secondStepText } from './secondStep.text.ts'

/** Dark on white in every theme: apps do not read it the other way round. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  )
}

interface Props {
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

export function SetUpDialog({ onClose, onDone }: Props) {
  const t = useText(secondStepText)
  const kernel = useText(kernelText)
  const begin = useAction(secondStep.begin, { success: false, failure: false })
  const begun = useRef(false)
  const { mutate } = begin
  useEffect(() => {
    // A second call would replace the secret that is on screen.
    if (begun.current) return
    begun.current = true
    mutate({})
  }, [mutate])
  const { field, pending, submit, failure } = useOperationForm(secondStep.turnOn, {
    initial: { code: '' },
    body: (values) => values,
    saved: ({ recovery_codes }) => onDone(recovery_codes),
    failed: 'shown',
  })
  const failed = begin.error ? (messageOf(begin.error) ?? kernel('unavailable')) : failure
  return (
    <Modal onClose={onClose} closeOnClickOutside={false} title={t('title')} size={460}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failed && <Callout tone="error">{failed}</Callout>}
          <p>{t('scan')}</p>
          <div className={css.code} aria-busy={begin.isPending}>
            {begin.data && <QrCode text={begin.data.uri} label={t('qr')} />}
          </div>
          {begin.data && (
            <p className={css.key}>
              {t('byHand')} <Ltr>{begin.data.secret.replace(/.{4}(?=.)/g, '$& ')}</Ltr>
            </p>
          )}
          <TextInput
            label={t('firstCode')}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            {...field('code')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {kernel('cancel')}
            </Button>
            <Button type="submit" loading={pending} disabled={!begin.data}>
              {t('turnOn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
