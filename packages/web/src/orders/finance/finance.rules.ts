import type { Dirhams } from '@sufra/contract/kernel/money'
import type { accountFigures } from '@sufra/contract/money/figures.names'
import { type OrderDetails, type OrderFinance, orderStatus } from '@sufra/contract/orders/orders'

type Figure = (typeof accountFigures)[number]

/** An order's figures. Commission and shares of discounts of a cancelled order are reversed (DECISIONS 18). */
export function amountsOf(
  { order_current_status: status }: Pick<OrderDetails, 'order_current_status'>,
  finance: OrderFinance,
): Readonly<Record<Figure, Dirhams>> {
  // The order keeps its own copies of the shares.
  const share = (amount: Dirhams) => (status.id === orderStatus.cancelled ? 0 : amount)
  return {
    order_received: finance.gateway_amount,
    order_cash: finance.cash_collected_amount,
    order_commission: finance.platform_commission_value,
    order_gateway_charge: finance.pgw_charges_value,
    order_contribution: share(finance.coupon_platform_contribution_value),
    order_welcome: share(finance.welcome_discount_value),
    order_refunds: finance.refunded_amount,
    order_due: finance.due_to_store,
    order_net: finance.net_received,
  }
}
