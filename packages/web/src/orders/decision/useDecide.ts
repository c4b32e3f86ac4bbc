import { type OrderDetails, type OrderRow, orderStatus, orders } from '@sufra/contract/orders/orders'
import { ApiError } from '../../kernel/data/api.ts'
import { messageOf, useAction } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import { invalidateOrder, refetchOrder } from '../order/orders.cache.ts'
import type { Step } from './useDeciding.ts'
import { type Decided, isBeforeItsDay } from './useQuestion.tsx'

const done = {
  [orderStatus.accepted]: 'accepted',
  [orderStatus.cancelled]: 'cancelled',
  [orderStatus.completed]: 'completed',
} as const

interface Options {
  readonly onStep: (step: Step) => void
  readonly onDone: () => void
}

/** Sets an order's status after the confirmation, and shows the new status on every desk at once. */
export function useDecide(order: OrderRow | OrderDetails, { onStep, onDone }: Options) {
  const t = useText(decisionText)
  const kernel = useText(kernelText)
  const update = useAction(orders.updateStatus, { success: false, failure: false })
  const { id } = order
  const decide = async (status: Decided, reason: string) => {
    onStep({ at: 'saving' })
    const body = {
      status_id: status,
      order_id: id,
      ...(status === orderStatus.cancelled && { cancel_reason_id: Number(reason) }),
      ...(status === orderStatus.completed && {
        early: isBeforeItsDay(order),
        remaining_amount: order.remaining_amount,
      }),
    }
    try {
      // Awaited, not a callback: the event of the new status may come first and unmount the form that sent it.
      const answer = await update.mutateAsync({ body })
      invalidateOrder(answer.order)
      toast.success(t(done[status], { id }))
      onDone()
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500
      onStep({ at: 'failed', message: messageOf(error) ?? kernel('unavailable'), refused })
      // Somebody else decided first: refetch, so that the row behind and the facts above show the new status.
      if (refused) void refetchOrder(id)
    }
  }
  return { decide, pending: update.isPending }
}
