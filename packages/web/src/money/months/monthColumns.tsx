import { formatMonth } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { ClosedMonth } from '@sufra/contract/money/months'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/Cards.tsx'
import type { Column } from '../../kernel/list/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import type { monthsText } from './months.text.ts'

interface Means {
  readonly t: Translate<typeof monthsText>
  readonly language: Language
}

/** A column of amounts, with the currency in its head. */
export const amountColumn = <Row,>(
  key: string,
  name: string,
  amountOf: (row: Row) => Dirhams,
): Column<Row> => ({
  key,
  head: (
    <>
      {name} <Currency />
    </>
  ),
  cell: (row) => <Money amount={amountOf(row)} bare />,
  figures: true,
  skeleton: 72,
})

function numbersOf({ first_number: first, last_number: last }: ClosedMonth, t: Means['t']) {
  if (first === null || last === null) return '—'
  return first === last ? <Ltr>{first}</Ltr> : t('numberRange', { first, last })
}

export function monthColumns({ t, language }: Means): readonly Column<ClosedMonth>[] {
  return [
    {
      key: 'month',
      head: t('month'),
      cell: ({ month }) => <strong>{formatMonth(month, language)}</strong>,
      skeleton: 96,
    },
    {
      key: 'closed',
      head: t('closedAt'),
      cell: ({ closed_at }) => <Instant at={closed_at} />,
      skeleton: 120,
    },
    {
      key: 'by',
      head: t('closedBy'),
      cell: ({ closed_by }) => <bdi>{closed_by}</bdi>,
      grows: true,
      skeleton: 120,
    },
    { key: 'numbers', head: t('numbers'), cell: (row) => numbersOf(row, t), skeleton: 72 },
    {
      key: 'entries',
      head: t('entries'),
      cell: ({ rows }) => rows.toLocaleString('en-US'),
      figures: true,
      skeleton: 48,
    },
    amountColumn('opening', t('opening'), (row) => row.opening_balance),
    amountColumn('changed', t('changed'), (row) => row.totalOrderBalance),
    amountColumn('closing', t('closing'), (row) => row.closing_balance),
  ]
}

export const monthCard =
  ({ t, language }: Means) =>
  (row: ClosedMonth): CardFacts => ({
    title: formatMonth(row.month, language),
    lead: <Money amount={row.closing_balance} />,
    facts: [
      [t('closedAt'), <Instant key="closed" at={row.closed_at} />],
      [t('closedBy'), <bdi key="by">{row.closed_by}</bdi>],
      [t('numbers'), numbersOf(row, t)],
      [t('entries'), row.rows.toLocaleString('en-US')],
      [t('opening'), <Money key="opening" amount={row.opening_balance} />],
      [t('changed'), <Money key="changed" amount={row.totalOrderBalance} />],
    ],
  })
