import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { Charge } from '@sufra/contract/money/charges'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import type { chargesText } from './charges.text.ts'

interface Means {
  readonly t: Translate<typeof chargesText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  readonly actions: (charge: Charge) => ReactNode
}

function stateOf({ reversed_at, payment_request_id }: Charge, t: Means['t']) {
  if (reversed_at) return <StatusChip status="REFUNDED" label={t('reversed')} />
  if (payment_request_id !== null)
    return <StatusChip status="PAID" label={t('netted', { id: payment_request_id })} />
  return <StatusChip status="PENDING" label={t('open')} />
}

/** A note on an order has no amount that could be explained. */
const amountOf = ({ id, balance }: Charge, t: Means['t'], bare = false) =>
  balance === 0 ? (
    <Money amount={0} bare={bare} />
  ) : (
    <Figure name={`${t('balance')} · ${id}`} amount={balance} of={{ figure: 'charge', id }} bare={bare} />
  )

/** Spec 3 §3 Other charge. */
export function chargeColumns({ t, pick, language, actions }: Means): readonly Column<Charge>[] {
  return [
    {
      key: 'id',
      head: t('id'),
      cell: ({ id }) => (
        <strong>
          <Ltr>{id}</Ltr>
        </strong>
      ),
      skeleton: 40,
    },
    { key: 'store', head: t('store'), cell: ({ store }) => pick(store.name), grows: true, skeleton: 140 },
    { key: 'created', head: t('created'), cell: ({ iso_date }) => <Instant at={iso_date} />, skeleton: 120 },
    {
      key: 'order',
      head: t('order'),
      cell: ({ order_id }) => (order_id ? <Ltr>{order_id}</Ltr> : '—'),
      skeleton: 56,
    },
    {
      key: 'reference',
      head: t('reference'),
      cell: ({ reference_date }) => <bdi>{formatDay(reference_date, language)}</bdi>,
      skeleton: 80,
    },
    {
      key: 'description',
      head: t('description'),
      cell: ({ description }) => description ?? '—',
      grows: true,
      skeleton: 140,
    },
    {
      key: 'balance',
      name: t('balance'),
      head: (
        <>
          {t('balance')} <Currency />
        </>
      ),
      cell: (charge) => amountOf(charge, t, true),
      figures: true,
      skeleton: 72,
    },
    { key: 'status', head: t('status'), cell: (charge) => stateOf(charge, t), skeleton: 90 },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const chargeCard =
  ({ t, pick, language, actions }: Means) =>
  (charge: Charge): CardFacts => ({
    title: (
      <>
        <Ltr>{charge.id}</Ltr> · {pick(charge.store.name)}
      </>
    ),
    state: stateOf(charge, t),
    lead: amountOf(charge, t),
    facts: [
      [t('reference'), <bdi key="reference">{formatDay(charge.reference_date, language)}</bdi>],
      [t('order'), charge.order_id ? <Ltr key="order">{charge.order_id}</Ltr> : '—'],
      ...(charge.description ? [[t('description'), charge.description, true] as const] : []),
    ],
    actions: actions(charge),
  })
