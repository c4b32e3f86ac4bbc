import { qatarDay } from '@sufra/contract/kernel/clock'
import { contentRows } from './content.ts'
import type { Context } from './context.ts'
import { customerScope } from './customers.ts'
import { marketingRows } from './marketing.ts'
import { menuRows } from './menu.ts'
import { shopsOf } from './orders/market.ts'
import { channelScope, makeOrders, type OrderOptions } from './orders/orders.ts'
import { accountScope } from './people.ts'
import { placeRows } from './places.ts'
import { reviewRows } from './reviews.ts'
import { settlementRows } from './settlements.ts'
import { storeScope } from './stores.ts'
import type { Row, Tables } from './tables.ts'

/** Customers with the day of their last order, which the database otherwise writes anew as orders are inserted. */
function withLastDays(
  customers: readonly Row[],
  orders: readonly { readonly customer_id: number; readonly created_at: string }[],
): Row[] {
  const last = new Map(orders.map(({ customer_id, created_at }) => [customer_id, created_at]))
  return customers.map((row) => {
    const at = last.get(Number(row.id))
    return { ...row, last_order_day: at ? qatarDay(new Date(at)) : null }
  })
}

/** The whole marketplace as rows, tables in the order in which they can be inserted. */
export function marketplace(context: Context, options: OrderOptions): Tables {
  const stores = storeScope(context)
  const people = accountScope(context)
  const menu = menuRows(context)
  const customers = customerScope(context)
  const content = contentRows(context)
  const shops = shopsOf(context, stores.stores, menu.menus, people)
  const { reasons } = context.seeded
  const made = makeOrders(context, { shops, customers: customers.customers, people, reasons }, options)
  const settled = settlementRows(context, stores.stores, made.orders, people, made.book)
  return {
    ...placeRows(context),
    ...stores.tables,
    ...people.tables,
    channels: channelScope(context),
    ...menu.tables,
    ...customers.tables,
    customers: withLastDays(customers.tables.customers ?? [], made.orders),
    ...content,
    ...marketingRows(context, made.couponUses),
    orders: made.orders.map((order) => ({
      ...order,
      requested_amount: settled.requested.get(order.id) ?? 0,
    })),
    ...made.tables,
    ...made.uses,
    ...reviewRows(context, made.orders, people),
    ...settled.tables,
    ledger_events: made.book.events,
    ledger_postings: made.book.postings,
  }
}
