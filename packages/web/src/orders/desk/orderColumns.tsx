import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OrderRow } from '@sufra/contract/orders/orders'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { TimeLeft, Waiting } from '../live/Waiting.tsx'
import { CustomerName } from '../order/CustomerName.tsx'
import css from '../order/orders.module.css'
import type { ordersText } from '../order/orders.text.ts'
import { PaymentChip } from '../order/PaymentChip.tsx'

interface Means {
  readonly t: Translate<typeof ordersText>
  readonly pick: (value: Bilingual | null) => string
  readonly actions: (order: OrderRow) => ReactNode
  /** The delivery time has its own column, so the store's cell leaves it out. */
  readonly withDelivery: boolean
  /** Sorted by delivery time; otherwise the newest first. */
  readonly byDelivery: boolean
  readonly onSort: (sort: 'delivery' | undefined) => void
}

/** Every column of an order. Money columns name QAR once, in the head. */
export function orderColumns({
  t,
  pick,
  actions,
  withDelivery,
  byDelivery,
  onSort,
}: Means): readonly Column<OrderRow>[] {
  const money = (key: string, name: string, amount: (order: OrderRow) => number): Column<OrderRow> => ({
    key,
    name,
    head: (
      <>
        {name}
        <br />
        <Currency />
      </>
    ),
    cell: (order) => <Money amount={amount(order)} bare />,
    card: (order) => <Money amount={amount(order)} />,
    figures: true,
    skeleton: 56,
  })
  const column = (
    key: string,
    name: string,
    cell: (order: OrderRow) => ReactNode,
    more: Partial<Column<OrderRow>> = {},
  ): Column<OrderRow> => ({ key, name, head: name, cell, ...more })
  return [
    column(
      'id',
      t('id'),
      (order) => (
        <strong>
          <Ltr>{order.id}</Ltr>
        </strong>
      ),
      {
        head: <span className={css.whole}>{t('id')}</span>,
        fixed: true,
        sort: { now: byDelivery ? 'none' : 'descending', onSort: () => onSort(undefined) },
        skeleton: 40,
      },
    ),
    column(
      'store',
      t('store'),
      (order) => (
        <>
          <bdi>{pick(order.store.store_translation.name)}</bdi>
          {!withDelivery && (
            <TimeLeft order={order}>
              <Instant at={order.picked_time_iso_date} />
            </TimeLeft>
          )}
        </>
      ),
      {
        card: (order) => <bdi>{pick(order.store.store_translation.name)}</bdi>,
        grows: true,
        skeleton: 140,
      },
    ),
    column(
      'delivery',
      t('delivery'),
      (order) => (
        <>
          <Instant at={order.picked_time_iso_date} />
          <TimeLeft order={order} />
        </>
      ),
      {
        sort: { now: byDelivery ? 'ascending' : 'none', onSort: () => onSort('delivery') },
        skeleton: 140,
      },
    ),
    column('customer', t('customer'), (order) => <CustomerName order={order} />, {
      grows: true,
      skeleton: 120,
    }),
    column('area', t('area'), (order) => <bdi>{pick(order.delivery_area) || '—'}</bdi>, { skeleton: 80 }),
    column('people', t('people'), (order) => order.people.toLocaleString('en-US'), {
      figures: true,
      skeleton: 32,
    }),
    money('commission', t('commission'), (order) => order.platform_commission_value),
    money('gateway', t('gateway'), (order) => order.pgw_charges_value),
    money('received', t('received'), (order) => order.payed_amount),
    money('total', t('total'), (order) => order.order_total_price),
    money('balance', t('balance'), (order) => order.due_to_store),
    column('payment', t('paymentStatus'), (order) => <PaymentChip order={order} />, {
      skeleton: 72,
    }),
    column(
      'status',
      t('status'),
      (order) => (
        <>
          <StatusChip
            status={order.order_current_status.status}
            label={pick(order.order_current_status.display_status)}
          />
          <Waiting order={order} />
        </>
      ),
      { skeleton: 88 },
    ),
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 24 },
  ]
}

/**
 * The specification's columns in its order, and those a kitchen needs (DECISIONS 39); the store only if there are
 * several.
 */
export const columnSets = (t: Means['t'], severalStores: boolean) => [
  {
    key: 'finance',
    name: t('finance'),
    columns: ['id', 'store', 'commission', 'gateway', 'received', 'total', 'balance', 'payment', 'status'],
  },
  {
    key: 'kitchen',
    name: t('kitchen'),
    columns: [
      'id',
      'delivery',
      ...(severalStores ? ['store'] : []),
      ...['customer', 'area', 'people', 'total', 'payment', 'status'],
    ],
  },
]

/** Shown in a card's head or actions already. */
const headed: ReadonlySet<string> = new Set(['id', 'delivery', 'status', 'actions'])

/** On a phone: the delivery time, then the other chosen columns. */
export const orderCard =
  ({ t, pick, actions }: Means) =>
  (order: OrderRow, columns: readonly Column<OrderRow>[]): CardFacts => ({
    title: t('order', { id: order.id }),
    state: (
      <StatusChip
        status={order.order_current_status.status}
        label={pick(order.order_current_status.display_status)}
      />
    ),
    lead: (
      <>
        <Instant at={order.picked_time_iso_date} />
        <TimeLeft order={order} />
        <Waiting order={order} />
      </>
    ),
    facts: columns
      .filter(({ key }) => !headed.has(key))
      .map(({ key, name = key, cell, card = cell }) => [name, card(order)]),
    actions: actions(order),
  })
