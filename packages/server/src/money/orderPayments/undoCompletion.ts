import type { orderPayments } from '@sufra/contract/money/orderPayments'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { statusOf } from '../ledger/ledger.orders.sql.ts'
import { lockFigures, type MoneyOrder, readFigures } from '../ledger/ledger.sql.ts'
import { figuresUndone, undoError, undoMs } from '../ledger/reopening.rules.ts'
import { completionOf, recordReopening } from '../ledger/reopening.sql.ts'
import { presentFigures } from './orderPayments.rows.ts'

/** Previews undoing; rejected if it is not possible. */
async function consequencesOf({ db, now }: Call, order: MoneyOrder) {
  const violation = undoError(order, now)
  if (violation) return fail(violation, { params: { id: order.id, ...(await statusOf(db, order)) } })
  const cash_reversed = (await completionOf(db, order.id))?.cash_amount ?? 0
  return {
    until: new Date(Date.parse(order.completed_at ?? '') + undoMs).toISOString(),
    cash_reversed,
    figures: presentFigures(figuresUndone(order, cash_reversed)),
  }
}

export async function previewUndoCompletion(call: Call<typeof orderPayments.previewUndoCompletion>) {
  const order = await readFigures(call.db, call.scopeFilter, call.params.id)
  return { order_id: order.id, ...(await consequencesOf(call, order)) }
}

/** Runs under the order's lock: a concurrent payment request either comes before it or finds nothing due. */
export async function undoCompletion(call: Call<typeof orderPayments.undoCompletion>) {
  const { db, scopeFilter, scope, params, input } = call
  const order = await lockFigures(db, params.id, scopeFilter)
  const { figures } = await consequencesOf(call, order)
  const shown = input.remaining_amount ?? figures.remaining_amount
  if (shown !== figures.remaining_amount) fail('orderMoney.consequencesChanged')
  await recordReopening(db, scope, order, input.reason)
  return { order_id: order.id, figures: presentFigures(await readFigures(db, scopeFilter, order.id)) }
}
