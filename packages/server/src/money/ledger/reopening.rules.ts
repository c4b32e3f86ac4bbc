import { orderStatus, undoDays } from '@sufra/contract/orders/orders'
import {
  type Copies,
  cashCollected,
  copiesOfReversal,
  type Figures,
  reopening,
  reversal,
} from './ledger.rules.ts'

/** How long a completion can be undone. */
export const undoMs = undoDays * 24 * 60 * 60 * 1000

interface Order {
  readonly status_id: number
  readonly completed_at: string | null
  /** The amount of the order in payment requests, including those paid out. */
  readonly requested_amount: number
}

type UndoError = 'orderMoney.notCompleted' | 'orderMoney.undoTooLate' | 'orderMoney.requested'

export function undoError(order: Order, now: Date): UndoError | undefined {
  if (order.status_id !== orderStatus.completed || order.completed_at === null)
    return 'orderMoney.notCompleted'
  if (now.getTime() - Date.parse(order.completed_at) > undoMs) return 'orderMoney.undoTooLate'
  return order.requested_amount === 0 ? undefined : 'orderMoney.requested'
}

/** An order's figures after its completion is undone, computed from the postings that would do it. */
export function figuresUndone<Order extends Figures>(order: Order, cash: number): Order {
  const after = { ...order }
  const add = (by: Copies) => {
    for (const key of Object.keys(by) as (keyof Copies)[]) {
      Object.assign(after, { [key]: after[key] + by[key] })
    }
  }
  const undone = reversal('cash_collected', cashCollected(cash), true)
  add(copiesOfReversal('cash_collected', undone))
  add(copiesOfReversal('completion', reopening(after)))
  return after
}
