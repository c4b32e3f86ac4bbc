import { formatDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { written } from '@sufra/contract/kernel/position'
import { orderStatus, orders } from '@sufra/contract/orders'
import { liveReasons } from './cancelReasons/cancelReasons.sql.ts'
import type { Call } from '../kernel/operations/implement.ts'
import { implement } from '../kernel/operations/implement.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import { recordCancellation, recordCompletion } from '../money/ledger/lifecycle.sql.ts'
import { tellChannel } from '../integrations/webhooks/webhooks.ts'
import { isSameStatus } from './decision/decided.rules.ts'
import { lastDecision, refuseDecided } from './decision/decided.ts'
import { kitchenPack, kitchenStores } from './kitchenPack/kitchenPack.ts'
import { neighbours } from './desk/list.neighbours.ts'
import { deskPage } from './desk/list.page.ts'
import { orderEvents } from './live/orders.events.ts'
import { presentOrder } from './orderPage/orders.page.ts'
import { presentRow } from './orderPage/orders.rows.ts'
import { decide, isBeforeItsDay } from './orderPage/orders.rules.ts'
import * as store from './desk/orders.sql.ts'
import { totalsOf } from './desk/orders.totals.ts'

async function refuseTransition(call: Call, id: number, wanted: number): Promise<never> {
  const [statuses, decided] = [await store.orderStatuses(call.db), await lastDecision(call.db, id)]
  const target = statuses.find((status) => status.id === wanted)
  if (decided.status_id !== orderStatus.pending && target) return refuseDecided(decided, call.scope)
  const params = {
    id,
    status_en: decided.display_status_en,
    status_ar: decided.display_status_ar,
    wanted_en: target?.display_status_en ?? String(wanted),
    wanted_ar: target?.display_status_ar ?? String(wanted),
  }
  return refuse('orders.transition', { params })
}

async function reasonFor({ db }: Call, status_id: number, reason_id: number | undefined) {
  if (status_id !== orderStatus.cancelled) return undefined
  const reason = (await liveReasons(db)).find(({ id }) => id === reason_id)
  return reason ?? refuse('orders.reasonMissing', { field: 'cancel_reason_id' })
}

/** What was shown before an order is completed is what is done, and nobody does it early by a slip. */
function checkCompletion({ input, now }: Call<typeof orders.updateStatus>, order: store.LockedOrder) {
  const { event_day, remaining_amount } = order
  const id = input.order_id
  if (isBeforeItsDay(order, now) && !input.early) {
    const days = { day_en: formatDay(event_day, 'en'), day_ar: formatDay(event_day, 'ar') }
    refuse('orders.early', { params: { id, ...days } })
  }
  if ((input.remaining_amount ?? remaining_amount) !== remaining_amount) {
    refuse('orderMoney.changed', { params: { id, most: formatQar(remaining_amount) } })
  }
}

export default implement(orders, store.orderRows, {
  list: async ({ db, scope, rows, input, services }) => {
    const position = written(services.events.reached())
    const { page, totals, waiting } = await deskPage(db, scope, rows, input)
    const { rows: listed, ...shape } = page
    return {
      orders: { data: listed.map((row) => presentRow(row, scope)), ...shape },
      attentionCount: waiting,
      ...totalsOf(totals),
      position,
    }
  },

  show: async (call) => ({ order: presentOrder(await store.wholeOrder(call, call.params.id), call.scope) }),
  storeView: async (call) => ({
    order: presentOrder(await store.wholeOrder(call, call.params.id), call.scope, true),
  }),
  cancelledView: async (call) => {
    const order = await store.wholeOrder(call, call.params.id)
    if (order.row.status_id !== orderStatus.cancelled) return refuse('row.missing')
    return { order: presentOrder(order, call.scope, true) }
  },

  neighbours: async ({ db, scope, rows, params, input }) => {
    const { id } = found(await store.orderRow(db, scope, rows, params.id))
    return neighbours(db, scope, rows, id, input)
  },

  markSeen: async ({ db, scope, rows, params }) => {
    const { id } = found(await store.orderRow(db, scope, rows, params.id))
    await store.markSeen(db, rows, id)
    return {}
  },

  kitchenPack,
  kitchenStores,
  events: orderEvents,

  statuses: async ({ db }) => ({
    orderStatus: (await store.orderStatuses(db)).map(
      ({ id, status, display_status_en, display_status_ar }) => ({
        id,
        status,
        display_status: { en: display_status_en, ar: display_status_ar },
      }),
    ),
  }),

  updateStatus: async (call) => {
    const { db, scope, rows, input } = call
    const { order_id, status_id } = input
    const order = found(await store.lockOrder(db, rows, order_id))
    const decision = decide(order.status_id, status_id)
    if (decision === 'refused') return refuseTransition(call, order_id, status_id)
    if (decision === 'already') {
      const decided = await lastDecision(db, order_id)
      if (!isSameStatus(decided, scope.kind, input.cancel_reason_id)) return refuseDecided(decided, scope)
    }
    if (decision === 'allowed') {
      const reason = await reasonFor(call, status_id, input.cancel_reason_id)
      if (status_id === orderStatus.completed) checkCompletion(call, order)
      if (status_id === orderStatus.cancelled) await recordCancellation(db, order_id)
      if (status_id === orderStatus.completed) await recordCompletion(db, order_id)
      await store.setStatus(db, scope, order_id, status_id, reason)
      await tellChannel(call, order_id)
    }
    return { order: presentRow(found(await store.orderRow(db, scope, rows, order_id)), scope) }
  },
})
