import { formatQar } from '@sufra/contract/kernel/money'
import type { faults } from '@sufra/contract/orderMoney'
import { ledgerEventNames, orderMoney } from '@sufra/contract/orderMoney'
import { orderStatus } from '@sufra/contract/orders'
import { liveReasons } from '../orders/cancelReasons/cancelReasons.sql.ts'
import type { Call } from '../kernel/operations/implement.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import { signatureOf } from '../kernel/access/scope.ts'
import { consequencesOf, freeUntil, pastConsequences, termsOf } from '../money/ledger/cancellation.rules.ts'
import { lockFigures, type MoneyOrder, readFigures } from '../money/ledger/ledger.sql.ts'
import { cancellationPostings, recordCash } from '../money/ledger/lifecycle.sql.ts'
import { objectToReversal } from '../money/ledger/reversal.rules.ts'
import { recordReversal } from '../money/ledger/settling.sql.ts'
import { cancelOrder } from '../orders/cancellation/cancellation.sql.ts'
import { isSameCancellation } from '../orders/decision/decided.rules.ts'
import { lastDecision, refuseDecided } from '../orders/decision/decided.ts'
import { orderRows } from '../orders/desk/orders.sql.ts'
import { tellChannel } from '../integrations/webhooks/webhooks.ts'
import { balancesOf, presentEvent, presentFigures, undoable } from '../money/orderPayments/orderPayments.rows.ts'
import { ledgerAccounts, orderLedger, statusOf } from '../money/orderPayments/orderPayments.sql.ts'
import { previewUndoCompletion, undoCompletion } from '../money/orderPayments/undoCompletion.ts'

const figuresNow = async ({ db, rows }: Call, id: number) => presentFigures(await readFigures(db, rows, id))

/** What cancelling would do now; refused unless the order is accepted. */
async function judge(call: Call, order: MoneyOrder, fault: (typeof faults)[number]) {
  if (order.status_id !== orderStatus.accepted) {
    return refuse('orderMoney.notAccepted', { params: { id: order.id, ...(await statusOf(call.db, order)) } })
  }
  const terms = termsOf(order, { fault, accepted: true, now: call.now })
  const free_until = freeUntil(order).toISOString()
  return { terms, consequences: { fault, free_until, ...consequencesOf(order, terms) } }
}

/** The same cancellation once more is answered as it was; who has decided otherwise is told. */
async function cancelledAlready(call: Call<typeof orderMoney.cancelAccepted>, order: MoneyOrder) {
  const { db, scope, input } = call
  const decided = await lastDecision(db, order.id)
  if (!isSameCancellation(decided, scope.kind, input)) return refuseDecided(decided, scope)
  const consequences = {
    fault: input.fault,
    free_until: freeUntil(order).toISOString(),
    ...pastConsequences(order, await cancellationPostings(db, order.id)),
  }
  return { order_id: order.id, consequences, figures: await figuresNow(call, order.id) }
}

export default implement(orderMoney, orderRows, {
  recordCash: async (call) => {
    const { db, rows, params, input } = call
    const order = await lockFigures(db, params.id, rows)
    // Of a completed order something remains again once its cash or payment was reversed.
    if (order.status_id !== orderStatus.accepted && order.status_id !== orderStatus.completed) {
      return refuse('orderMoney.cashNotYet', {
        params: { id: order.id, ...(await statusOf(call.db, order)) },
      })
    }
    const most = formatQar(order.remaining_amount)
    const shown = input.remaining_amount ?? order.remaining_amount
    if (shown !== order.remaining_amount) refuse('orderMoney.changed', { params: { id: order.id, most } })
    if (input.amount > order.remaining_amount) {
      refuse('orderMoney.cashTooMuch', { params: { id: order.id, most }, field: 'amount' })
    }
    await recordCash(db, order, input.amount)
    await tellChannel(call, order.id)
    return { order_id: order.id, figures: await figuresNow(call, order.id) }
  },

  previewCancellation: async (call) => {
    const order = await readFigures(call.db, call.rows, call.params.id)
    const { consequences } = await judge(call, order, call.input.fault)
    return { order_id: order.id, consequences }
  },

  cancelAccepted: async (call) => {
    const { db, scope, rows, params, input } = call
    const order = await lockFigures(db, params.id, rows)
    if (order.status_id === orderStatus.cancelled) return cancelledAlready(call, order)
    const { terms, consequences } = await judge(call, order, input.fault)
    const { shown } = input
    const asShown =
      !shown ||
      (shown.refund_amount === consequences.refund_amount &&
        shown.forfeited_amount === consequences.forfeited_amount &&
        shown.due_to_store === consequences.due_to_store)
    if (!asShown) refuse('orderMoney.consequencesChanged')
    const reason = (await liveReasons(db)).find(({ id }) => id === input.cancel_reason_id)
    if (!reason) return refuse('orders.reasonMissing', { field: 'cancel_reason_id' })
    await cancelOrder(db, {
      order_id: order.id,
      fault: input.fault,
      terms,
      by: signatureOf(scope),
      reason,
      note: input.note,
    })
    await tellChannel(call, order.id)
    return { order_id: order.id, consequences, figures: await figuresNow(call, order.id) }
  },

  reversePosting: async (call) => {
    const { db, rows, params, input } = call
    const order = await lockFigures(db, params.id, rows)
    const event = found((await orderLedger(db, order.id)).find(({ id }) => id === input.event_id))
    const objection = objectToReversal(undoable(event), order)
    if (objection) {
      const { en: name_en, ar: name_ar } = ledgerEventNames[event.kind]
      const back = formatQar(order.refunded_amount)
      const most = formatQar(order.paid_amount - order.refunded_amount)
      const params = { id: order.id, event: event.id, name_en, name_ar, back, most }
      return refuse(objection, { params, field: 'event_id' })
    }
    await recordReversal(db, event.id, input.reason)
    await tellChannel(call, order.id)
    return { order_id: order.id, event_id: event.id, figures: await figuresNow(call, order.id) }
  },

  previewUndoCompletion,
  undoCompletion,

  postings: async (call) => {
    const { db, rows, params } = call
    const order = await readFigures(db, rows, params.id)
    const [events, accounts] = await Promise.all([orderLedger(db, order.id), ledgerAccounts(db)])
    const names = new Map(accounts.map(({ code, name_en, name_ar }) => [code, { en: name_en, ar: name_ar }]))
    return {
      order_id: order.id,
      figures: presentFigures(order),
      events: events.map((event) => presentEvent(event, names, order)),
      balances: balancesOf(events, names),
    }
  },
})
