import type { remainingFigures } from '@sufra/contract/money/figures.names'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { sumOf } from '../paymentRequests/paymentRequests.rows.ts'
import type { Explained } from './explained.ts'
import { orderAtClose } from './figures.closed.sql.ts'
import { orderFormula } from './figures.formula.sql.ts'
import { changeParts } from './figures.ledger.sql.ts'
import { orderChanges } from './figures.orderChanges.ts'
import { type Change, changesUpTo } from './figures.remaining.rules.ts'
import { chargeChanges, type Held, holdOf, liveHolds } from './figures.remaining.sql.ts'
import { heldParts } from './figures.requests.sql.ts'

export type RemainingFigure = (typeof remainingFigures)[number]

const changesOf = async (db: Db, held: Held, id: number): Promise<readonly Change[]> =>
  held === 'order' ? (await orderChanges(db, id, 'order_due')).changes : chargeChanges(db, id)

/** What is left of an order or a charge to be paid, or what one request asks for: what it brought less what others hold. */
export async function explainRemaining(
  db: Db,
  figure: RemainingFigure,
  id: number,
  request: number | undefined,
): Promise<Explained> {
  const kind = figure === 'order_remaining' ? 'order' : 'charge'
  const all = await changesOf(db, kind, id)
  const asked = request === undefined ? undefined : orNotFound(await holdOf(db, kind, id, request))
  const holds = await liveHolds(db, kind, id, asked && { request: request ?? 0, at: asked.created_at })
  const held = sumOf(holds.map(({ amount }) => amount))
  const changes = asked ? changesUpTo(all, asked.amount + held, asked.created_at) : all
  const parts = sql`${changeParts(changes)} union all ${heldParts(holds)}`
  if (kind === 'charge' || changes.length < all.length) return { parts }
  const terms = orNotFound(await orderFormula(db, sql`id = ${id}`))
  return { parts, formula: { terms: { ...terms, ...(held !== 0 && { requests: -held }) }, percent: null } }
}

/** What was expected of an order as a month was closed: what its events had brought until then. */
export async function explainOrderAtClose(db: Db, id: number, month: string): Promise<Explained> {
  const { amount, closed_at } = orNotFound(await orderAtClose(db, id, month))
  return { parts: changeParts(changesUpTo(await changesOf(db, 'order', id), amount, closed_at)) }
}
