import { formatQar } from '@sufra/contract/kernel/money'
import type { EventPart } from '@sufra/contract/money/figures'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import { ApiError } from '../../kernel/data/api.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { refetchOrder } from '../order/orders.cache.ts'
import { financeText } from './finance.text.ts'

interface Props {
  /** Id of the order. */
  readonly id: number
  readonly event: EventPart
  readonly onClose: () => void
}

/** Reverses a payment or a collection recorded by mistake: a correction is a reversal (DECISIONS 24). */
export default function ReverseDialog({ id, event, onClose }: Props) {
  const t = useText(financeText)
  const pick = usePick()
  const taken = event.postings.filter(({ account }) => account === 'customer_receivable')
  const amount = formatQar(taken.reduce((sum, posting) => sum - posting.amount, 0))
  const form = useOperationForm(orderPayments.reversePosting, {
    initial: { reason: '' },
    params: { id },
    body: ({ reason }) => ({ event_id: event.id, reason }),
    asks: () => ({
      title: t('askReverse', { amount, id }),
      text: t('askReverseText'),
      action: t('reverse'),
      danger: true,
    }),
    saved: () => {
      toast.success(t('reverseDone', { amount, id }))
      onClose()
      void refetchOrder(id)
    },
    failed: (error) => {
      if (error instanceof ApiError && error.status < 500) void refetchOrder(id)
      return 'shown'
    },
  })
  return (
    <FormDialog
      title={t('reverseTitle', { name: pick(event.name), amount })}
      size={420}
      action={t('reverse')}
      danger
      form={form}
      onClose={onClose}
    >
      <p>{t('reverseText')}</p>
      <MultilineInput label={t('why')} maxLength={300} data-autofocus {...form.field('reason')} />
    </FormDialog>
  )
}
