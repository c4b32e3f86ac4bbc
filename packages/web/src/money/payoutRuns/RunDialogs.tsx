import { Textarea, TextInput } from '@mantine/core'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { payoutRunsText } from './payoutRuns.text.ts'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

const refresh = () => {
  for (const each of [payoutRuns.show, payoutRuns.list])
    void queryClient.invalidateQueries({ queryKey: keyOf(each) })
}

type Submit = ReturnType<typeof useOperationForm>['submit']

/** Asks before a complete form is sent. */
const asked =
  (submit: Submit, complete: boolean, question: Parameters<typeof confirm>[0]): Submit =>
  (event) => {
    event.preventDefault()
    const submitted = { ...event, preventDefault: () => {} } as typeof event
    if (!complete) return submit(submitted)
    void confirm(question).then((yes) => yes && submit(submitted))
  }

/** Asks why a bank file is void. */
export function VoidFile({ id, onClose }: Props) {
  const t = useText(payoutRunsText)
  const form = useOperationForm(payoutRuns.voidFile, {
    initial: { reason: '' },
    params: { id },
    body: (values) => values,
    saved: () => {
      toast.success(t('voided', { id }))
      refresh()
      onClose()
    },
    failed: 'shown',
  })
  const question = { title: t('voidAsk', { id }), text: t('voidText'), action: t('voidIt'), danger: true }
  const submit = asked(form.submit, form.values.reason.trim() !== '', question)
  return (
    <FormDialog
      title={t('voidFile', { id })}
      size={420}
      action={t('voidIt')}
      form={{ ...form, submit }}
      onClose={onClose}
    >
      <p>{t('voidText')}</p>
      <Textarea
        label={t('reason')}
        maxLength={300}
        autosize
        minRows={2}
        dir="auto"
        labelProps={{ dir: 'auto' }}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

/** Asks for the bank's reference of a paid run. */
export function SettleRun({ id, onClose }: Props) {
  const t = useText(payoutRunsText)
  const form = useOperationForm(payoutRuns.settle, {
    initial: { bank_reference: '' },
    params: { id },
    body: (values) => values,
    saved: () => {
      toast.success(t('settleDone', { id }))
      refresh()
      onClose()
    },
    failed: 'shown',
  })
  const question = { title: t('settleAsk', { id }), text: t('settleText'), action: t('settle') }
  const submit = asked(form.submit, form.values.bank_reference.trim() !== '', question)
  return (
    <FormDialog
      title={t('settle')}
      size={420}
      action={t('settle')}
      form={{ ...form, submit }}
      onClose={onClose}
    >
      <p>{t('settleText')}</p>
      <TextInput
        label={t('bankReference')}
        maxLength={100}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        data-autofocus
        {...form.field('bank_reference')}
      />
    </FormDialog>
  )
}
