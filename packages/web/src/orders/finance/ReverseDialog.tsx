import { Button, Group, Stack, Textarea } from '@mantine/core'
import { formatQar } from '@sufra/contract/kernel/money'
import type { EventPart } from '@sufra/contract/money/figures'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../kernel/data/api.ts'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
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
  const kernel = useText(kernelText)
  const pick = usePick()
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const taken = event.postings.filter(({ account }) => account === 'customer_receivable')
  const amount = formatQar(taken.reduce((sum, posting) => sum - posting.amount, 0))
  const success = t('reverseDone', { amount, id })
  const reverse = useAction(orderPayments.reversePosting, { success, failure: false })
  const why = reason.trim()

  const save = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setChecked(true)
    if (!why || reverse.isPending) return
    const yes = await confirm({
      title: t('askReverse', { amount, id }),
      text: t('askReverseText'),
      action: t('reverse'),
      danger: true,
    })
    if (!yes) return
    setFailure(null)
    try {
      await reverse.mutateAsync({ params: { id }, body: { event_id: event.id, reason: why } })
      onClose()
      void refetchOrder(id)
    } catch (error) {
      setFailure(messageOf(error) ?? kernel('unavailable'))
      if (error instanceof ApiError && error.status < 500) void refetchOrder(id)
    }
  }
  return (
    <FormModal
      isDirty={() => reason !== ''}
      onClose={onClose}
      title={t('reverseTitle', { name: pick(event.name), amount })}
      size={420}
    >
      {(close) => (
        <form noValidate onSubmit={save}>
          <Stack gap="md">
            <p>{t('reverseText')}</p>
            {failure && <Callout tone="error">{failure}</Callout>}
            <Textarea
              label={t('why')}
              maxLength={300}
              autosize
              minRows={2}
              dir="auto"
              labelProps={{ dir: 'auto' }}
              error={checked && !why ? t('whyMissing') : undefined}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              data-autofocus
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {kernel('cancel')}
              </Button>
              <Button type="submit" color="danger" loading={reverse.isPending}>
                {t('reverse')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}
