import type { eventFigures } from '@sufra/contract/money/figures.names'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import type { Explained } from './explained.ts'
import { changeParts, eventParts, type StatementColumn } from './figures.ledger.sql.ts'
import { type OrderFigure, orderChanges } from './figures.orderChanges.ts'
import { formulaOfRates } from './figures.orderFormula.ts'
import { requestParts } from './figures.requests.sql.ts'
import type { ExplainedEvent } from './figures.sql.ts'

export type EventFigure = 'event' | (typeof eventFigures)[number]

/** The column of the statement, and what of the order it tells in the row in which the order ended. */
const columns = {
  event: { column: 'amount', figure: 'order_due' },
  event_order_total: { column: 'order_total', figure: 'order_price' },
  event_received: { column: 'received', figure: 'order_received' },
  event_commission: { column: 'commission', figure: 'order_commission' },
  event_gateway_charge: { column: 'gateway_charge', figure: 'order_gateway_charge' },
} as const satisfies Record<EventFigure, { column: StatementColumn; figure: OrderFigure }>

/** The row in which an order ended has all that its events have brought until then; where that is undone, less it. */
function signOf({ kind, undone_kind }: ExplainedEvent): 1 | -1 | undefined {
  if (kind === 'completion' || kind === 'cancellation') return 1
  return undone_kind === 'completion' ? -1 : undefined
}

/** A figure of a row of the statement. */
export async function explainEvent(db: Db, event: ExplainedEvent, name: EventFigure): Promise<Explained> {
  const { column, figure } = columns[name]
  const { id, order_id, payment_request_id, undone_kind } = event
  const sign = signOf(event)
  if (order_id !== null && sign !== undefined && !(name === 'event' && sign === -1)) {
    const { changes, rates } = await orderChanges(db, order_id, figure, id)
    const signed = changes.map((change) => ({ ...change, amount: sign * change.amount }))
    const formula =
      sign === 1 && name !== 'event'
        ? formulaOfRates(figure, rates, event.kind === 'cancellation')
        : undefined
    return { parts: changeParts(signed), formula }
  }
  if (name === 'event' && payment_request_id !== null)
    return { parts: requestParts(payment_request_id, undone_kind === null ? -1 : 1) }
  return { parts: eventParts(sql`event.id = ${id}`, column) }
}
