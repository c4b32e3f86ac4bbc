import { type figures, totalFigures } from '@sufra/contract/money/figures'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { refuseReversedRange } from '../../kernel/input/dayRange.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { ofStores, statementStores, within } from '../statements/statements.sql.ts'
import { paidDays } from '../storePositions/paidDays.ts'
import type { Explained } from './explained.ts'
import { orderFormula } from './figures.formula.sql.ts'
import { orderChanges } from './figures.order.ts'
import * as parts from './figures.parts.sql.ts'
import { chargeOf, type ExplainedEvent, eventOf, requestOf } from './figures.sql.ts'

type ExplainCall = Call<typeof figures.explain>
type Name = ExplainCall['input']['figure']
type RowFigure = Extract<Name, 'request' | 'charge' | 'event'>
type TotalFigure = (typeof totalFigures)[number]
type StoreFigure = Exclude<Name, RowFigure | TotalFigure>

const isOfRow = (figure: Name): figure is RowFigure =>
  figure === 'request' || figure === 'charge' || figure === 'event'

const isTotal = (figure: Name): figure is TotalFigure => totalFigures.some((each) => each === figure)

/** A completion and a cancellation make due what all events of the order have brought until then. */
async function partsOfEvent(
  db: Db,
  { id, kind, undone_kind, order_id, payment_request_id }: ExplainedEvent,
): Promise<parts.Parts> {
  if ((kind === 'completion' || kind === 'cancellation') && order_id !== null)
    return parts.changeParts((await orderChanges(db, order_id, 'order_due', id)).changes)
  if (payment_request_id !== null)
    return parts.requestParts(payment_request_id, undone_kind === null ? -1 : 1)
  return parts.eventParts(sql`event.id = ${id}`)
}

async function explainRow(call: ExplainCall, figure: RowFigure, id: number): Promise<Explained> {
  const { db, scopeFilter } = call
  switch (figure) {
    case 'charge':
      orNotFound(await chargeOf(db, scopeFilter, id))
      return {
        parts: parts.eventParts(sql`event.other_charge_id = ${id} or event.reverses_event_id in
          (select id from ledger_events where other_charge_id = ${id})`),
      }
    case 'request':
      orNotFound(await requestOf(db, scopeFilter, id))
      return { parts: parts.requestParts(id) }
    case 'event':
      return { parts: await partsOfEvent(db, orNotFound(await eventOf(db, scopeFilter, id))) }
  }
}

const statementColumns = {
  balance: 'amount',
  order_total: 'order_total',
  received: 'received',
  commission: 'commission',
  gateway_charge: 'gateway_charge',
} as const satisfies Partial<Record<StoreFigure, string>>

async function explainStores(
  { db, scope, scopeFilter, input }: ExplainCall,
  figure: StoreFigure,
): Promise<Explained> {
  const { restaurant_store_id, restaurant_id } = input
  if (scope.kind === 'admin' && restaurant_store_id === undefined && restaurant_id === undefined) {
    fail('statements.storeMissing', { field: 'restaurant_store_id' })
  }
  refuseReversedRange(input)
  const ids = (await statementStores(db, scopeFilter, input)).map(({ id }) => id)
  if (ids.length === 0) fail('row.missing')
  const stores = ofStores(ids)
  switch (figure) {
    case 'expected':
      return {
        parts: parts.expectedParts(stores),
        formula: {
          terms: orNotFound(await orderFormula(db, sql`${stores} and status_id in (1, 6)`)),
          percent: null,
        },
      }
    case 'requested':
      return { parts: parts.requestedParts(stores) }
    case 'charges':
      return { parts: parts.chargesParts(stores) }
    case 'paid':
      return { parts: parts.paidParts(stores, within(input, sql`payment_requests.reference_date`)) }
    case 'balance':
    case 'order_total':
    case 'received':
    case 'commission':
    case 'gateway_charge':
      return {
        parts: parts.statementParts(stores, within(input, sql`statement_rows.day`), statementColumns[figure]),
      }
  }
}

function explainTotal({ scopeFilter, input }: ExplainCall, figure: TotalFigure): Explained {
  const filters = { ...input, ...paidDays(input) }
  refuseReversedRange(filters)
  return { parts: parts.totalParts(figure, scopeFilter, filters) }
}

/** What a figure adds up, if the caller may see it. */
export async function explained(call: ExplainCall): Promise<Explained> {
  const { figure, id } = call.input
  if (isTotal(figure)) return explainTotal(call, figure)
  if (!isOfRow(figure)) return explainStores(call, figure)
  return id === undefined ? fail('figures.idMissing', { field: 'id' }) : explainRow(call, figure, id)
}
