import { sql } from 'drizzle-orm'
import { pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'

const decidedColumns = {
  ...pick(
    tables.order_status_history,
    'order_id',
    'status_id',
    'actor_kind',
    'actor_name',
    'actor_account_id',
    'reason_en',
    'reason_ar',
    'note',
  ),
  ...pick(tables.orders, 'cancel_reason_id', 'cancel_fault'),
  ...pick(tables.order_statuses, 'display_status_en', 'display_status_ar'),
}
export type DecidedRow = RowOf<typeof decidedColumns>

/** The decision behind an order's status. The order is locked, so it cannot change. */
export async function lastDecision(db: Db, order_id: number): Promise<DecidedRow> {
  const row = await queryOne(
    db,
    decidedColumns,
    sql`select step.order_id, step.status_id, step.actor_kind, step.actor_name, step.actor_account_id, step.reason_en,
        step.reason_ar,
        step.note, orders.cancel_reason_id, orders.cancel_fault, order_statuses.display_status_en,
        order_statuses.display_status_ar
      from order_status_history step
      join orders on orders.id = step.order_id and orders.status_id = step.status_id
      join order_statuses on order_statuses.id = step.status_id
      where step.order_id = ${order_id} order by step.id desc limit 1`,
  )
  return orNotFound(row)
}
