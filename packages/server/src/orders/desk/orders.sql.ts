import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { type Scope, signatureOf } from '../../kernel/access/scope.ts'
import { pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { historyColumns, lineColumns } from '../orderPage/orders.page.ts'
import { listResult, type OrderListRow, pageResult } from '../orderPage/orders.rows.ts'
import { computedColumns, fromOrders, listColumns } from './list.sql.ts'

export const markSeen = (db: Db, allowed: SQL, id: number) =>
  execute(
    db,
    sql`update orders set seen_at = now() where ${allowed} and orders.id = ${id} and seen_at is null`,
  )

export const ordersOf = (db: Db, scope: Scope, condition: SQL) =>
  query(db, listResult, sql`select ${listColumns(scope)} ${fromOrders} where ${condition}`)

export async function orderRow(
  db: Db,
  scope: Scope,
  allowed: SQL,
  id: number,
): Promise<OrderListRow | undefined> {
  const [row] = await ordersOf(db, scope, sql`${allowed} and orders.id = ${id}`)
  return row
}

const orderPage = (db: Db, scope: Scope, allowed: SQL, id: number) =>
  queryOne(
    db,
    pageResult,
    sql`select ${selected(pageResult)}, ${computedColumns(scope)},
        coalesce(orders.restaurant_name_ar, orders.restaurant_name) as restaurant_name_ar,
        (select key from files join stores on stores.logo_id = files.id where stores.id = orders.store_id) as logo_key
      ${fromOrders} where ${allowed} and orders.id = ${id}`,
  )

export const linesOf = (db: Db, order_ids: readonly number[]) =>
  query(
    db,
    lineColumns,
    sql`select ${selected(lineColumns)}, choices, addons
      from order_lines where order_id = any(${sql.param(order_ids)}::bigint[]) order by order_id, line_number`,
  )

export const orderHistory = (db: Db, id: number) =>
  query(
    db,
    historyColumns,
    sql`select ${selected(historyColumns)}
      from order_status_history join order_statuses on order_statuses.id = order_status_history.status_id
      where order_id = ${id} order by order_status_history.id`,
  )

/** A complete order, if the caller may see it. */
export async function orderDetails(
  { db, scope, scopeFilter }: Pick<Call, 'db' | 'scope' | 'scopeFilter'>,
  id: number,
) {
  const row = orNotFound(await orderPage(db, scope, scopeFilter, id))
  const [lines, history] = await Promise.all([linesOf(db, [row.id]), orderHistory(db, row.id)])
  return { row, lines, history }
}

const lockedColumns = pick(tables.orders, 'status_id', 'event_day', 'remaining_amount')
export type LockedOrder = RowOf<typeof lockedColumns>

/** Locks the order, so that other decisions on it wait and then see this one. */
export const lockOrder = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)} from orders
      where ${allowed} and orders.id = ${id} for no key update`,
  )

const momentOf: Readonly<Record<number, SQL>> = {
  [orderStatus.accepted]: sql`accepted_at = now()`,
  [orderStatus.completed]: sql`completed_at = now()`,
}

/** Writes the new status and its history entry, with the caller as actor. The order is locked. */
export async function setStatus(db: Db, scope: Scope, id: number, status_id: number): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  await execute(db, sql`update orders set status_id = ${status_id}, ${momentOf[status_id]} where id = ${id}`)
  await execute(
    db,
    sql`
    insert into order_status_history (order_id, status_id, actor_kind, actor_account_id, actor_name)
    values (${id}, ${status_id}, ${kind}, ${account_id}, ${name})`,
  )
}
