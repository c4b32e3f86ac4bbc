import { useOperation } from '../../kernel/data/operations.ts'
import { type FigureOf, operationOf } from './figureOf.ts'

interface Page {
  readonly page: number
  readonly count: number
}

/** The explanation of a figure: of an order by the order's operation, of anything else by the other one. */
export const useExplanation = (of: FigureOf, page: Page) =>
  useOperation(operationOf(of), { body: { ...of, ...page } })
