import type { ChannelOrder } from '@sufra/contract/orderingMoney'
import { orderStatus, type paymentMethods } from '@sufra/contract/orders'
import { downPayment } from '../money/ledger/cancellation.rules.ts'

/** An order as the function channel_order gives it: to this API and, kept with each change, to webhooks. */
export interface ChannelOrderRow extends Record<string, unknown> {
  readonly id: number
  readonly version: number
  readonly status_id: number
  readonly created_at: string
  readonly event_at: string
  readonly payment_method: (typeof paymentMethods)[number]
  readonly order_total_price: number
  readonly catering_advance: number
  readonly paid_amount: number
  readonly cash_collected_amount: number
  readonly remaining_amount: number
  readonly refunded_amount: number
  readonly refund_due: number
  readonly cancelled_at: string | null
  readonly cancelled_by_kind: string | null
  readonly cancel_reason_en: string | null
  readonly cancel_reason_ar: string | null
}

/** The statuses a catering order has; their names are fixed with their ids (DECISIONS 14). */
export const statusNames: Readonly<Record<number, string>> = {
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
