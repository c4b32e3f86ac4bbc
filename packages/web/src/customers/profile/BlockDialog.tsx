import { type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { localPhone } from '@sufra/contract/kernel/phone'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { blockingText } from './profile.text.ts'

interface Props {
  readonly customer: CustomerDetails
  readonly onClose: () => void
}

/** Asks for the reason, which confirms the blocking. */
export default function BlockDialog({ customer: { id, fullname: name, mobile }, onClose }: Props) {
  const t = useText(blockingText)
  const form = useOperationForm(customers.updateStatus, {
    initial: { reason: '' },
    params: { id },
    body: ({ reason }) => ({ status: false, ...(reason.trim() && { reason }) }),
    saved: () => {
      toast.success(t('blocked', { name }))
      for (const shown of [customers.show, customers.list, customerHistory.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(shown) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t('blockTitle', { name })}
      size={480}
      action={t('block')}
      danger
      form={form}
      onClose={onClose}
    >
      <p>{t('blockText', { mobile: localPhone(mobile) })}</p>
      <MultilineInput
        label={t('reason')}
        description={t('reasonHint')}
        withAsterisk
        maxLength={300}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
