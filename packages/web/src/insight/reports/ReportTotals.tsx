import type { reports } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { FigureCards } from './FigureCards.tsx'

const shown: readonly ReportFigure[] = [
  'revenue',
  'orders',
  'average',
  'commission',
  'due',
  'store_discounts',
  'platform_discounts',
  'cancelled',
]

export const formatFigure = (figure: ReportFigure, value: number): string =>
  formatFigureValue(reportFigures[figure].unit, value)

interface Props {
  /** Undefined while loading. */
  readonly answer: OutputOf<typeof reports.list> | undefined
}

/** The figures of the whole range, compared if that is chosen. */
export const ReportTotals = ({ answer }: Props) => (
  <FigureCards
    figures={shown.map((figure) => ({
      figure: reportFigures[figure],
      value: answer?.totals[figure],
      before: answer?.compared_totals?.[figure],
    }))}
    comparedWith={answer?.compared_with}
  />
)
