import type { ReportRow, reports } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { ColumnSort } from '../../kernel/list/table/SortHead.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Change } from './Change.tsx'
import { formatFigure } from './ReportTotals.tsx'
import type { ReportState } from './reportState.ts'
import type { reportsText } from './reports.text.ts'

export interface ReportMeans {
  readonly t: Translate<typeof reportsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  readonly state: ReportState
  readonly answer: OutputOf<typeof reports.list> | undefined
  readonly sort: (figure: ReportFigure) => ColumnSort
}

/** The columns of the monthly table (spec 3 §2 Reports). */
const reportColumnsShown: readonly ReportFigure[] = [
  'orders',
  'revenue',
  'average',
  'store_discounts',
  'platform_discounts',
  'commission',
  'gateway_charges',
  'due',
  'cancelled',
]

/** The bank charge is called what the specification calls it (DECISIONS 26); stores have rates of their own. */
export const columnName = (figure: ReportFigure, { t, pick }: Pick<ReportMeans, 't' | 'pick'>): string =>
  figure === 'gateway_charges' ? t('bankCharge') : pick(reportFigures[figure].name)

function cellOf(figure: ReportFigure, { figures, compared }: ReportRow): ReactNode {
  const value = figures[figure]
  return (
    <>
      {reportFigures[figure].unit === 'money' ? (
        <Money amount={value} bare />
      ) : (
        <Ltr>{formatFigure(figure, value)}</Ltr>
      )}
      {compared && (
        <>
          {' '}
          <Change now={value} before={compared[figure]} written={formatFigure(figure, compared[figure])} />
        </>
      )}
    </>
  )
}

export function reportColumns(means: ReportMeans): readonly Column<ReportRow>[] {
  const { t, state, answer, sort } = means
  return [
    {
      key: 'group',
      head: means.pick(groupingHeads[state.grouping]),
      cell: (row) => <strong>{groupName(row, state, means)}</strong>,
      total: t('total'),
      grows: true,
      skeleton: 140,
    },
    ...reportColumnsShown.map((figure): Column<ReportRow> => {
      const isMoney = reportFigures[figure].unit === 'money'
      const total = answer?.totals[figure] ?? 0
      return {
        key: figure,
        head: (
          <>
            {columnName(figure, means)} {isMoney && <Currency />}
          </>
        ),
        sort: sort(figure),
        cell: (row) => cellOf(figure, row),
        total: isMoney ? <Money amount={total} bare /> : <Ltr>{formatFigure(figure, total)}</Ltr>,
        figures: true,
        skeleton: 64,
      }
    }),
  ]
}

export const reportCard =
  (means: ReportMeans) =>
  (row: ReportRow): CardFacts => ({
    title: groupName(row, means.state, means),
    lead: <Money amount={row.figures.revenue} />,
    facts: reportColumnsShown
      .filter((figure) => figure === 'orders' || (figure !== 'revenue' && row.figures[figure] !== 0))
      .map((figure) => [columnName(figure, means), cellOf(figure, row)] as const),
  })
