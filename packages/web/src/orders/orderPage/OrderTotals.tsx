import type { orderFigures } from '@sufra/contract/money/figures.names'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import { type Sum, Sums } from '../order/Sums.tsx'
import { noLongerOwed } from '../order/totals.rules.ts'
import { orderPageText } from './orderPage.text.ts'

/** What the customer pays, and how much of it is still owed. */
export function OrderTotals({ order }: { order: ReadOrder }) {
  const t = useText(orderPageText)
  const words = useText(ordersText)
  const row = (figure: (typeof orderFigures)[number], name: string, amount: number): Sum => ({
    key: figure,
    name,
    amount,
    explained: { name, of: { figure, id: order.id } },
  })
  const code = order.coupon_code ?? ''
  const discounts: Sum[] = [
    row('order_offer', t('offerDiscount'), -order.offer_discount_value),
    {
      ...row('order_coupon', `${t('coupon')} ${code}`, -order.coupon_discount_value),
      name: (
        <>
          {t('coupon')} <Ltr>{code}</Ltr> <Ltr>({order.coupon_discount} %)</Ltr>
        </>
      ),
    },
    row('order_welcome_discount', t('welcomeDiscount'), -order.welcome_discount_value),
  ].filter(({ amount }) => amount < 0)
  const paid = [
    row('order_cash', t('cashCollected'), order.cash_collected_amount),
    row('order_refunds', t('refunded'), order.refunded_amount),
    row('order_dropped', t('noLongerOwed'), noLongerOwed(order)),
  ]
  return (
    <section>
      <h2>{t('totals')}</h2>
      <Sums
        rows={[
          row('order_sub_total', t('subTotal'), order.sub_total),
          ...(discounts.length > 0 ? discounts : [{ key: 'discount', name: t('discount'), amount: 0 }]),
          row('order_delivery', t('deliveryFees'), order.details.catering_delivery_fees),
          { key: 'tax', name: t('tax'), amount: order.details.tax },
          { ...row('order_price', words('total'), order.order_total_price), strong: true },
          row('order_received', words('received'), order.payed_amount),
          ...paid.filter(({ amount }) => amount !== 0),
          { ...row('order_owed', t('remaining'), order.remaining_amount), strong: true },
        ]}
      />
    </section>
  )
}
