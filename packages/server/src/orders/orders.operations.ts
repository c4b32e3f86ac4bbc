import { formatDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { formatPosition } from '@sufra/contract/kernel/outboxPosition'
import { orderStatus, orders } from '@sufra/contract/orders/orders'
import { signatureOf } from '../kernel/access/scope.ts'
import { fail, orNotFound } from '../kernel/errors/apiError.ts'
import type { Call } from '../kernel/operations/implement.ts'
import { implement } from '../kernel/operations/implement.ts'
import { orderScope, orderStatuses } from '../money/ledger/ledger.orders.sql.ts'
import { recordCompletion } from '../money/ledger/lifecycle.sql.ts'
import { cancelOrder } from './cancellation/cancellation.sql.ts'
import { chosenReason } from './cancelReasons/cancelReasons.sql.ts'
import { isSameStatus } from './decision/decided.rules.ts'
import { lastDecision } from './decision/decided.sql.ts'
import { failDecided } from './decision/decided.ts'
import { neighbours } from './desk/list.neighbours.ts'
import { deskPage } from './desk/list.page.ts'
import * as store from './desk/orders.sql.ts'
import { totalsOf } from './desk/orders.totals.ts'
import { kitchenPack, kitchenStores } from './kitchenPack/kitchenPack.ts'
import { orderEvents } from './live/orders.events.ts'
import { presentOrder } from './orderPage/orders.page.ts'
import { presentRow } from './orderPage/orders.rows.ts'
import { decide, isBeforeItsDay } from './orderPage/orders.rules.ts'

async function failTransition(call: Call, id: number, wanted: number): Promise<never> {
  const [statuses, decided] = [await orderStatuses(call.db), await lastDecision(call.db, id)]
  const target = statuses.find((status) => status.id === wanted)
  if (decided.status_id !== orderStatus.pending && target) return failDecided(decided, call.scope)
  const params = {
    id,
    status_en: decided.display_status_en,
    status_ar: decided.display_status_ar,
    wanted_en: target?.display_status_en ?? String(wanted),
    wanted_ar: target?.display_status_ar ?? String(wanted),
  }
  return fail('orders.transition', { params })
}

/** Completing must match what was shown, and completing early must be confirmed. */
function checkCompletion({ input, now }: Call<typeof orders.updateStatus>, order: store.LockedOrder) {
  const { event_day, remaining_amount } = order
  const id = input.order_id
  if (isBeforeItsDay(order, now) && !input.early) {
    const days = { day_en: formatDay(event_day, 'en'), day_ar: formatDay(event_day, 'ar') }
    fail('orders.early', { params: { id, ...days } })
  }
  if ((input.remaining_amount ?? remaining_amount) !== remaining_amount) {
    fail('orderMoney.changed', { params: { id, most: formatQar(remaining_amount) } })
  }
}

export default implement(orders, orderScope, {
  list: async ({ db, scope, scopeFilter, input, services }) => {
    const position = formatPosition(services.events.reached())
    const { page, totals, waiting, several_stores } = await deskPage(db, scope, scopeFilter, input)
    const { rows: listed, ...shape } = page
    return {
      orders: { data: listed.map((row) => presentRow(row, scope)), ...shape },
      attentionCount: waiting,
      ...totalsOf(totals),
      several_stores,
      position,
    }
  },

  show: async (call) => ({ order: presentOrder(await store.orderDetails(call, call.params.id), call.scope) }),
  storeView: async (call) => ({
    order: presentOrder(await store.orderDetails(call, call.params.id), call.scope, true),
  }),
  cancelledView: async (call) => {
    const order = await store.orderDetails(call, call.params.id)
    if (order.row.status_id !== orderStatus.cancelled) return fail('row.missing')
    return { order: presentOrder(order, call.scope, true) }
  },

  neighbours: async ({ db, scope, scopeFilter, params, input }) => {
    const { id } = orNotFound(await store.orderRow(db, scope, scopeFilter, params.id))
    return neighbours(db, scope, scopeFilter, id, input)
  },

  markSeen: async ({ db, scope, scopeFilter, params }) => {
    const { id } = orNotFound(await store.orderRow(db, scope, scopeFilter, params.id))
    await store.markSeen(db, scopeFilter, id)
    return {}
  },

  kitchenPack,
  kitchenStores,
  events: orderEvents,

  statuses: async ({ db }) => ({
    orderStatus: (await orderStatuses(db)).map(({ id, status, display_status_en, display_status_ar }) => ({
      id,
      status,
      display_status: { en: display_status_en, ar: display_status_ar },
    })),
  }),

  updateStatus: async (call) => {
    const { db, scope, scopeFilter, input } = call
    const { order_id, status_id } = input
    const order = orNotFound(await store.lockOrder(db, scopeFilter, order_id))
    const decision = decide(order.status_id, status_id)
    if (decision === 'refused') return failTransition(call, order_id, status_id)
    if (decision === 'already') {
      const decided = await lastDecision(db, order_id)
      if (!isSameStatus(decided, scope.kind, input.cancel_reason_id)) return failDecided(decided, scope)
    }
    if (decision === 'allowed' && status_id === orderStatus.cancelled) {
      const reason = await chosenReason(db, input.cancel_reason_id)
      await cancelOrder(db, { order_id, fault: null, by: signatureOf(scope), reason })
    } else if (decision === 'allowed') {
      if (status_id === orderStatus.completed) {
        checkCompletion(call, order)
        await recordCompletion(db, order_id)
      }
      await store.setStatus(db, scope, order_id, status_id)
    }
    return { order: presentRow(orNotFound(await store.orderRow(db, scope, scopeFilter, order_id)), scope) }
  },
})
