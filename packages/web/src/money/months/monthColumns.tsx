import { formatMonth } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { ClosedMonth } from '@sufra/contract/money/months'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import { balancesOf } from './balancesOf.ts'
import type { monthsText } from './months.text.ts'

interface Means {
  readonly t: Translate<typeof monthsText>
  readonly language: Language
}

interface Balances {
  readonly opening_balance: Dirhams
  readonly totalOrderBalance: Dirhams
  readonly closing_balance: Dirhams
}
const balances = [
  ['opening', 'opening_balance'],
  ['changed', 'totalOrderBalance'],
  ['closing', 'closing_balance'],
] as const
type Balance = (typeof balances)[number][0]

/** A balance of a month, of one store or of all. */
export function MonthBalance({
  row,
  which,
  t,
  language,
  store,
  bare = false,
}: {
  readonly row: Balances & { readonly month: string }
  readonly which: Balance
  readonly t: Means['t']
  readonly language: Language
  readonly store?: number
  readonly bare?: boolean
}) {
  const column = balances.find(([name]) => name === which)?.[1] ?? 'closing_balance'
  return (
    <Figure
      name={`${t(which)} · ${formatMonth(row.month, language)}`}
      amount={row[column]}
      of={balancesOf(row.month, store)[which]}
      bare={bare}
    />
  )
}

/** Columns of amounts, with the currency in their heads. */
export const balanceColumns = <Row extends Balances & { readonly month: string }>(
  { t, language }: Means,
  storeOf: (row: Row) => number | undefined = () => undefined,
): readonly Column<Row>[] =>
  balances.map(([which]) => ({
    key: which,
    name: t(which),
    head: (
      <>
        {t(which)} <Currency />
      </>
    ),
    cell: (row) => {
      const store = storeOf(row)
      return (
        <MonthBalance
          row={row}
          which={which}
          t={t}
          language={language}
          {...(store !== undefined && { store })}
          bare
        />
      )
    },
    figures: true,
    skeleton: 72,
  }))

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
    ...balanceColumns<ClosedMonth>({ t, language }),
  ]
}

export const monthCard =
  ({ t, language }: Means) =>
  (row: ClosedMonth): CardFacts => ({
    title: formatMonth(row.month, language),
    lead: <MonthBalance row={row} which="closing" t={t} language={language} />,
    facts: [
      [t('closedAt'), <Instant key="closed" at={row.closed_at} />],
      [t('closedBy'), <bdi key="by">{row.closed_by}</bdi>],
      [t('numbers'), numbersOf(row, t)],
      [t('entries'), row.rows.toLocaleString('en-US')],
      [t('opening'), <MonthBalance key="opening" row={row} which="opening" t={t} language={language} />],
      [t('changed'), <MonthBalance key="changed" row={row} which="changed" t={t} language={language} />],
    ],
  })
