import type { Dirhams } from '@sufra/contract/kernel/money'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { orderPayments } from '@sufra/contract/money/orderPayments'
import { type OrderDetails, type OrderFinance, orderStatus } from '@sufra/contract/orders/orders'

export const figures = [
  'gatewayAmount',
  'cashCollected',
  'commission',
  'gatewayCharge',
  'contribution',
  'welcome',
  'refunds',
  'dueToStore',
  'netReceived',
] as const
export type Figure = (typeof figures)[number]

export type LedgerEvent = OutputOf<typeof orderPayments.postings>['events'][number]

/** A term of a formula, by the name of the figure or amount. */
interface Term {
  readonly name: Figure | 'subTotal' | 'storeDiscounts'
  readonly amount: number
}

type Order = Pick<
  OrderDetails,
  'sub_total' | 'discount_value' | 'coupon_discount_value' | 'order_current_status'
>

/** A cancelled order's commission and discount shares are reversed; its other figures stay. */
export const isReversed = ({ order_current_status: status }: Order): boolean =>
  status.id === orderStatus.cancelled

export const amountOf: Readonly<Record<Figure, (finance: OrderFinance) => number>> = {
  gatewayAmount: (finance) => finance.gateway_amount,
  cashCollected: (finance) => finance.cash_collected_amount,
  commission: (finance) => finance.platform_commission_value,
  gatewayCharge: (finance) => finance.pgw_charges_value,
  contribution: (finance) => finance.coupon_platform_contribution_value,
  welcome: (finance) => finance.welcome_discount_value,
  refunds: (finance) => finance.refunded_amount,
  dueToStore: (finance) => finance.due_to_store,
  netReceived: (finance) => finance.net_received,
}

/**
 * The order stores its own copies of the discount shares; once cancelled they are reversed and count 0 (DECISIONS 18).
 */
const shares: readonly Figure[] = ['contribution', 'welcome']

export const reversedShare = (figure: Figure, order: Order, finance: OrderFinance): Dirhams =>
  isReversed(order) && shares.includes(figure) ? amountOf[figure](finance) : 0

/** A figure without its reversed share. */
export const countedOf = (figure: Figure, order: Order, finance: OrderFinance): Dirhams =>
  amountOf[figure](finance) - reversedShare(figure, order, finance)

const part = (finance: OrderFinance, name: Figure, sign: 1 | -1 = 1): Term => ({
  name,
  amount: sign * amountOf[name](finance),
})

/** The terms that add up to a figure, with the order's own amounts (DECISIONS 22, 23). */
export function sumOf(figure: Figure, order: Order, finance: OrderFinance): readonly Term[] {
  const shares = isReversed(order) ? [] : [part(finance, 'contribution'), part(finance, 'welcome')]
  const received = part(finance, 'gatewayAmount')
  const taken = [
    part(finance, 'gatewayCharge', -1),
    part(finance, 'commission', -1),
    part(finance, 'refunds', -1),
  ]
  switch (figure) {
    case 'dueToStore':
      return [received, ...shares, ...taken]
    case 'netReceived':
      return [received, ...taken]
    case 'commission':
      return [
        { name: 'subTotal', amount: order.sub_total },
        { name: 'storeDiscounts', amount: finance.commission_base - order.sub_total },
      ]
    default:
      return []
  }
}

/** The percentage and its base, for figures that are nothing but a percentage. */
export function shareOf(
  figure: Figure,
  order: Order,
  finance: OrderFinance,
): { readonly percent: number; readonly of: number } | null {
  if (figure === 'commission') return { percent: finance.catering_commission, of: finance.commission_base }
  if (figure === 'contribution' && finance.coupon_platform_contribution_value > 0)
    return { percent: finance.coupon_platform_contribution, of: order.coupon_discount_value }
  return null
}

/**
 * The platform's share of an order's discount, from a coupon or the welcome discount: an order has only one of them.
 */
const onDiscounts = (event: LedgerEvent, share: number): number =>
  share === 0
    ? 0
    : event.postings
        .filter(({ account }) => account === 'platform_discounts')
        .reduce((sum, { amount }) => sum + amount, 0)

/** How much an event changed a figure. */
export const changeOf: Readonly<Record<Figure, (event: LedgerEvent, finance: OrderFinance) => number>> = {
  gatewayAmount: ({ changes }) => changes.payed_amount,
  cashCollected: ({ changes }) => changes.cash_collected_amount,
  commission: ({ changes }) => changes.platform_commission_value,
  gatewayCharge: ({ changes }) => changes.pgw_charges_value,
  contribution: (event, finance) => onDiscounts(event, amountOf.contribution(finance)),
  welcome: (event, finance) => onDiscounts(event, amountOf.welcome(finance)),
  refunds: ({ changes }) => changes.refunded_amount,
  dueToStore: ({ changes }) => changes.due_to_store,
  netReceived: ({ changes }) =>
    changes.payed_amount -
    changes.refunded_amount -
    changes.pgw_charges_value -
    changes.platform_commission_value,
}
