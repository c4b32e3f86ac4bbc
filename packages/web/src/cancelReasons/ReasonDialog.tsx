import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type CancelReason, cancelReasons } from '@sufra/contract/cancelReasons'
import { useState } from 'react'
import { useOperationForm } from '../kernel/form.tsx'
import { kernelText } from '../kernel/kernel.text.ts'
import { keyOf, messageOf, queryClient } from '../kernel/operations.ts'
import { Said } from '../kernel/Said.tsx'
import { snack } from '../kernel/snack.tsx'
import { useText } from '../kernel/text/language.tsx'
import { useFocusBack } from '../kernel/useFocusBack.ts'
import { cancelReasonsText } from './cancelReasons.text.ts'
import css from './ReasonDialog.module.css'

interface Props {
  /** The one to word anew; a new one without it. */
  readonly reason: CancelReason | undefined
  readonly onClose: () => void
}

/** A reason in both languages, English at the start side in either direction of the page. */
export default function ReasonDialog({ reason, onClose }: Props) {
  useFocusBack()
  const t = useText(cancelReasonsText)
  const kernel = useText(kernelText)
  const [failure, setFailure] = useState<string | null>(null)
  const options = {
    initial: { reason: reason?.reason ?? { en: '', ar: '' } },
    body: (values: { reason: CancelReason['reason'] }) => values,
    saved: () => {
      snack.success(kernel('success'))
      void queryClient.invalidateQueries({ queryKey: keyOf(cancelReasons.list) })
      onClose()
    },
    failed: (error: Error) => setFailure(messageOf(error) ?? kernel('unavailable')),
  }
  const added = useOperationForm(cancelReasons.save, options)
  const reworded = useOperationForm(cancelReasons.update, { ...options, params: { id: reason?.id ?? 0 } })
  const form = reason ? reworded : added
  const { reason: words } = form.values
  const side = (language: 'en' | 'ar') => ({
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    labelProps: { dir: 'auto' },
    errorProps: { dir: 'auto' },
    name: `reason.${language}`,
    maxLength: 200,
    value: words[language],
    error: form.errorOf(`reason.${language}`),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.set('reason', { ...words, [language]: event.currentTarget.value }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={reason ? t('edit') : t('add')}
      size={640}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          setFailure(null)
          form.submit(event)
        }}
      >
        <Stack gap="md">
          {failure && <Said tone="error">{failure}</Said>}
          <div className={css.pair}>
            <TextInput label={t('english')} data-autofocus {...side('en')} />
            <TextInput label={t('arabic')} {...side('ar')} />
          </div>
          {reason && <p className={css.quiet}>{t('rewording')}</p>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {kernel('cancel')}
            </Button>
            <Button type="submit" loading={form.pending}>
              {kernel('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
