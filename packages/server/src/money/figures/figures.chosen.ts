import { qatarDay } from '@sufra/contract/kernel/clock'
import { chosenFigures } from '@sufra/contract/money/figures.names'
import { type SQL, sql } from 'drizzle-orm'
import { fail } from '../../kernel/errors/apiError.ts'
import { unsettledChosen, unsettledRequested } from '../paymentRequests/dueParts.sql.ts'
import type { Explained } from './explained.ts'
import * as parts from './figures.chosen.sql.ts'
import { statementParts } from './figures.ledger.sql.ts'
import { chargesParts, requestsParts, unsettledOrders } from './figures.requests.sql.ts'
import { type ExplainCall, isOneOf } from './figures.rows.ts'
import { ownCount } from './figures.sql.ts'

type ChosenFigure = (typeof chosenFigures)[number]

export const isOfChosen = isOneOf(chosenFigures)

/** One foreign or missing id refuses the whole call. */
async function chosenOf(
  { db, scopeFilter, input }: ExplainCall,
  table: 'orders' | 'payment_requests' | 'stores',
  stores: SQL = sql`true`,
): Promise<readonly number[]> {
  const ids = [...new Set(input.chosen ?? [])]
  const own = await ownCount(db, sql`${scopeFilter} and ${stores}`, table, ids)
  return own < ids.length ? fail('row.missing', { field: 'chosen' }) : ids
}

/** A sum of what is chosen and not sent yet, as the server works it out. */
export async function explainChosen(call: ExplainCall, figure: ChosenFigure): Promise<Explained> {
  const { scope, input } = call
  if (figure === 'chosen_requests') {
    const ids = await chosenOf(call, 'payment_requests')
    return { parts: requestsParts(parts.chosenRequests(ids)) }
  }
  if (figure === 'new_run') {
    // Runs are of the platform alone.
    if (scope.kind !== 'admin') return fail('row.missing')
    const ids = await chosenOf(call, 'stores')
    return { parts: parts.runParts(ids, input.end_date ?? qatarDay(new Date())) }
  }
  const id = input.restaurant_store_id
  if (id === undefined) return fail('statements.storeMissing', { field: 'restaurant_store_id' })
  const store = sql`store_id = ${id}::bigint`
  if (figure === 'balance_after') {
    const ids = await chosenOf(call, 'payment_requests', sql`stores.id = ${id}`)
    const balance = statementParts(store, sql`true`, 'amount')
    return { parts: sql`${balance} union all ${parts.paidParts(ids)}` }
  }
  const ids = await chosenOf(call, 'orders', sql`stores.id = ${id}`)
  if (figure === 'chosen_orders') return { parts: unsettledOrders(unsettledChosen(store, ids)) }
  return { parts: sql`${unsettledOrders(unsettledRequested(store, ids))} union all ${chargesParts(store)}` }
}
