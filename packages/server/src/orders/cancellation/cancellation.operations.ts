import { cancellation, type faults } from '@sufra/contract/orders/cancellation'
import { orderStatus } from '@sufra/contract/orders/orders'
import { signatureOf } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { implement } from '../../kernel/operations/implement.ts'
import {
  freeUntil,
  previewCancellation,
  recordedCancellation,
  termsOf,
} from '../../money/ledger/cancellation.rules.ts'
import { orderScope, statusOf } from '../../money/ledger/ledger.orders.sql.ts'
import { lockFigures, type MoneyOrder, readFigures } from '../../money/ledger/ledger.sql.ts'
import { cancellationPostings } from '../../money/ledger/lifecycle.sql.ts'
import { presentFigures } from '../../money/orderPayments/orderPayments.rows.ts'
import { chosenReason } from '../cancelReasons/cancelReasons.sql.ts'
import { isSameCancellation } from '../decision/decided.rules.ts'
import { lastDecision } from '../decision/decided.sql.ts'
import { failDecided } from '../decision/decided.ts'
import { cancelOrder } from './cancellation.sql.ts'

const figuresNow = async ({ db, scopeFilter }: Call, id: number) =>
  presentFigures(await readFigures(db, scopeFilter, id))

/** Previews a cancellation; rejected unless the order is accepted. */
async function assess(call: Call, order: MoneyOrder, fault: (typeof faults)[number]) {
  if (order.status_id !== orderStatus.accepted) {
    return fail('orderMoney.notAccepted', { params: { id: order.id, ...(await statusOf(call.db, order)) } })
  }
  const terms = termsOf(order, { fault, accepted: true, now: call.now })
  const free_until = freeUntil(order).toISOString()
  return { terms, consequences: { fault, free_until, ...previewCancellation(order, terms) } }
}

/** A repeated cancellation gets the same answer; a different one is rejected with who decided. */
async function cancelledAlready(call: Call<typeof cancellation.cancelAccepted>, order: MoneyOrder) {
  const { db, scope, input } = call
  const decided = await lastDecision(db, order.id)
  if (!isSameCancellation(decided, scope.kind, input)) return failDecided(decided, scope)
  const consequences = {
    fault: input.fault,
    free_until: freeUntil(order).toISOString(),
    ...recordedCancellation(order, await cancellationPostings(db, order.id)),
  }
  return { order_id: order.id, consequences, figures: await figuresNow(call, order.id) }
}

export default implement(cancellation, orderScope, {
  previewCancellation: async (call) => {
    const order = await readFigures(call.db, call.scopeFilter, call.params.id)
    const { consequences } = await assess(call, order, call.input.fault)
    return { order_id: order.id, consequences }
  },

  cancelAccepted: async (call) => {
    const { db, scope, scopeFilter, params, input } = call
    const order = await lockFigures(db, params.id, scopeFilter)
    if (order.status_id === orderStatus.cancelled) return cancelledAlready(call, order)
    const { terms, consequences } = await assess(call, order, input.fault)
    const { shown } = input
    const asShown =
      !shown ||
      (shown.refund_amount === consequences.refund_amount &&
        shown.forfeited_amount === consequences.forfeited_amount &&
        shown.due_to_store === consequences.due_to_store)
    if (!asShown) fail('orderMoney.consequencesChanged')
    await cancelOrder(db, {
      order_id: order.id,
      fault: input.fault,
      terms,
      by: signatureOf(scope),
      reason: await chosenReason(db, input.cancel_reason_id),
      note: input.note,
    })
    return { order_id: order.id, consequences, figures: await figuresNow(call, order.id) }
  },
})
