import type { orders } from '@sufra/contract/orders/orders'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { linesOf } from '../desk/orders.sql.ts'
import { translated } from '../orderPage/orders.rows.ts'
import { slipLine, sumItems } from './kitchenPack.rules.ts'
import { acceptedOrders, nextDay, storesAccepting } from './kitchenPack.sql.ts'

const spanOf = ({ date, date_to }: { readonly date: string; readonly date_to?: string | undefined }) => ({
  from: date,
  to: date_to ?? date,
})

/** A store's accepted orders of a range of days: the totals to cook, and a slip for each order by drop-off time. */
export async function kitchenPack({ db, scope, scopeFilter, input }: Call<typeof orders.kitchenPack>) {
  const store = orNotFound(await storeName(db, scopeFilterOf(storeScope, scope), input.restaurant_store_id))
  const span = spanOf(input)
  const accepted = await acceptedOrders(db, scope, scopeFilter, store.id, span)
  const lines = await linesOf(
    db,
    accepted.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const ofOrder = (id: number) => byOrder.get(id) ?? []
  const byDay = Map.groupBy(accepted, ({ event_day }) => event_day)
  return {
    date: span.from,
    date_to: span.to,
    store: { id: store.id, name: { en: store.name_en, ar: store.name_ar } },
    items: sumItems(lines),
    days: [...byDay].map(([date, of]) => ({ date, items: sumItems(of.flatMap(({ id }) => ofOrder(id))) })),
    slips: accepted.map((order) => ({
      id: order.id,
      date: order.event_day,
      picked_time_iso_date: order.event_at,
      delivery_area: translated(order.area_name_en, order.area_name_ar),
      customer: order.customer_fullname,
      notes: order.notes ?? '',
      lines: ofOrder(order.id).map(slipLine),
    })),
  }
}

/** The caller's stores with something to cook in a range of days, and the next day with orders. */
export async function kitchenStores({ db, scope, scopeFilter, input }: Call<typeof orders.kitchenStores>) {
  const [cooking, next_day] = await Promise.all([
    storesAccepting(db, scopeFilterOf(storeScope, scope), scopeFilter, spanOf(input)),
    nextDay(db, scopeFilter, input.date, input.restaurant_store_id),
  ])
  const stores = cooking.map(({ id, name_en, name_ar }) => ({ id, name: { en: name_en, ar: name_ar } }))
  return { stores, next_day }
}
