import { qatarDay } from '@sufra/contract/kernel/clock'
import {
  type chosenFigures,
  type FigureName,
  listFigures,
  openFigures,
  orderFigures,
  totalFigures,
} from '@sufra/contract/money/figures.names'
import { sql } from 'drizzle-orm'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { chargesLeft } from '../charges/charges.sql.ts'
import { isPaid, requestsLeft } from '../paymentRequests/paymentRequests.sql.ts'
import { ofStores, statementStores, within } from '../statements/statements.sql.ts'
import { paidDays } from '../storePositions/paidDays.ts'
import type { Explained } from './explained.ts'
import { explainChosen, isOfChosen } from './figures.chosen.ts'
import { expectedAtClose, requestedAtClose } from './figures.closed.sql.ts'
import { orderFormula } from './figures.formula.sql.ts'
import * as ledger from './figures.ledger.sql.ts'
import { openParts } from './figures.open.sql.ts'
import { explainOrder } from './figures.order.ts'
import * as requests from './figures.requests.sql.ts'
import {
  closedMonth,
  type ExplainCall,
  explainRow,
  isOfRow,
  isOneOf,
  type RowFigure,
} from './figures.rows.ts'
import { eventOf } from './figures.sql.ts'

type TotalFigure = (typeof totalFigures)[number]
type ListFigure = (typeof listFigures)[number]
type StoreFigure = Exclude<
  FigureName,
  | RowFigure
  | TotalFigure
  | ListFigure
  | (typeof chosenFigures | typeof openFigures | typeof orderFigures)[number]
>

const isTotal = isOneOf(totalFigures)
const isOfList = isOneOf(listFigures)
const isOpen = isOneOf(openFigures)
const isOfOrder = isOneOf(orderFigures)

const statementColumns = {
  balance: 'amount',
  order_total: 'order_total',
  received: 'received',
  commission: 'commission',
  gateway_charge: 'gateway_charge',
} as const satisfies Partial<Record<StoreFigure, ledger.StatementColumn>>

async function explainStores(
  { db, scope, scopeFilter, input }: ExplainCall,
  figure: StoreFigure,
): Promise<Explained> {
  const { restaurant_store_id, restaurant_id, id } = input
  if (scope.kind === 'admin' && restaurant_store_id === undefined && restaurant_id === undefined) {
    fail('statements.storeMissing', { field: 'restaurant_store_id' })
  }
  failIfRangeReversed(input)
  const ids = (await statementStores(db, scopeFilter, input)).map(({ id }) => id)
  if (ids.length === 0) fail('row.missing')
  const stores = ofStores(ids)
  switch (figure) {
    case 'expected':
      return {
        parts: ledger.expectedParts(stores),
        formula: {
          terms: orNotFound(await orderFormula(db, sql`${stores} and status_id in (1, 6)`)),
          percent: null,
        },
      }
    case 'requested':
      return { parts: requests.requestedParts(stores) }
    case 'charges':
      return { parts: requests.chargesParts(stores) }
    case 'paid':
      return { parts: requests.paidParts(stores, within(input, sql`payment_requests.reference_date`)) }
    case 'unsettled':
      return { parts: requests.unsettledParts(stores, input.end_date ?? qatarDay(new Date())) }
    case 'expected_at_close':
    case 'requested_at_close': {
      const then = figure === 'expected_at_close' ? expectedAtClose : requestedAtClose
      return { parts: then(stores, closedMonth(input)) }
    }
    case 'running_balance': {
      if (id === undefined) return fail('figures.idMissing', { field: 'id' })
      orNotFound(await eventOf(db, scopeFilter, id))
      return { parts: ledger.statementParts(stores, ledger.upToRow(id), 'amount') }
    }
    case 'balance':
    case 'order_total':
    case 'received':
    case 'commission':
    case 'gateway_charge':
      return {
        parts: ledger.statementParts(
          stores,
          within(input, sql`statement_rows.day`),
          statementColumns[figure],
        ),
      }
  }
}

function explainTotal({ scopeFilter, input }: ExplainCall, figure: TotalFigure): Explained {
  const filters = { ...input, ...paidDays(input) }
  failIfRangeReversed(filters)
  return { parts: ledger.totalParts(figure, scopeFilter, filters) }
}

/** A sum of the rows that the filters of a list leave. */
function explainList({ scope, scopeFilter, input }: ExplainCall, figure: ListFigure): Explained {
  failIfRangeReversed(input)
  if (figure === 'balances') return { parts: ledger.balancesParts(scopeFilter, within(input)) }
  if (figure === 'charges_total') {
    // Other charges have a list for the platform alone.
    if (scope.kind !== 'admin') fail('row.missing')
    return {
      parts: requests.enteredParts(
        sql`${chargesLeft(scopeFilter, input)} and other_charges.reversed_at is null`,
      ),
    }
  }
  const custom = input.raised_by && input.raised_by === 'admin'
  const counted = figure === 'requests_paid' ? isPaid : sql`status = 'PENDING'`
  return {
    parts: requests.requestsParts(sql`${requestsLeft(scopeFilter, { ...input, custom })} and ${counted}`),
  }
}

/** What a figure adds up, if the caller may see it. */
export async function explained(call: ExplainCall): Promise<Explained> {
  const { scopeFilter, input } = call
  const { figure, id } = input
  if (isTotal(figure)) return explainTotal(call, figure)
  if (isOfList(figure)) return explainList(call, figure)
  if (isOpen(figure)) return { parts: openParts(figure, scopeFilter, input.end_date ?? qatarDay(new Date())) }
  if (isOfChosen(figure)) return explainChosen(call, figure)
  if (!isOfRow(figure) && !isOfOrder(figure)) return explainStores(call, figure)
  if (id === undefined) return fail('figures.idMissing', { field: 'id' })
  return isOfOrder(figure) ? explainOrder(call, figure, id) : explainRow(call, figure, id)
}
