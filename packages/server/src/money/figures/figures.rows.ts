import { monthOf } from '@sufra/contract/kernel/clock'
import type { figures } from '@sufra/contract/money/figures'
import { eventFigures, remainingFigures, runFigures } from '@sufra/contract/money/figures.names'
import { sql } from 'drizzle-orm'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { isPaid } from '../paymentRequests/paymentRequests.sql.ts'
import type { Explained } from './explained.ts'
import { type EventFigure, explainEvent } from './figures.event.ts'
import { eventParts } from './figures.ledger.sql.ts'
import { explainOrderAtClose, explainRemaining, type RemainingFigure } from './figures.remaining.ts'
import { fileParts, requestParts, requestsParts } from './figures.requests.sql.ts'
import * as rows from './figures.sql.ts'

export type ExplainCall = Call<typeof figures.explain>
type RunFigure = (typeof runFigures)[number]
const single = ['request', 'charge', 'payout_file', 'order_at_close'] as const
export type RowFigure = (typeof single)[number] | EventFigure | RemainingFigure | RunFigure

/** Whether a figure is one of some. */
export const isOneOf =
  <Figure extends string>(figures: readonly Figure[]) =>
  (figure: string): figure is Figure =>
    figures.some((each) => each === figure)

const isEvent = isOneOf<EventFigure>(['event', ...eventFigures])
const isRemaining = isOneOf(remainingFigures)
const isRun = isOneOf(runFigures)

export const isOfRow = isOneOf<RowFigure>([
  ...single,
  'event',
  ...eventFigures,
  ...remainingFigures,
  ...runFigures,
])

/** The month in which a figure stood as it was closed. */
export const closedMonth = ({ start_date }: ExplainCall['input']): string =>
  monthOf(start_date ?? fail('figures.monthMissing', { field: 'start_date' }))

const statuses = {
  run_pending: sql`status = 'PENDING'`,
  run_accepted: isPaid,
  run_rejected: sql`status = 'request_rejected'`,
  run_open: sql`(status = 'PENDING' or ${isPaid})`,
} as const satisfies Record<RunFigure, unknown>

/** A figure of one row, if the caller may see it. */
export async function explainRow(call: ExplainCall, figure: RowFigure, id: number): Promise<Explained> {
  const { db, scope, scopeFilter, input } = call
  if (isEvent(figure)) return explainEvent(db, orNotFound(await rows.eventOf(db, scopeFilter, id)), figure)
  if (isRemaining(figure)) {
    const of = figure === 'order_remaining' ? rows.orderOf : rows.chargeOf
    orNotFound(await of(db, scopeFilter, id))
    return explainRemaining(db, figure, id, input.request_id)
  }
  if (figure === 'order_at_close') {
    orNotFound(await rows.orderOf(db, scopeFilter, id))
    return explainOrderAtClose(db, id, closedMonth(input))
  }
  if (figure === 'charge') {
    orNotFound(await rows.chargeOf(db, scopeFilter, id))
    return { parts: eventParts(sql`event.other_charge_id = ${id}`, 'amount', -1) }
  }
  if (figure === 'request') {
    orNotFound(await rows.requestOf(db, scopeFilter, id))
    return { parts: requestParts(id) }
  }
  // Runs and their files are of many restaurants, and so of the platform alone.
  if (scope.kind !== 'admin') fail('row.missing')
  if (isRun(figure)) {
    orNotFound(await rows.runOf(db, id))
    return {
      parts: requestsParts(sql`from payment_requests where payout_run_id = ${id} and ${statuses[figure]}`),
    }
  }
  orNotFound(await rows.fileOf(db, id))
  return { parts: fileParts(id) }
}
