import { Button, Group } from '@mantine/core'
import { type OrderDetails, type OrderRow, orderStatus } from '@sufra/contract/orders/orders'
import type { FormEvent } from 'react'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import css from '../order/orders.module.css'
import { useMarkSeen } from '../order/useMarkSeen.ts'
import type { Deciding } from './DecisionButtons.tsx'
import { StatusFacts } from './StatusFacts.tsx'
import { useDecide } from './useDecide.ts'
import { useDeciding } from './useDeciding.ts'
import { useQuestion } from './useQuestion.tsx'
import { useReason } from './useReason.tsx'

interface Props {
  readonly order: OrderRow | OrderDetails
  readonly what: Deciding['what']
  readonly onClose: () => void
}

/** Accept or Reject, opened from a pending order: its facts, the consequences and, for Reject, the reason. */
export default function QuickDecision({ order, what, onClose }: Props) {
  const t = useText(decisionText)
  const kernel = useText(kernelText)
  const { message, onStep } = useDeciding(order)
  const { decide, pending } = useDecide(order, { onStep, onDone: onClose })
  useMarkSeen(order)
  const open = order.order_current_status.id === orderStatus.pending
  const rejecting = what === 'reject'
  const reason = useReason(rejecting && open, true)
  const status = rejecting ? orderStatus.cancelled : orderStatus.accepted
  const question = useQuestion()(order, status)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending && open && (!rejecting || reason.isGiven())) void decide(status, reason.reason)
  }
  return (
    <Modal
      onClose={onClose}
      title={rejecting ? t('askReject', { id: order.id }) : question.title}
      withCloseButton={false}
      size={480}
    >
      <form noValidate onSubmit={submit}>
        {message && <Callout tone="error">{message}</Callout>}
        <StatusFacts order={order} />
        {open && <div className={css.consequence}>{question.text}</div>}
        {reason.field}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {kernel('goBack')}
          </Button>
          {open && (
            <Button
              type="submit"
              loading={pending}
              color={rejecting ? 'danger' : undefined}
              data-autofocus={!rejecting || undefined}
            >
              {rejecting ? t('reject') : question.action}
            </Button>
          )}
        </Group>
      </form>
    </Modal>
  )
}
