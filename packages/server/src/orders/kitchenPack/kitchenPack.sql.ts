import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { fromOrders, listColumns } from '../desk/list.sql.ts'
import { listResult } from '../orderPage/orders.rows.ts'

/** Days in Qatar, both inclusive. */
interface Span {
  readonly from: string
  readonly to: string
}

/** Orders to cook in a span of days, as instants for the indexes. */
const toCook = ({ from, to }: Span): SQL => sql`orders.status_id = ${orderStatus.accepted}
  and orders.event_at >= ${atQatar(from)} and orders.event_at < ${atQatar(addDays(to, 1))}`

export const acceptedOrders = (db: Db, scope: Scope, allowed: SQL, store_id: number, span: Span) =>
  query(
    db,
    { ...listResult, notes: tables.orders.notes },
    sql`select ${listColumns(scope)}, orders.notes ${fromOrders}
      where ${allowed} and orders.store_id = ${store_id} and ${toCook(span)}
      order by orders.event_at, orders.id`,
  )

/** Stores with accepted orders, by name. */
export const storesAccepting = (db: Db, allowedStores: SQL, allowed: SQL, span: Span) =>
  query(
    db,
    pick(tables.stores, 'id', 'name_en', 'name_ar'),
    sql`select stores.id, stores.name_en, stores.name_ar from stores
      where ${allowedStores} and exists (select from orders
        where ${allowed} and orders.store_id = stores.id and ${toCook(span)})
      order by stores.name_en, stores.id`,
  )

/** The first day from `from` on with accepted orders, of all stores or of one. */
export async function nextDay(db: Db, allowed: SQL, from: string, store_id: number | undefined) {
  const row = await queryOne(
    db,
    { day: tables.orders.event_day },
    sql`select orders.event_day as day from orders
      where ${allowed} and orders.status_id = ${orderStatus.accepted} and orders.event_at >= ${atQatar(from)}
        ${store_id === undefined ? sql`` : sql`and orders.store_id = ${store_id}`}
      order by orders.event_at limit 1`,
  )
  return row?.day ?? null
}
