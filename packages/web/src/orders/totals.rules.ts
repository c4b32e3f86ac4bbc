import type { Dirhams } from '@sufra/contract/kernel/money'
import type { OrderDetails } from '@sufra/contract/orders'

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
