import { TextInput } from '@mantine/core'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
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

/** Asks why a bank file is void. */
export function VoidFile({ id, onClose }: Props) {
  const t = useText(payoutRunsText)
  const form = useOperationForm(payoutRuns.voidFile, {
    initial: { reason: '' },
    params: { id },
    body: (values) => values,
    asks: () => ({ title: t('voidAsk', { id }), text: t('voidText'), action: t('voidIt'), danger: true }),
    saved: () => {
      toast.success(t('voided', { id }))
      refresh()
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t('voidFile', { id })}
      size={420}
      action={t('voidIt')}
      danger
      form={form}
      onClose={onClose}
    >
      <p>{t('voidText')}</p>
      <MultilineInput label={t('reason')} maxLength={300} data-autofocus {...form.field('reason')} />
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
    asks: () => ({ title: t('settleAsk', { id }), text: t('settleText'), action: t('settle') }),
    saved: () => {
      toast.success(t('settleDone', { id }))
      refresh()
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog title={t('settle')} size={420} action={t('settle')} form={form} onClose={onClose}>
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
