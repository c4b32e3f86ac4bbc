import type { ChannelOrder } from '@sufra/contract/checkout/payments'
import { orderStatus, paymentMethods } from '@sufra/contract/orders/orders'
import { int, object, oneOf, pick, type ValueOf } from '../kernel/database/columns.ts'
import { orders } from '../kernel/database/tables.gen.ts'
import { downPayment } from '../money/ledger/cancellation.rules.ts'

/** An order as returned by the function channel_order: for this API and, stored with each change, for webhooks. */
export const channelOrderRow = object({
  ...pick(orders, 'id', 'version', 'status_id', 'created_at', 'event_at'),
  payment_method: oneOf(orders.payment_method, paymentMethods),
  ...pick(orders, 'order_total_price', 'catering_advance', 'paid_amount', 'cash_collected_amount'),
  remaining_amount: int,
  ...pick(orders, 'refunded_amount'),
  refund_due: int,
  ...pick(orders, 'cancelled_at', 'cancelled_by_kind', 'cancel_reason_en', 'cancel_reason_ar'),
})
export type ChannelOrderRow = ValueOf<typeof channelOrderRow>

/** The statuses a catering order has; their names are fixed with their ids (DECISIONS 14). */
const statusNames: Readonly<Record<number, string>> = {
  [orderStatus.pending]: 'PENDING',
  [orderStatus.accepted]: 'ACCEPTED',
  [orderStatus.cancelled]: 'CANCELLED',
  [orderStatus.completed]: 'COMPLETED',
}

export const reasonOf = (row: { reason_en: string | null; reason_ar: string | null }) =>
  row.reason_en === null || row.reason_ar === null ? null : { en: row.reason_en, ar: row.reason_ar }

export function presentChannelOrder(row: ChannelOrderRow): ChannelOrder {
  return {
    id: row.id,
    version: row.version,
    status: statusNames[row.status_id] ?? String(row.status_id),
    created_at: row.created_at,
    picked_time_iso_date: row.event_at,
    payment_method: row.payment_method,
    order_total_price: row.order_total_price,
    advance_due: downPayment(row),
    payed_amount: row.paid_amount,
    cash_collected_amount: row.cash_collected_amount,
    remaining_amount: row.remaining_amount,
    refunded_amount: row.refunded_amount,
    refund_due: row.refund_due,
    cancelled:
      row.cancelled_at === null
        ? null
        : {
            at: row.cancelled_at,
            by: row.cancelled_by_kind ?? '',
            reason: reasonOf({ reason_en: row.cancel_reason_en, reason_ar: row.cancel_reason_ar }),
          },
  }
}
