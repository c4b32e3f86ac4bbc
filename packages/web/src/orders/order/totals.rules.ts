import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'
import type { OrderDetails } from '@sufra/contract/orders/orders'

type Owed = Pick<
  OrderDetails,
  'order_total_price' | 'payed_amount' | 'cash_collected_amount' | 'refunded_amount' | 'remaining_amount'
>

/** The part of the total the customer no longer has to pay: dropped by a cancellation, or refunded. */
export const noLongerOwed = (order: Owed): Dirhams =>
  order.order_total_price -
  order.payed_amount -
  order.cash_collected_amount +
  order.refunded_amount -
  order.remaining_amount

interface Advance {
  readonly rate: number
  readonly required: Dirhams
  /** What the platform holds: received and not refunded. */
  readonly received: Dirhams
}

type Prepaid = Pick<
  OrderDetails,
  'payment_method' | 'order_total_price' | 'payed_amount' | 'refunded_amount'
> & {
  readonly store: Pick<OrderDetails['store'], 'catering_advance'>
}

/** The advance that is required, and how much of it was received; null for a cash order. */
export function advanceOf(order: Prepaid): Advance | null {
  const rate = order.store.catering_advance
  if (order.payment_method === 'cashondelivery' || rate === 0) return null
  const required = percentOf(order.order_total_price, rate)
  return { rate, required, received: Math.min(order.payed_amount - order.refunded_amount, required) }
}
