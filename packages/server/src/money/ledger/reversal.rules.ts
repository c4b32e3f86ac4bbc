import { orderStatus } from '@sufra/contract/orders/orders'
import type { EventKind, Figures, Posting } from './ledger.rules.ts'

/** An event of an order's ledger that someone wants to undo. */
interface Undoable {
  readonly kind: EventKind | 'reversal'
  readonly amount: number
  readonly reversed_by_event_id: number | null
}

interface Order extends Pick<Figures, 'paid_amount' | 'refunded_amount'> {
  readonly status_id: number
  /** The amount of the order in payment requests, including those paid out. */
  readonly requested_amount: number
}

type ReversalViolation =
  | 'orderMoney.notReversible'
  | 'orderMoney.reversedAlready'
  | 'orderMoney.cancelledStands'
  | 'orderMoney.requested'
  | 'orderMoney.givenBack'

/**
 * An event as input of these rules. The amount of a payment or cash collection is what it took off the amount owed.
 */
export const undoable = ({
  kind,
  postings,
  reversed_by_event_id,
}: Pick<Undoable, 'kind' | 'reversed_by_event_id'> & {
  readonly postings: readonly Posting[]
}): Undoable => ({
  kind,
  amount: postings
    .filter(({ account }) => account === 'customer_receivable')
    .reduce((sum, { amount }) => sum - amount, 0),
  reversed_by_event_id,
})

/** Why an event of an order cannot be undone. Cancellations and payouts were calculated from it. */
export function reversalViolation(event: Undoable, order: Order): ReversalViolation | undefined {
  if (event.kind !== 'payment' && event.kind !== 'cash_collected') return 'orderMoney.notReversible'
  if (event.reversed_by_event_id !== null) return 'orderMoney.reversedAlready'
  if (order.status_id === orderStatus.cancelled) return 'orderMoney.cancelledStands'
  if (order.requested_amount !== 0) return 'orderMoney.requested'
  // Refunds came from received payments.
  const kept = order.paid_amount - order.refunded_amount
  return event.kind === 'payment' && event.amount > kept ? 'orderMoney.givenBack' : undefined
}
