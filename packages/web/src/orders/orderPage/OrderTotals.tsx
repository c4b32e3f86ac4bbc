import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import { type Sum, Sums } from '../order/Sums.tsx'
import { noLongerOwed } from '../order/totals.rules.ts'
import { orderPageText } from './orderPage.text.ts'

type Name =
  | 'subTotal'
  | 'offerDiscount'
  | 'welcomeDiscount'
  | 'discount'
  | 'deliveryFees'
  | 'tax'
  | 'cashCollected'
  | 'refunded'
  | 'noLongerOwed'
  | 'remaining'

/** What the customer pays, and how much of it is still owed. */
export function OrderTotals({ order }: { order: ReadOrder }) {
  const t = useText(orderPageText)
  const words = useText(ordersText)
  const row = (key: Name, amount: number): Sum => ({ key, name: t(key), amount })
  const discounts: Sum[] = [
    row('offerDiscount', -order.offer_discount_value),
    {
      key: 'coupon',
      name: (
        <>
          {t('coupon')} <Ltr>{order.coupon_code ?? ''}</Ltr> <Ltr>({order.coupon_discount} %)</Ltr>
        </>
      ),
      amount: -order.coupon_discount_value,
    },
    row('welcomeDiscount', -order.welcome_discount_value),
  ].filter(({ amount }) => amount < 0)
  const paid = [
    row('cashCollected', order.cash_collected_amount),
    row('refunded', order.refunded_amount),
    row('noLongerOwed', noLongerOwed(order)),
  ]
  return (
    <section>
      <h2>{t('totals')}</h2>
      <Sums
        rows={[
          row('subTotal', order.sub_total),
          ...(discounts.length > 0 ? discounts : [row('discount', 0)]),
          row('deliveryFees', order.details.catering_delivery_fees),
          row('tax', order.details.tax),
          { key: 'total', name: words('total'), amount: order.order_total_price, strong: true },
          { key: 'received', name: words('received'), amount: order.payed_amount },
          ...paid.filter(({ amount }) => amount !== 0),
          { ...row('remaining', order.remaining_amount), strong: true },
        ]}
      />
    </section>
  )
}
