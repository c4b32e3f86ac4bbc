import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { StatementRow } from '@sufra/contract/money/statements'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/Cards.tsx'
import type { Column } from '../../kernel/list/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import css from './statements.module.css'
import type { statementsText } from './statements.text.ts'

interface Means {
  readonly t: Translate<typeof statementsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  /** Whether the rows are of several stores. */
  readonly stores: boolean
}

/** Zero is left blank, so that the figures that count stand out. */
const figure = (amount: number): ReactNode =>
  amount === 0 ? (
    '—'
  ) : (
    <span className={amount < 0 ? css.negative : undefined}>{<Money amount={amount} bare />}</span>
  )

const changed = ({ id, name, balance }: StatementRow, pick: Means['pick']): ReactNode => (
  <span className={balance < 0 ? css.negative : undefined}>
    <Figure name={pick(name)} amount={balance} of={{ figure: 'event', id }} bare />
  </span>
)

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

const money = (
  key: string,
  name: string,
  amountOf: (row: StatementRow) => number,
  blank = true,
): Column<StatementRow> => ({
  key,
  head: (
    <>
      {name} <Currency />
    </>
  ),
  cell: (row) => (blank ? figure(amountOf(row)) : <Money amount={amountOf(row)} bare />),
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
            skeleton: 120,
          },
        ]
      : []),
    { key: 'type', head: t('type'), cell: ({ name }) => pick(name), skeleton: 100 },
    { key: 'number', head: t('number'), cell: (row) => numberOf(row, t), skeleton: 64 },
    {
      key: 'status',
      head: t('status'),
      cell: ({ order_current_status: status }) =>
        status ? <StatusChip status={status.display_status.en} label={pick(status.display_status)} /> : '—',
      skeleton: 90,
    },
    { key: 'details', head: t('details'), cell: (row) => detailsOf(row, t), grows: true, skeleton: 120 },
    money('total', t('orderTotal'), (row) => row.order_total_price),
    money('received', t('received'), (row) => row.payed_amount),
    {
      key: 'fee',
      head: t('cardFee'),
      cell: ({ credit_card_fee, pgw_charges_value }) =>
        credit_card_fee === null || pgw_charges_value === 0 ? '—' : <Ltr>{credit_card_fee}%</Ltr>,
      figures: true,
      skeleton: 40,
    },
    money('commission', t('commission'), (row) => row.platform_commission_value),
    money('gateway', t('gateway'), (row) => row.pgw_charges_value),
    {
      ...money('amount', t('amount'), (row) => row.balance),
      cell: (row) => changed(row, pick),
    },
    money('balance', t('balance'), (row) => row.running_balance, false),
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
      lead: (
        <span className={row.balance < 0 ? css.negative : undefined}>
          <Figure name={pick(row.name)} amount={row.balance} of={{ figure: 'event', id: row.id }} />
        </span>
      ),
      facts: [
        [t('day'), dayOf(row, means)],
        [t('number'), numberOf(row, t)],
        ...(stores ? [[t('store'), pick(row.store.name)] as const] : []),
        [t('details'), detailsOf(row, t), true],
        [t('orderTotal'), figure(row.order_total_price)],
        [t('received'), figure(row.payed_amount)],
        [t('commission'), figure(row.platform_commission_value)],
        [t('gateway'), figure(row.pgw_charges_value)],
        [t('balance'), <Money key="balance" amount={row.running_balance} />],
      ],
    }
  }
