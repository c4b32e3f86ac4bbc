import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type PaymentRequest, requestStatusNames } from '@sufra/contract/money/paymentRequests'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import type { paymentRequestsText } from './paymentRequests.text.ts'

interface Means {
  readonly t: Translate<typeof paymentRequestsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  /** Whether the rows are of several stores. */
  readonly stores: boolean
  readonly selection?: { readonly head: ReactNode; readonly cell: (request: PaymentRequest) => ReactNode }
  readonly actions: (request: PaymentRequest) => ReactNode
}

export function RequestStatus({
  request,
  means: { t, pick },
}: {
  request: PaymentRequest
  means: Pick<Means, 't' | 'pick'>
}) {
  if (request.reversed_at) return <StatusChip status="REFUNDED" label={t('reversed')} />
  return <StatusChip status={request.status} label={pick(requestStatusNames[request.status])} />
}

const ordersOf = (request: PaymentRequest, t: Means['t']) =>
  request.order_id ? <Ltr>{request.order_id}</Ltr> : t('orders', { count: request.orders_count })

const amountOf = ({ id, amount }: PaymentRequest, t: Means['t'], bare = false) => (
  <Figure name={`${t('amount')} · ${id}`} amount={amount} of={{ figure: 'request', id }} bare={bare} />
)

/** Spec 3 §3 Payment request. */
export function requestColumns(means: Means): readonly Column<PaymentRequest>[] {
  const { t, pick, language, stores, selection, actions } = means
  return [
    ...(selection
      ? [{ key: 'select', head: selection.head, cell: selection.cell, start: true, skeleton: 16 }]
      : []),
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
    ...(stores
      ? [
          {
            key: 'store',
            head: t('store'),
            cell: ({ store }: PaymentRequest) => pick(store.name),
            grows: true,
            skeleton: 140,
          },
        ]
      : []),
    {
      key: 'created',
      head: t('created'),
      cell: ({ created_at }) => <Instant at={created_at} />,
      skeleton: 120,
    },
    { key: 'orders', head: t('order'), cell: (request) => ordersOf(request, t), skeleton: 64 },
    {
      key: 'reference',
      head: t('reference'),
      cell: ({ reference_date }) => <bdi>{formatDay(reference_date, language)}</bdi>,
      skeleton: 80,
    },
    {
      key: 'description',
      head: t('description'),
      cell: ({ description, custom }) => description ?? (custom && !stores ? t('custom') : '—'),
      grows: true,
      skeleton: 140,
    },
    {
      key: 'amount',
      name: t('amount'),
      head: (
        <>
          {t('amount')} <Currency />
        </>
      ),
      cell: (request) => amountOf(request, t, true),
      figures: true,
      skeleton: 72,
    },
    {
      key: 'status',
      head: t('status'),
      cell: (request) => <RequestStatus request={request} means={means} />,
      skeleton: 90,
    },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const requestCard =
  (means: Means) =>
  (request: PaymentRequest): CardFacts => {
    const { t, pick, language, stores, selection, actions } = means
    return {
      select: selection?.cell(request),
      title: (
        <>
          <Ltr>{request.id}</Ltr>
          {stores && <> · {pick(request.store.name)}</>}
        </>
      ),
      state: <RequestStatus request={request} means={means} />,
      lead: amountOf(request, t),
      facts: [
        [t('created'), <Instant key="created" at={request.created_at} />],
        [t('order'), ordersOf(request, t)],
        [t('reference'), <bdi key="reference">{formatDay(request.reference_date, language)}</bdi>],
        ...(request.description ? [[t('description'), request.description, true] as const] : []),
        ...(request.note ? [[t('note'), request.note, true] as const] : []),
      ],
      actions: actions(request),
    }
  }
