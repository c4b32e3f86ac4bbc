import type { Dirhams } from '../kernel/money.ts'
import { orderStatus } from './orders.shapes.ts'

/** DECISIONS 40, in the words of the glossary. */
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
  /** Given back, or awarded and still to be given back: `refund_due` is what of it is still to be. */
  readonly refunded_amount: Dirhams
  readonly refund_due: Dirhams
  readonly remaining_amount: Dirhams
}

/**
 * What has become of an order's payment. What was given back of an order that goes on is owed again, so only what is
 * kept counts; a cancelled one owes nothing, and is paid as far as something was kept of it.
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

/** The wire's state beside what is shown: a cancelled order owes nothing without having been paid. */
export const paymentStatusOf = (order: PaymentFigures) => ({
  status:
    order.remaining_amount === 0 && order.status_id !== orderStatus.cancelled
      ? ('paid' as const)
      : ('unpaid' as const),
  display_status: paymentDisplay[paymentStateOf(order)],
})
