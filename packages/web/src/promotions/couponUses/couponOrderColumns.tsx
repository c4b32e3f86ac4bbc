import type { Bilingual } from '@sufra/contract/kernel/language'
import type { CouponOrder } from '@sufra/contract/promotions/couponUses'
import { PersonName } from '../../customers/customers/PersonName.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { couponUsesText } from './couponUses.text.ts'

interface Means {
  readonly t: Translate<typeof couponUsesText>
  readonly pick: (value: Bilingual) => string
  /** Of a batch: each order has its own code. */
  readonly codes: boolean
}

const stateOf = ({ order_status, released_at }: CouponOrder, { t, pick }: Means) =>
  released_at ? (
    <StatusChip status="CANCELLED" label={t('released')} />
  ) : (
    <StatusChip status={order_status.name.en} label={pick(order_status.name)} />
  )

const withCurrency = (name: string) => ({
  name,
  head: (
    <>
      {name} <Currency />
    </>
  ),
})

export function couponOrderColumns(means: Means): readonly Column<CouponOrder>[] {
  const { t, pick } = means
  return [
    {
      key: 'order',
      head: t('order'),
      cell: ({ id }) => (
        <strong>
          <Ltr>{id}</Ltr>
        </strong>
      ),
      skeleton: 48,
    },
    ...(means.codes
      ? [
          {
            key: 'code',
            head: t('code'),
            cell: ({ coupon_code }: CouponOrder) => <Ltr>{coupon_code}</Ltr>,
            skeleton: 120,
          },
        ]
      : []),
    {
      key: 'placed',
      head: t('placed'),
      cell: ({ created_at }) => <Instant at={created_at} />,
      skeleton: 120,
    },
    {
      key: 'store',
      head: t('store'),
      cell: ({ store_name }) => pick(store_name),
      grows: true,
      skeleton: 140,
    },
    {
      key: 'customer',
      head: t('customer'),
      cell: ({ customer_name }) => <PersonName of={customer_name} />,
      skeleton: 120,
    },
    { key: 'status', head: t('status'), cell: (order) => stateOf(order, means), skeleton: 80 },
    {
      key: 'total',
      ...withCurrency(t('total')),
      cell: ({ order_total_price }) => <Money amount={order_total_price} bare />,
      figures: true,
      skeleton: 64,
    },
    {
      key: 'discount',
      ...withCurrency(t('discount')),
      cell: ({ discount_value }) => <Money amount={discount_value} bare />,
      figures: true,
      skeleton: 64,
    },
    {
      key: 'platform',
      ...withCurrency(t('platform')),
      cell: ({ platform_contribution_value }) => <Money amount={platform_contribution_value} bare />,
      figures: true,
      skeleton: 64,
    },
  ]
}

export const couponOrderCard =
  (means: Means) =>
  (order: CouponOrder): CardFacts => ({
    title: (
      <>
        <Ltr>{order.id}</Ltr> · <bdi>{means.pick(order.store_name)}</bdi>
      </>
    ),
    state: stateOf(order, means),
    lead: <Money amount={order.discount_value} />,
    facts: [
      ...(means.codes ? [[means.t('code'), <Ltr key="code">{order.coupon_code}</Ltr>] as const] : []),
      [means.t('customer'), <PersonName key="customer" of={order.customer_name} />],
      [means.t('total'), <Money key="total" amount={order.order_total_price} />],
      [means.t('platform'), <Money key="platform" amount={order.platform_contribution_value} />],
      [means.t('placed'), <Instant key="placed" at={order.created_at} />, true],
    ],
  })
