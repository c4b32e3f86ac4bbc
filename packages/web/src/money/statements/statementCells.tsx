import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { eventFigures } from '@sufra/contract/money/figures.names'
import type { StatementRow } from '@sufra/contract/money/statements'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './statements.module.css'
import type { statementsText } from './statements.text.ts'

export interface Means {
  readonly t: Translate<typeof statementsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  /** Whether the rows are of several stores. */
  readonly stores: boolean
  /** Whose statement it is. */
  readonly whose: Pick<FigureOf, 'restaurant_store_id' | 'restaurant_id'>
  /** Of the whole range, once they are known. */
  readonly totals: readonly StatementTotal[] | undefined
}

export interface StatementTotal {
  readonly key: 'total' | 'received' | 'commission' | 'gateway' | 'amount'
  readonly name: string
  readonly amount: number
  readonly of: FigureOf
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
export function figureOf(
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
export const unlessZero = (row: StatementRow, figure: keyof typeof columns, means: Means): ReactNode => {
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

export const dayOf = (row: StatementRow, means: Means) => (
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
export const gatewayOf = (row: StatementRow, means: Means): ReactNode => (
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
export function typeOf(row: StatementRow, { t, pick }: Means): ReactNode {
  const number = numberOf(row, t)
  return (
    <>
      {pick(row.name)}
      {number !== '—' && <small className={css.late}>{number}</small>}
    </>
  )
}
