import type { OrderDetails, OrderRow } from '@sufra/contract/orders'
import type { ReactNode } from 'react'
import { Ltr } from '../kernel/Ltr.tsx'
import { Money } from '../kernel/Money.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { Instant } from '../kernel/When.tsx'
import { CustomerName } from './CustomerName.tsx'
import { decisionText } from './decision.text.ts'
import css from './orders.module.css'
import { ordersText } from './orders.text.ts'
import { PaymentChip } from './PaymentChip.tsx'
import { useCancelledBy } from './useCancelledBy.ts'

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
