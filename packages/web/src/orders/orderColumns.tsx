import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OrderRow } from '@sufra/contract/orders'
import type { ReactNode } from 'react'
import { Ltr } from '../kernel/Ltr.tsx'
import type { CardFacts } from '../kernel/list/Cards.tsx'
import type { Column } from '../kernel/list/Table.tsx'
import { Currency, Money } from '../kernel/Money.tsx'
import { StatusChip } from '../kernel/StatusChip.tsx'
import type { Translate } from '../kernel/text/texts.ts'
import { Instant } from '../kernel/When.tsx'
import { Waiting } from './live/Waiting.tsx'
import css from './orders.module.css'
import type { ordersText } from './orders.text.ts'

interface Means {
  readonly t: Translate<typeof ordersText>
  readonly pick: (value: Bilingual | null) => string
  readonly view: (order: OrderRow) => ReactNode
}

/** Spec 3 §2 Orders: the ten columns. Amounts say QAR once, in the head. */
export function orderColumns({ t, pick, view }: Means): readonly Column<OrderRow>[] {
  const money = (key: string, name: string, amount: (order: OrderRow) => number): Column<OrderRow> => ({
    key,
    head: (
      <>
        {name}
        <br />
        <Currency />
      </>
    ),
    cell: (order) => <Money amount={amount(order)} bare />,
    figures: true,
    skeleton: 56,
  })
  return [
    {
      key: 'id',
      head: <span className={css.whole}>{t('id')}</span>,
      cell: (order) => (
        <strong>
          <Ltr>{order.id}</Ltr>
        </strong>
      ),
      skeleton: 40,
    },
    {
      key: 'store',
      head: t('store'),
      cell: (order) => (
        <>
          <bdi>{pick(order.store.store_translation.name)}</bdi>
          <Waiting order={order} />
        </>
      ),
      grows: true,
      skeleton: 140,
    },
    money('commission', t('commission'), (order) => order.platform_commission_value),
    money('gateway', t('gateway'), (order) => order.pgw_charges_value),
    money('received', t('received'), (order) => order.payed_amount),
    money('total', t('total'), (order) => order.order_total_price),
    money('balance', t('balance'), (order) => order.due_to_store),
    {
      key: 'payment',
      head: t('paymentStatus'),
      cell: ({ order_current_payment_status: payment }) => (
        <StatusChip status={payment.status} label={pick(payment.display_status)} />
      ),
      skeleton: 72,
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ order_current_status: current }) => (
        <StatusChip status={current.status} label={pick(current.display_status)} />
      ),
      skeleton: 88,
    },
    { key: 'actions', head: t('actions'), cell: view, end: true, skeleton: 24 },
  ]
}

/** On a phone: which store, for when, how much. */
export const orderCard =
  ({ t, pick, view }: Means) =>
  (order: OrderRow): CardFacts => ({
    title: t('order', { id: order.id }),
    state: (
      <StatusChip
        status={order.order_current_status.status}
        label={pick(order.order_current_status.display_status)}
      />
    ),
    facts: [
      [
        t('store'),
        <span key="store">
          <bdi>{pick(order.store.store_translation.name)}</bdi>
          <Waiting order={order} />
        </span>,
      ],
      [t('delivery'), <Instant key="when" at={order.picked_time_iso_date} />],
      [t('total'), <Money key="total" amount={order.order_total_price} />],
    ],
    actions: view(order),
  })
