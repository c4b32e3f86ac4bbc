import { contentRows } from './content.ts'
import type { Context } from './context.ts'
import { customerRows } from './customers.ts'
import { marketingRows } from './marketing.ts'
import { menuRows } from './menu.ts'
import { shopsOf } from './orders/market.ts'
import { channelRows, makeOrders, type OrderOptions } from './orders/orders.ts'
import { accountRows } from './people.ts'
import { placeRows } from './places.ts'
import { reviewRows } from './reviews.ts'
import { settlementRows } from './settlements.ts'
import { storeRows } from './stores.ts'
import type { Tables } from './tables.ts'

/** The whole marketplace as rows, tables in the order in which they can be inserted. */
export function marketplace(
  context: Context,
  channelHash: (name: string) => string,
  options: OrderOptions,
): Tables {
  const stores = storeRows(context)
  const people = accountRows(context)
  const menu = menuRows(context)
  const customers = customerRows(context)
  const content = contentRows(context)
  const shops = shopsOf(context, stores.stores, menu.menus, people)
  const { reasons } = context.seeded
  const made = makeOrders(context, { shops, customers: customers.customers, people, reasons }, options)
  const settled = settlementRows(context, stores.stores, made.orders, people, made.book)
  return {
    ...placeRows(context),
    ...stores.tables,
    ...people.tables,
    channels: channelRows(context, channelHash),
    ...menu.tables,
    ...customers.tables,
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
