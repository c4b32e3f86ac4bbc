import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import {
  positionFigures,
  type StorePosition,
  type storePositions,
} from '@sufra/contract/money/storePositions'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './storePositions.module.css'
import type { storePositionsText } from './storePositions.text.ts'
import { type PositionFigure, type PositionsShown, totalFigure } from './totalFigure.ts'
import type { PaySelection } from './usePaySelection.tsx'

type Answer = OutputOf<typeof storePositions.list>

interface Means {
  readonly t: Translate<typeof storePositionsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  readonly answer: Answer | undefined
  /** The filters of the list. */
  readonly shown: PositionsShown
  /** Whether the caller may open statements. */
  readonly statements: boolean
  readonly selection?: PaySelection | undefined
}

export const statementOf = ({ id }: StorePosition) => ({
  to: '/main/payments/statement-of-accounts',
  search: { store: id },
})

/** Each figure explains itself when it is pressed. */
function figureOf(
  row: StorePosition,
  key: PositionFigure,
  { t, pick, answer }: Means,
  bare = true,
): ReactNode {
  const amount = row[key]
  if (amount === 0) return '—'
  const of: FigureOf = {
    figure: key === 'due' ? 'balance' : key,
    restaurant_store_id: row.id,
    ...(key === 'paid' && answer && { start_date: answer.paid_from, end_date: answer.paid_to }),
  }
  return (
    <span className={amount < 0 ? css.negative : undefined}>
      <Figure name={`${t(key)} · ${pick(row.name)}`} amount={amount} of={of} bare={bare} />
    </span>
  )
}

const totalOf = (key: PositionFigure, answer: Answer, { t, shown }: Means): ReactNode => (
  <Figure
    name={`${t(key)} · ${t('totals')}`}
    amount={answer.totals[key]}
    of={totalFigure(key, shown, answer)}
    bare
  />
)

const lastOf = ({ last_paid_on }: StorePosition, { t, language }: Means) =>
  last_paid_on === null ? t('never') : <bdi>{formatDay(last_paid_on, language)}</bdi>

/** The days of what is paid, since they are the current month's if nobody has chosen any. */
const Days = ({ from, to, language }: { from: string; to: string; language: Language }) => (
  <small className={css.days}>
    <bdi>{formatDay(from, language)}</bdi>
    {to !== from && (
      <>
        {' – '}
        <bdi>{formatDay(to, language)}</bdi>
      </>
    )}
  </small>
)

/** A store's position in one line (spec 3 §2 Stores payments), with the totals of all pages. */
export function positionColumns(means: Means): readonly Column<StorePosition>[] {
  const { t, pick, language, answer, statements, selection } = means
  return [
    ...(selection
      ? [{ key: 'select', head: selection.head, cell: selection.cell, start: true, skeleton: 16 }]
      : []),
    {
      key: 'name',
      head: t('store'),
      cell: (row) => (
        <>
          {statements ? (
            <Link {...statementOf(row)} className={css.store}>
              {pick(row.name)}
            </Link>
          ) : (
            <strong>{pick(row.name)}</strong>
          )}
          <small className={css.restaurant}>
            {pick(row.restaurant.name)}
            {row.archived && <> · {t('archived')}</>}
          </small>
        </>
      ),
      total: t('totals'),
      grows: true,
      skeleton: 160,
    },
    ...positionFigures.map(
      (key): Column<StorePosition> => ({
        key,
        name: t(key),
        head: (
          <>
            {t(key)} <Currency />
            {key === 'paid' && answer && (
              <Days from={answer.paid_from} to={answer.paid_to} language={language} />
            )}
          </>
        ),
        cell: (row) => figureOf(row, key, means),
        total: answer ? totalOf(key, answer, means) : '…',
        figures: true,
        skeleton: 72,
      }),
    ),
    {
      key: 'last',
      head: t('last_paid_on'),
      sortKey: 'last_paid_on',
      cell: (row) => lastOf(row, means),
      skeleton: 80,
    },
  ]
}

export const positionCard =
  (means: Means) =>
  (row: StorePosition): CardFacts => {
    const { t, pick, selection } = means
    return {
      select: selection?.cell(row),
      title: pick(row.name),
      state: row.archived && <StatusChip status="CLOSED" label={t('archived')} />,
      lead: (
        <>
          <small className={css.restaurant}>{t('due')}</small>
          {row.due === 0 ? <Money amount={0} /> : figureOf(row, 'due', means, false)}
        </>
      ),
      facts: [
        [t('restaurant'), pick(row.restaurant.name), true],
        // Only what there is: a phone shows few lines.
        ...positionFigures
          .filter((key) => key !== 'due' && row[key] !== 0)
          .map((key) => [t(key), figureOf(row, key, means)] as const),
        [t('last_paid_on'), lastOf(row, means)],
      ],
    }
  }
