import { formatQar } from '@sufra/contract/kernel/money'
import { ledgerEventNames, orderPayments } from '@sufra/contract/money/orderPayments'
import { orderStatus } from '@sufra/contract/orders/orders'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { orderLedger } from '../ledger/ledger.events.sql.ts'
import { orderScope, statusOf } from '../ledger/ledger.orders.sql.ts'
import { lockFigures, readFigures } from '../ledger/ledger.sql.ts'
import { recordCash } from '../ledger/lifecycle.sql.ts'
import { reversalViolation, undoable } from '../ledger/reversal.rules.ts'
import { recordReversal } from '../ledger/settling.sql.ts'
import { presentFigures } from './orderPayments.rows.ts'
import { previewUndoCompletion, undoCompletion } from './undoCompletion.ts'

const figuresNow = async ({ db, scopeFilter }: Call, id: number) =>
  presentFigures(await readFigures(db, scopeFilter, id))

export default implement(orderPayments, orderScope, {
  recordCash: async (call) => {
    const { db, scopeFilter, params, input } = call
    const order = await lockFigures(db, params.id, scopeFilter)
    // A completed order has a remaining amount again after its cash or payment was reversed.
    if (order.status_id !== orderStatus.accepted && order.status_id !== orderStatus.completed) {
      return fail('orderMoney.cashNotYet', {
        params: { id: order.id, ...(await statusOf(call.db, order)) },
      })
    }
    const most = formatQar(order.remaining_amount)
    const shown = input.remaining_amount ?? order.remaining_amount
    if (shown !== order.remaining_amount) fail('orderMoney.changed', { params: { id: order.id, most } })
    if (input.amount > order.remaining_amount) {
      fail('orderMoney.cashTooMuch', { params: { id: order.id, most }, field: 'amount' })
    }
    await recordCash(db, order, input.amount)
    return { order_id: order.id, figures: await figuresNow(call, order.id) }
  },

  reversePosting: async (call) => {
    const { db, scopeFilter, params, input } = call
    const order = await lockFigures(db, params.id, scopeFilter)
    const event = orNotFound((await orderLedger(db, order.id)).find(({ id }) => id === input.event_id))
    const violation = reversalViolation(undoable(event), order)
    if (violation) {
      const { en: name_en, ar: name_ar } = ledgerEventNames[event.kind]
      const back = formatQar(order.refunded_amount)
      const most = formatQar(order.paid_amount - order.refunded_amount)
      const params = { id: order.id, event: event.id, name_en, name_ar, back, most }
      return fail(violation, { params, field: 'event_id' })
    }
    await recordReversal(db, event.id, input.reason)
    return { order_id: order.id, event_id: event.id, figures: await figuresNow(call, order.id) }
  },

  previewUndoCompletion,
  undoCompletion,
})
