import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { eventFigures } from '@sufra/contract/money/figures'
import type { StatementRow } from '@sufra/contract/money/statements'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/Cards.tsx'
import type { Column } from '../../kernel/list/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import type { StoreFigureOf } from '../figures/figureOf.ts'
import css from './statements.module.css'
import type { statementsText } from './statements.text.ts'

interface Means {
  readonly t: Translate<typeof statementsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  /** Whether the rows are of several stores. */
  readonly stores: boolean
  /** Whose statement it is. */
  readonly whose: Pick<StoreFigureOf, 'restaurant_store_id' | 'restaurant_id'>
}

const columns = {
  event_order_total: { name: 'orderTotal', amountOf: (row) => row.order_total_price },
  event_received: { name: 'received', amountOf: (row) => row.payed_amount },
  event_commission: { name: 'commission', amountOf: (row) => row.platform_commission_value },
  event_gateway_charge: { name: 'gateway', amountOf: (row) => row.pgw_charges_value },
} as const satisfies Record<
  (typeof eventFigures)[number],
  { name: keyof typeof statementsText; amountOf: (row: StatementRow) => number }
>
const named = { event: 'amount', running_balance: 'balance' } as const

/** A figure of a row, which explains itself when it is pressed. */
function figureOf(
  row: StatementRow,
  figure: keyof typeof columns | keyof typeof named,
  amount: number,
  { t, pick, whose }: Means,
  bare = true,
): ReactNode {
  const name = figure in columns ? columns[figure as keyof typeof columns].name : named[figure as 'event']
  return (
    <span className={amount < 0 ? css.negative : undefined}>
      <Figure
        name={`${t(name)} · ${pick(row.name)}`}
        amount={amount}
        of={{ figure, id: row.id, ...(figure === 'running_balance' && whose) }}
        bare={bare}
      />
    </span>
  )
}

/** Zero is left blank, so that the figures that count stand out. */
const unlessZero = (row: StatementRow, figure: keyof typeof columns, means: Means): ReactNode => {
  const amount = columns[figure].amountOf(row)
  return amount === 0 ? '—' : figureOf(row, figure, amount, means)
}

export function detailsOf({ payment_method, description }: StatementRow, t: Means['t']): string {
  if (description) return description
  if (payment_method === null) return '—'
  return t(payment_method === 'creditcard' ? 'card' : 'cash')
}

export function numberOf({ order_id, payment_request_id }: StatementRow, t: Means['t']): string {
  if (order_id !== null) return t('order', { id: order_id })
  return payment_request_id === null ? '—' : t('request', { id: payment_request_id })
}

/** When a late row was posted and, if its month had been closed by then, the day it was meant for. */
export const lateNotes = (
  { day, late, effective_date, iso_date }: StatementRow,
  { t, language }: Pick<Means, 't' | 'language'>,
): readonly string[] => [
  ...(effective_date < day ? [t('meantFor', { day: formatDay(effective_date, language) })] : []),
  ...(late ? [t('late', { day: formatDay(new Date(iso_date), language) })] : []),
]

const dayOf = (row: StatementRow, means: Means) => (
  <>
    <bdi>{formatDay(row.day, means.language)}</bdi>
    {lateNotes(row, means).map((note) => (
      <small key={note} className={css.late}>
        {note}
      </small>
    ))}
  </>
)

/** The charge with the store's percentage. */
const gatewayOf = (row: StatementRow, means: Means): ReactNode => (
  <>
    {unlessZero(row, 'event_gateway_charge', means)}
    {row.credit_card_fee !== null && row.pgw_charges_value !== 0 && (
      <small className={css.late}>
        <Ltr>{row.credit_card_fee}%</Ltr>
      </small>
    )}
  </>
)

/** What happened, to which order or request. */
function typeOf(row: StatementRow, { t, pick }: Means): ReactNode {
  const number = numberOf(row, t)
  return (
    <>
      {pick(row.name)}
      {number !== '—' && <small className={css.late}>{number}</small>}
    </>
  )
}

const money = (key: string, name: string, cell: (row: StatementRow) => ReactNode): Column<StatementRow> => ({
  key,
  head: (
    <>
      {name} <Currency />
    </>
  ),
  cell,
  figures: true,
  skeleton: 64,
})

/** Spec 3 §3 Statement row. */
export function statementColumns(means: Means): readonly Column<StatementRow>[] {
  const { t, pick, stores } = means
  return [
    { key: 'day', head: t('day'), cell: (row) => dayOf(row, means), skeleton: 80 },
    ...(stores
      ? [
          {
            key: 'store',
            head: t('store'),
            cell: ({ store }: StatementRow) => pick(store.name),
            grows: true,
            skeleton: 120,
          },
        ]
      : []),
    { key: 'type', head: t('type'), cell: (row) => typeOf(row, means), skeleton: 100 },
    {
      key: 'status',
      head: t('status'),
      cell: ({ order_current_status: status }) =>
        status ? <StatusChip status={status.display_status.en} label={pick(status.display_status)} /> : '—',
      skeleton: 90,
    },
    { key: 'details', head: t('details'), cell: (row) => detailsOf(row, t), grows: true, skeleton: 120 },
    money('total', t('orderTotal'), (row) => unlessZero(row, 'event_order_total', means)),
    money('received', t('received'), (row) => unlessZero(row, 'event_received', means)),
    money('commission', t('commission'), (row) => unlessZero(row, 'event_commission', means)),
    money('gateway', t('gateway'), (row) => gatewayOf(row, means)),
    money('amount', t('amount'), (row) => figureOf(row, 'event', row.balance, means)),
    money('balance', t('balance'), (row) => figureOf(row, 'running_balance', row.running_balance, means)),
  ]
}

export const statementCard =
  (means: Means) =>
  (row: StatementRow): CardFacts => {
    const { t, pick, stores } = means
    return {
      title: pick(row.name),
      state: row.order_current_status && (
        <StatusChip
          status={row.order_current_status.display_status.en}
          label={pick(row.order_current_status.display_status)}
        />
      ),
      lead: figureOf(row, 'event', row.balance, means, false),
      facts: [
        [t('day'), dayOf(row, means)],
        [t('number'), numberOf(row, t)],
        ...(stores ? [[t('store'), pick(row.store.name)] as const] : []),
        [t('details'), detailsOf(row, t), true],
        [t('orderTotal'), unlessZero(row, 'event_order_total', means)],
        [t('received'), unlessZero(row, 'event_received', means)],
        [t('commission'), unlessZero(row, 'event_commission', means)],
        [t('gateway'), gatewayOf(row, means)],
        [t('balance'), figureOf(row, 'running_balance', row.running_balance, means)],
      ],
    }
  }
