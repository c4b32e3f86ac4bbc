import type { OrderRow } from '@sufra/contract/orders/orders'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { usePick } from '../../kernel/text/language.tsx'

/** The payment state in the glossary's words, which are finer than the wire's two states (DECISIONS 40). */
export function PaymentChip({ order }: { readonly order: Pick<OrderRow, 'order_current_payment_status'> }) {
  const pick = usePick()
  const { display_status } = order.order_current_payment_status
  return <StatusChip status={display_status.en} label={pick(display_status)} />
}
