import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import type { positionFigures, storePositions } from '@sufra/contract/money/storePositions'
import type { FigureOf } from '../figures/figureOf.ts'

export type PositionFigure = (typeof positionFigures)[number]
export type PositionsShown = Pick<
  RequestOf<typeof storePositions.list>,
  'search' | 'restaurant_id' | 'balance'
>
type Days = Pick<OutputOf<typeof storePositions.list>, 'paid_from' | 'paid_to'>

/** The total of the stores that the filters leave. */
export const totalFigure = (
  key: PositionFigure,
  shown: PositionsShown,
  { paid_from, paid_to }: Days,
): FigureOf => ({
  figure: `total_${key}`,
  ...shown,
  ...(key === 'paid' && { start_date: paid_from, end_date: paid_to }),
})
