import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { EventPart, figures } from '@sufra/contract/money/figures'
import type { ReactNode } from 'react'

/** A figure and whose it is, as the server explains it. */
export type FigureOf = Omit<RequestOf<typeof figures.explain>, 'count' | 'page'>

/** A figure under its name. */
export interface Step {
  readonly name: string
  readonly of: FigureOf
}

/** What can be done about an event of a figure. */
export type EventActions = (event: EventPart) => ReactNode
