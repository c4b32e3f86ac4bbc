import { payments } from '@sufra/contract/checkout/payments'
import { formatQar } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import type { ChannelScope } from '../kernel/access/scope.ts'
import { fail, orNotFound } from '../kernel/errors/apiError.ts'
import type { Call } from '../kernel/operations/implement.ts'
import { implement } from '../kernel/operations/implement.ts'
import {
  freeUntil,
  previewCancellation,
  recordedCancellation,
  termsOf,
} from '../money/ledger/cancellation.rules.ts'
import { statusOf } from '../money/ledger/ledger.orders.sql.ts'
import { lockFigures, type MoneyOrder } from '../money/ledger/ledger.sql.ts'
import { cancellationPostings } from '../money/ledger/lifecycle.sql.ts'
import * as ledger from '../money/ledger/payments.sql.ts'
import { cancelOrder } from '../orders/cancellation/cancellation.sql.ts'
import { isCustomersOwn } from '../orders/decision/decided.rules.ts'
import { lastDecision } from '../orders/decision/decided.sql.ts'
import { failDecided } from '../orders/decision/decided.ts'
import { orderHistory } from '../orders/desk/orders.sql.ts'
import { presentChannelOrder, reasonOf } from './payments.rows.ts'
import { changedOrders, channelOrder, channelOrderScope, type Place, settledUntil } from './payments.sql.ts'

const channelOf = ({ scope }: Call): ChannelScope =>
  scope.kind === 'channel' ? scope : fail('session.wrongDoor')

const presented = async ({ db, scopeFilter }: Call, id: number) =>
  presentChannelOrder(await channelOrder(db, scopeFilter, id))

/** The default reason of a customer's cancellation. */
const wish = { reason_en: 'The customer asked to cancel', reason_ar: 'طلب العميل الإلغاء' }

async function failCompleted(call: Call, order: MoneyOrder): Promise<never> {
  return fail('orderingMoney.completed', { params: { id: order.id, ...(await statusOf(call.db, order)) } })
}

/** Rejects a reference that belongs to another payment or refund; a concurrent one has committed by now. */
function failReferenceUsed(known: ledger.PaymentRow | ledger.RefundRow | undefined): never {
  const { reference, amount, order_id: order } = orNotFound(known)
  const params = { reference: reference ?? '', amount: formatQar(amount), order }
  return fail('orderingMoney.referenceUsed', { params, field: 'reference' })
}

const placeOf = (cursor: string): Place => {
  const [at = 0, id = 0] = cursor.split('-').map(Number)
  return { at, id }
}

export default implement(payments, channelOrderScope, {
  changes: async ({ db, scopeFilter, input: { cursor, since, count } }) => {
    const after =
      cursor === undefined ? { at: Date.parse(since ?? '1970-01-01') * 1000, id: 0 } : placeOf(cursor)
    const until = await settledUntil(db)
    const rows = await changedOrders(db, scopeFilter, after, until, count + 1)
    const shown = rows.slice(0, count)
    const { at, id } = shown.at(-1) ?? after
    return {
      orders: shown.map(({ channel_order }) => presentChannelOrder(channel_order)),
      cursor: `${at}-${id}`,
      more: rows.length > count,
    }
  },

  show: async (call) => {
    const { db, params } = call
    const order = await presented(call, params.id)
    const [history, paid, refunds] = await Promise.all([
      orderHistory(db, order.id),
      ledger.paymentsOf(db, order.id),
      ledger.refundsOf(db, order.id),
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
    const { db, scopeFilter, params, input } = call
    const { channel_id } = channelOf(call)
    const { amount, reference, card_kind } = input
    const order = await lockFigures(db, params.id, scopeFilter)
    const known = await ledger.paymentBy(db, channel_id, reference)
    if (known) {
      const same = known.order_id === order.id && known.amount === amount && known.card_kind === card_kind
      return same ? { payment: known, order: await presented(call, order.id) } : failReferenceUsed(known)
    }
    if (order.status_id === orderStatus.cancelled) {
      return fail('orderingMoney.cancelled', { params: { id: order.id } })
    }
    if (amount > order.remaining_amount) {
      const most = formatQar(order.remaining_amount)
      return fail('orderingMoney.tooMuch', { params: { id: order.id, most }, field: 'amount' })
    }
    const payment = await ledger.recordPayment(db, order, { channel_id, reference, amount, card_kind })
    if (!payment) return failReferenceUsed(await ledger.paymentBy(db, channel_id, reference))
    return { payment, order: await presented(call, order.id) }
  },

  refund: async (call) => {
    const { db, scopeFilter, params, input } = call
    const { channel_id } = channelOf(call)
    const { amount, reference, reason } = input
    const order = await lockFigures(db, params.id, scopeFilter)
    const known = await ledger.refundBy(db, channel_id, reference)
    if (known) {
      const same = known.order_id === order.id && known.amount === amount
      return same ? { refund: known, order: await presented(call, order.id) } : failReferenceUsed(known)
    }
    const cancelled = order.status_id === orderStatus.cancelled
    const due = await ledger.refundDue(db, order)
    // What a cancellation left to the store is not refundable.
    const most = due + (cancelled ? 0 : order.paid_amount - order.refunded_amount)
    if (amount > most) {
      const params = { id: order.id, most: formatQar(most) }
      return fail('orderingMoney.refundTooMuch', { params, field: 'amount' })
    }
    const ended = cancelled || order.status_id === orderStatus.completed
    const report = { channel_id, reference, amount, reason, ended, due }
    const refund = await ledger.recordRefund(db, order, report)
    if (!refund) return failReferenceUsed(await ledger.refundBy(db, channel_id, reference))
    return { refund, order: await presented(call, order.id) }
  },

  cancel: async (call) => {
    const { db, scopeFilter, params, input, now } = call
    const { name } = channelOf(call)
    const order = await lockFigures(db, params.id, scopeFilter)
    const reason = input.reason === undefined ? wish : { reason_en: input.reason, reason_ar: input.reason }
    if (order.status_id === orderStatus.cancelled) {
      const decided = await lastDecision(db, order.id)
      const own = isCustomersOwn(decided, input.preview ? undefined : reason.reason_en)
      if (!own) return failDecided(decided, call.scope)
      const past = recordedCancellation(order, await cancellationPostings(db, order.id))
      return { consequences: { free_until: null, ...past }, order: await presented(call, order.id) }
    }
    const accepted = order.status_id === orderStatus.accepted
    if (!accepted && order.status_id !== orderStatus.pending) return failCompleted(call, order)
    const terms = termsOf(order, { fault: 'customer', accepted, now })
    const consequences = {
      free_until: accepted ? freeUntil(order).toISOString() : null,
      ...previewCancellation(order, terms),
    }
    if (!input.preview) {
      const { refund_amount } = consequences
      if (input.refund_amount !== undefined && input.refund_amount !== refund_amount) {
        const params = { amount: formatQar(refund_amount) }
        return fail('orderingMoney.refundChanged', { params, field: 'refund_amount' })
      }
      await cancelOrder(db, {
        order_id: order.id,
        fault: 'customer',
        terms,
        by: { kind: 'customer', account_id: null, name },
        reason: { id: null, ...reason },
      })
    }
    return { consequences, order: await presented(call, order.id) }
  },
})
