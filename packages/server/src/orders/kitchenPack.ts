import type { orders } from '@sufra/contract/orders'
import type { Call } from '../kernel/implement.ts'
import { found } from '../kernel/refuse.ts'
import { rowsOf } from '../kernel/scope.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import { slipLine, sumItems } from './kitchenPack.rules.ts'
import { translated } from './orders.rows.ts'
import { acceptedOrders, linesOf, storesAccepting } from './orders.sql.ts'

/** A store's accepted orders of a day: what to cook in all, and a slip for each in order of drop-off. */
export async function kitchenPack({ db, scope, rows, input }: Call<typeof orders.kitchenPack>) {
  const store = found(await storeName(db, rowsOf(storeRows, scope), input.restaurant_store_id))
  const accepted = await acceptedOrders(db, scope, rows, store.id, input.date)
  const lines = await linesOf(
    db,
    accepted.map(({ id }) => id),
  )
  return {
    date: input.date,
    store: { id: store.id, name: { en: store.name_en, ar: store.name_ar } },
    items: sumItems(lines),
    slips: accepted.map((order) => ({
      id: order.id,
      picked_time_iso_date: order.event_at,
      delivery_area: translated(order.area_name_en, order.area_name_ar),
      customer: order.customer_fullname,
      notes: order.notes ?? '',
      lines: lines.filter(({ order_id }) => order_id === order.id).map(slipLine),
    })),
  }
}

/** Of the stores a caller may see, those that cook on a day. */
export async function kitchenStores({ db, scope, rows, input }: Call<typeof orders.kitchenStores>) {
  const cooking = await storesAccepting(db, rowsOf(storeRows, scope), rows, input.date)
  return { stores: cooking.map(({ id, name_en, name_ar }) => ({ id, name: { en: name_en, ar: name_ar } })) }
}
