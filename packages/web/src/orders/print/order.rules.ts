import type { Bilingual } from '@sufra/contract/kernel/language'
import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'
import { maskedText, orderStatus } from '@sufra/contract/orders/orders'
import type { ReadOrder } from '../order/readOrder.ts'
import { noLongerOwed } from '../order/totals.rules.ts'
import { printSheetText } from './print.sheet.text.ts'

/**
 * The server masks customers for restaurants and stores; on paper they are masked for admins as well (DECISIONS 16).
 */
export function printedCustomer({
  customer,
  order_current_status: { id },
}: ReadOrder): ReadOrder['customer'] {
  if (!customer) return null
  const masked = id === orderStatus.pending || id === orderStatus.cancelled
  return masked ? { fullname: maskedText, mobile: maskedText, email: customer.email && maskedText } : customer
}

export interface Sum {
  readonly name: Bilingual
  /** Shown beside the name: a rate, or a coupon's code. */
  readonly note?: string
  readonly value: Dirhams
  readonly strong?: true
}

export const percent = (rate: number): string => `${rate}%`

/** From sub total to total, then what has been paid. */
export function totalsOf(order: ReadOrder): readonly Sum[] {
  const rest = order.discount_value - order.coupon_discount_value
  const byCard = order.payment_method !== 'cashondelivery'
  return [
    { name: printSheetText.subTotal, value: order.sub_total },
    {
      name: printSheetText.discount,
      note: order.discount > 0 && rest > 0 ? percent(order.discount) : undefined,
      value: -rest,
    },
    ...(order.coupon_discount_value > 0
      ? [
          {
            name: printSheetText.coupon,
            note: order.coupon_code ?? undefined,
            value: -order.coupon_discount_value,
          },
        ]
      : []),
    { name: printSheetText.deliveryFees, value: order.details.catering_delivery_fees },
    { name: printSheetText.tax, value: order.details.tax },
    { name: printSheetText.total, value: order.order_total_price, strong: true },
    ...(byCard || order.payed_amount > 0
      ? [{ name: printSheetText.received, value: -order.payed_amount }]
      : []),
    ...[
      { name: printSheetText.collected, value: -order.cash_collected_amount },
      { name: printSheetText.refunded, value: order.refunded_amount },
      { name: printSheetText.noLongerOwed, value: -noLongerOwed(order) },
    ].filter(({ value }) => value !== 0),
    { name: printSheetText.remaining, value: order.remaining_amount, strong: true },
  ]
}

/** The admins' invoice only: what the platform and the store get (DECISIONS 22, 23). */
export function financeOf({ finance, payment_method, order_current_status }: ReadOrder): readonly Sum[] {
  if (!finance) return []
  // A cancelled order's discount shares are reversed (DECISIONS 18).
  const reversed = order_current_status.id === orderStatus.cancelled
  const share = reversed ? 0 : finance.coupon_platform_contribution_value
  return [
    { name: printSheetText.gatewayAmount, value: finance.gateway_amount },
    {
      name: printSheetText.couponContribution,
      note: share > 0 ? percent(finance.coupon_platform_contribution) : undefined,
      value: share,
    },
    ...(finance.welcome_discount_value > 0 && !reversed
      ? [{ name: printSheetText.welcome, value: finance.welcome_discount_value }]
      : []),
    {
      name: printSheetText.commission,
      note: percent(finance.catering_commission),
      value: -finance.platform_commission_value,
    },
    {
      name: printSheetText.gatewayCharge,
      note: payment_method === 'creditcard' ? cardRate(finance) : undefined,
      value: -finance.pgw_charges_value,
    },
    ...(finance.refunded_amount > 0
      ? [{ name: printSheetText.refunded, value: -finance.refunded_amount }]
      : []),
    { name: printSheetText.dueToStore, value: finance.due_to_store, strong: true },
    { name: printSheetText.netReceived, value: finance.net_received },
  ]
}

/** The rate of the gateway charge; undefined if payments were made with different kinds of card. */
function cardRate(finance: NonNullable<ReadOrder['finance']>): string | undefined {
  const { gateway_amount, pgw_charges_value, credit_card_fee, debit_card_fee } = finance
  const rate = [credit_card_fee, debit_card_fee].find(
    (fee) => pgw_charges_value > 0 && percentOf(gateway_amount, fee) === pgw_charges_value,
  )
  return rate === undefined ? undefined : percent(rate)
}

const names: Readonly<Record<string, Bilingual>> = {
  admin: printSheetText.admin,
  restaurant: printSheetText.restaurant,
  store_user: printSheetText.store_user,
  customer: printSheetText.byCustomer,
  channel: printSheetText.channel,
}

/** By kind, never by name; `store_user` is shown as store (spec 3 §4). */
export function cancelledBy({ cancelled_by_guard_name: kind }: ReadOrder): Bilingual | null {
  if (kind === null) return null
  const who = names[kind] ?? { en: kind.replaceAll('_', ' '), ar: kind.replaceAll('_', ' ') }
  return {
    en: printSheetText.cancelledBy.en.replace('{who}', who.en),
    ar: printSheetText.cancelledBy.ar.replace('{who}', who.ar),
  }
}
