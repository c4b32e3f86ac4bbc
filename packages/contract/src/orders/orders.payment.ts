import type { Dirhams } from '../kernel/money.ts'
import { orderStatus } from './orders.shapes.ts'

/** The payment states of DECISIONS 40, named as in the glossary. */
export const paymentDisplay = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  partPaid: { en: 'Part-paid', ar: 'مدفوع جزئيًا' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  refundDue: { en: 'Refund due', ar: 'بانتظار الاسترداد' },
  refunded: { en: 'Refunded', ar: 'مُسترد' },
} as const
export type PaymentState = keyof typeof paymentDisplay

export interface PaymentFigures {
  readonly status_id: number
  readonly paid_amount: Dirhams
  readonly cash_collected_amount: Dirhams
  /** Total refunded or awarded; `refund_due` is the part that is still to be paid. */
  readonly refunded_amount: Dirhams
  readonly refund_due: Dirhams
  readonly remaining_amount: Dirhams
}

/**
 * The payment state of an order. A refund on an active order is owed again, so only the amount kept counts. A cancelled
 * order owes nothing, and is part-paid if some of its payment was kept.
 */
export function paymentStateOf(order: PaymentFigures): PaymentState {
  const kept = order.paid_amount - order.refunded_amount + order.cash_collected_amount
  if (order.refund_due > 0) return 'refundDue'
  if (order.status_id === orderStatus.cancelled) {
    if (order.refunded_amount > 0) return 'refunded'
    return kept > 0 ? 'partPaid' : 'unpaid'
  }
  if (order.remaining_amount === 0) return 'paid'
  return kept > 0 ? 'partPaid' : 'unpaid'
}

/** The wire's status beside the displayed one. A cancelled order owes nothing, but is not paid. */
export const paymentStatusOf = (order: PaymentFigures) => ({
  status:
    order.remaining_amount === 0 && order.status_id !== orderStatus.cancelled
      ? ('paid' as const)
      : ('unpaid' as const),
  display_status: paymentDisplay[paymentStateOf(order)],
})
