import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type EventPart, explainedOrderFigures, figures } from '@sufra/contract/money/figures'
import type { ReactNode } from 'react'

type Asked = 'count' | 'page'
type OrderFigureOf = Omit<RequestOf<typeof figures.explainOrder>, Asked>

export type StoreFigureOf = Omit<RequestOf<typeof figures.explain>, Asked>
/** A figure and whose it is, as the server explains it. */
export type FigureOf = StoreFigureOf | OrderFigureOf

const isOfOrder = (of: FigureOf): of is OrderFigureOf =>
  explainedOrderFigures.some((figure) => figure === of.figure)

export const operationOf = (of: FigureOf) => (isOfOrder(of) ? figures.explainOrder : figures.explain)

/** A figure under its name. */
export interface Step {
  readonly name: string
  readonly of: FigureOf
}

/** What can be done about an event of a figure. */
export type EventActions = (event: EventPart) => ReactNode
