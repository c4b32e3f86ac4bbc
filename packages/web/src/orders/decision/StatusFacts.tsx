import type { OrderDetails, OrderRow } from '@sufra/contract/orders/orders'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { CustomerName } from '../order/CustomerName.tsx'
import { decisionText } from '../order/decision.text.ts'
import css from '../order/orders.module.css'
import { ordersText } from '../order/orders.text.ts'
import { PaymentChip } from '../order/PaymentChip.tsx'
import { useCancelledBy } from '../order/useCancelledBy.ts'

/** Label and value pairs, read as one list. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function StatusFacts({ order }: { order: OrderRow | OrderDetails }) {
  const t = useText(ordersText)
  const created = useText(decisionText)('created')
  const pick = usePick()
  const cancelledBy = useCancelledBy()(order)
  return (
    <>
      <Facts
        facts={[
          [t('id'), <Ltr key="id">{order.id}</Ltr>],
          [t('store'), <bdi key="store">{pick(order.store.store_translation.name)}</bdi>],
          [created, <Instant key="created" at={order.created_at} />],
          [t('delivery'), <Instant key="delivery" at={order.picked_time_iso_date} />],
          [t('total'), <Money key="total" amount={order.order_total_price} />],
          [t('paymentStatus'), <PaymentChip key="paid" order={order} />],
          [t('customer'), <CustomerName key="customer" order={order} />],
        ]}
      />
      {cancelledBy && (
        <p className={css.cancelled}>
          {cancelledBy}
          {order.cancel_reason && <> — {pick(order.cancel_reason)}</>}
        </p>
      )}
    </>
  )
}
