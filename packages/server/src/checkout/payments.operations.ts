import { formatQar } from '@sufra/contract/kernel/money'
import { orderingMoney } from '@sufra/contract/orderingMoney'
import { orderStatus } from '@sufra/contract/orders'
import type { Call } from '../kernel/operations/implement.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import type { ChannelScope } from '../kernel/access/scope.ts'
import { consequencesOf, freeUntil, pastConsequences, termsOf } from '../money/ledger/cancellation.rules.ts'
import { lockFigures, type MoneyOrder } from '../money/ledger/ledger.sql.ts'
import { cancellationPostings } from '../money/ledger/lifecycle.sql.ts'
import * as payments from '../money/ledger/payments.sql.ts'
import { isCustomersOwn } from '../orders/decision/decided.rules.ts'
import { lastDecision, refuseDecided } from '../orders/decision/decided.ts'
import { orderHistory, orderStatuses } from '../orders/desk/orders.sql.ts'
import { tellChannel } from '../integrations/webhooks/webhooks.ts'
import { cancelOrder } from '../orders/cancellation/cancellation.sql.ts'
import { presentChannelOrder, reasonOf } from './payments.rows.ts'
import { channelOrder, channelOrderRows } from './payments.sql.ts'

const channelOf = ({ scope }: Call): ChannelScope =>
  scope.kind === 'channel' ? scope : refuse('session.wrongDoor')

const presented = async ({ db, rows }: Call, id: number) =>
  presentChannelOrder(await channelOrder(db, rows, id))

/** What the customer says when they say nothing more. */
const wish = { reason_en: 'The customer asked to cancel', reason_ar: 'طلب العميل الإلغاء' }

async function refuseCompleted(call: Call, order: MoneyOrder): Promise<never> {
  const status = (await orderStatuses(call.db)).find(({ id }) => id === order.status_id)
  return refuse('orderingMoney.completed', {
    params: {
      id: order.id,
      status_en: status?.display_status_en ?? '',
      status_ar: status?.display_status_ar ?? '',
    },
  })
}

/** A reference that stands for something else; whoever took it meanwhile has committed. */
function refuseReference(known: payments.PaymentRow | payments.RefundRow | undefined): never {
  const { reference, amount, order_id: order } = found(known)
  const params = { reference: reference ?? '', amount: formatQar(amount), order }
  return refuse('orderingMoney.referenceUsed', { params, field: 'reference' })
}

export default implement(orderingMoney, channelOrderRows, {
  show: async (call) => {
    const { db, params } = call
    const order = await presented(call, params.id)
    const [history, paid, refunds] = await Promise.all([
      orderHistory(db, order.id),
      payments.paymentsOf(db, order.id),
      payments.refundsOf(db, order.id),
    ])
    return {
      order: {
        ...order,
        history: history.map((row) => ({
          status: row.status,
          at: row.at,
          by: row.actor_kind,
          reason: reasonOf(row),
        })),
        payments: paid,
        refunds,
      },
    }
  },

  payment: async (call) => {
    const { db, rows, params, input } = call
    const { channel_id } = channelOf(call)
    const { amount, reference, card_kind } = input
    const order = await lockFigures(db, params.id, rows)
    const known = await payments.paymentBy(db, channel_id, reference)
    if (known) {
      const same = known.order_id === order.id && known.amount === amount && known.card_kind === card_kind
      return same ? { payment: known, order: await presented(call, order.id) } : refuseReference(known)
    }
    if (order.status_id === orderStatus.cancelled) {
      return refuse('orderingMoney.cancelled', { params: { id: order.id } })
    }
    if (amount > order.remaining_amount) {
      const most = formatQar(order.remaining_amount)
      return refuse('orderingMoney.tooMuch', { params: { id: order.id, most }, field: 'amount' })
    }
    const payment = await payments.recordPayment(db, order, { channel_id, reference, amount, card_kind })
    if (!payment) return refuseReference(await payments.paymentBy(db, channel_id, reference))
    await tellChannel(call, order.id)
    return { payment, order: await presented(call, order.id) }
  },

  refund: async (call) => {
    const { db, rows, params, input } = call
    const { channel_id } = channelOf(call)
    const { amount, reference, reason } = input
    const order = await lockFigures(db, params.id, rows)
    const known = await payments.refundBy(db, channel_id, reference)
    if (known) {
      const same = known.order_id === order.id && known.amount === amount
      return same ? { refund: known, order: await presented(call, order.id) } : refuseReference(known)
    }
    const cancelled = order.status_id === orderStatus.cancelled
    const due = await payments.refundDue(db, order)
    // What a cancellation left to the store stays there.
    const most = due + (cancelled ? 0 : order.paid_amount - order.refunded_amount)
    if (amount > most) {
      const params = { id: order.id, most: formatQar(most) }
      return refuse('orderingMoney.refundTooMuch', { params, field: 'amount' })
    }
    const ended = cancelled || order.status_id === orderStatus.completed
    const report = { channel_id, reference, amount, reason, ended, due }
    const refund = await payments.recordRefund(db, order, report)
    if (!refund) return refuseReference(await payments.refundBy(db, channel_id, reference))
    await tellChannel(call, order.id)
    return { refund, order: await presented(call, order.id) }
  },

  cancel: async (call) => {
    const { db, rows, params, input, now } = call
    const { name } = channelOf(call)
    const order = await lockFigures(db, params.id, rows)
    const said = input.reason === undefined ? wish : { reason_en: input.reason, reason_ar: input.reason }
    if (order.status_id === orderStatus.cancelled) {
      const decided = await lastDecision(db, order.id)
      const own = isCustomersOwn(decided, input.preview ? undefined : said.reason_en)
      if (!own) return refuseDecided(decided, call.scope)
      const past = pastConsequences(order, await cancellationPostings(db, order.id))
      return { consequences: { free_until: null, ...past }, order: await presented(call, order.id) }
    }
    const accepted = order.status_id === orderStatus.accepted
    if (!accepted && order.status_id !== orderStatus.pending) return refuseCompleted(call, order)
    const terms = termsOf(order, { fault: 'customer', accepted, now })
    const consequences = {
      free_until: accepted ? freeUntil(order).toISOString() : null,
      ...consequencesOf(order, terms),
    }
    if (!input.preview) {
      const { refund_amount } = consequences
      if (input.refund_amount !== undefined && input.refund_amount !== refund_amount) {
        const params = { amount: formatQar(refund_amount) }
        return refuse('orderingMoney.refundChanged', { params, field: 'refund_amount' })
      }
      await cancelOrder(db, {
        order_id: order.id,
        fault: 'customer',
        terms,
        by: { kind: 'customer', account_id: null, name },
        reason: { id: null, ...said },
      })
      await tellChannel(call, order.id)
    }
    return { consequences, order: await presented(call, order.id) }
  },
})
