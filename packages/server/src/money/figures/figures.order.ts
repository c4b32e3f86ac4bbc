import { sql } from 'drizzle-orm'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { reversalViolation, undoable } from '../ledger/reversal.rules.ts'
import type { Explained } from './explained.ts'
import { changeParts } from './figures.ledger.sql.ts'
import { type OrderFigure, orderChanges } from './figures.orderChanges.ts'
import { formulaOfOrder } from './figures.orderFormula.ts'
import type { ExplainCall } from './figures.rows.ts'
import { orderOf } from './figures.sql.ts'

/** A figure of an order, if the caller may see it. */
export async function explainOrder(
  { db, scopeFilter }: ExplainCall,
  figure: OrderFigure,
  id: number,
): Promise<Explained> {
  orNotFound(await orderOf(db, scopeFilter, id))
  const { changes, rates } = await orderChanges(db, id, figure)
  return {
    parts: changeParts(changes),
    formula: await formulaOfOrder(db, id, figure, rates),
    lines: sql`order_id = ${id}`,
    reversible: (event) => reversalViolation(undoable(event), rates) === undefined,
  }
}
