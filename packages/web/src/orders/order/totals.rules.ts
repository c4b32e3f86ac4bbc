import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'
import type { OrderDetails } from '@sufra/contract/orders/orders'

type Owed = Pick<
  OrderDetails,
  'order_total_price' | 'payed_amount' | 'cash_collected_amount' | 'refunded_amount' | 'remaining_amount'
>

/** What of the total the customer need not pay any more: dropped by a cancellation, or given back after all. */
export const noLongerOwed = (order: Owed): Dirhams =>
  order.order_total_price -
  order.payed_amount -
  order.cash_collected_amount +
  order.refunded_amount -
  order.remaining_amount

export interface Advance {
  readonly rate: number
  readonly required: Dirhams
  /** What the platform holds of it: received and not given back. */
  readonly received: Dirhams
}

type Prepaid = Pick<
  OrderDetails,
  'payment_method' | 'order_total_price' | 'payed_amount' | 'refunded_amount'
> & {
  readonly store: Pick<OrderDetails['store'], 'catering_advance'>
}

/** What is to be paid before the event, and how much of it was; nothing of a cash order. */
export function advanceOf(order: Prepaid): Advance | null {
  const rate = order.store.catering_advance
  if (order.payment_method === 'cashondelivery' || rate === 0) return null
  const required = percentOf(order.order_total_price, rate)
  return { rate, required, received: Math.min(order.payed_amount - order.refunded_amount, required) }
}
