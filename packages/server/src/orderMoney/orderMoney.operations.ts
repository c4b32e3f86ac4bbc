import { formatQar } from '@sufra/contract/kernel/money'
import type { faults } from '@sufra/contract/orderMoney'
import { orderMoney } from '@sufra/contract/orderMoney'
import { orderStatus } from '@sufra/contract/orders'
import { liveReasons } from '../cancelReasons/cancelReasons.sql.ts'
import type { Call } from '../kernel/implement.ts'
import { implement } from '../kernel/implement.ts'
import { refuse } from '../kernel/refuse.ts'
import { signatureOf } from '../kernel/scope.ts'
import { consequencesOf, freeUntil, termsOf } from '../ledger/cancellation.rules.ts'
import { lockFigures, type MoneyOrder, readFigures } from '../ledger/ledger.sql.ts'
import { recordCash } from '../ledger/lifecycle.sql.ts'
import { cancelOrder } from '../orderingMoney/cancelling.ts'
import { orderRows, orderStatuses } from '../orders/orders.sql.ts'
import { tellChannel } from '../webhooks/webhooks.ts'
import { balancesOf, presentEvent, presentFigures } from './orderMoney.rows.ts'
import { ledgerAccounts, orderLedger } from './orderMoney.sql.ts'

const figuresNow = async ({ db, rows }: Call, id: number) => presentFigures(await readFigures(db, rows, id))

/** What cancelling would do now; refused unless the order is accepted. */
async function judge(call: Call, order: MoneyOrder, fault: (typeof faults)[number]) {
  if (order.status_id !== orderStatus.accepted) {
    const status = (await orderStatuses(call.db)).find(({ id }) => id === order.status_id)
    const { display_status_en: status_en = '', display_status_ar: status_ar = '' } = status ?? {}
    return refuse('orderMoney.notAccepted', { params: { id: order.id, status_en, status_ar } })
  }
  const terms = termsOf(order, { fault, accepted: true, now: call.now })
  const free_until = freeUntil(order).toISOString()
  return { terms, consequences: { fault, free_until, ...consequencesOf(order, terms) } }
}

export default implement(orderMoney, orderRows, {
  recordCash: async (call) => {
    const { db, rows, params, input } = call
    const order = await lockFigures(db, params.id, rows)
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

  postings: async (call) => {
    const { db, rows, params } = call
    const order = await readFigures(db, rows, params.id)
    const [events, accounts] = await Promise.all([orderLedger(db, order.id), ledgerAccounts(db)])
    const names = new Map(accounts.map(({ code, name_en, name_ar }) => [code, { en: name_en, ar: name_ar }]))
    return {
      order_id: order.id,
      figures: presentFigures(order),
      events: events.map((event) => presentEvent(event, names)),
      balances: balancesOf(events, names),
    }
  },
})
