import { maskedText, type OrderRow, orderStatus } from '@sufra/contract/orders/orders'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './orders.module.css'
import { ordersText } from './orders.text.ts'

type Masked = {
  readonly customer: { readonly fullname: string } | null
  readonly order_current_status: { readonly id: number }
}

/** Why restaurant and store do not see the customer, and until when (DECISIONS 16); null where they do. */
export function useMaskReason(): (order: Masked) => string | null {
  const t = useText(ordersText)
  return ({ customer, order_current_status: { id } }) =>
    customer?.fullname === maskedText && (id === orderStatus.pending || id === orderStatus.cancelled)
      ? t(id === orderStatus.cancelled ? 'customerHidden' : 'customerLater')
      : null
}

/** The customer, or why they are masked. */
export function CustomerName({ order }: { order: Pick<OrderRow, 'customer' | 'order_current_status'> }) {
  const reason = useMaskReason()(order)
  if (!reason) return <PersonName of={order.customer.fullname} />
  return (
    <span className={css.masked} title={reason}>
      {reason}
    </span>
  )
}
