import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { unseen } from '../../kernel/database/prepared.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Which orders a caller may see: defined once, for all kinds. */
export const orderScope = {
  admin: () => sql`true`,
  restaurant: (scope) => sql`orders.restaurant_id = ${unseen(scope.restaurant_id)}`,
  store_user: (scope) => sql`orders.store_id = ${unseen(scope.store_id)}`,
  link: (scope) => sql`orders.id = ${scope.order_id}`,
} satisfies ScopeRule

const statusColumns = pick(tables.order_statuses, 'id', 'status', 'display_status_en', 'display_status_ar')

export const orderStatuses = (db: Db) =>
  query(
    db,
    statusColumns,
    sql`select id, status, display_status_en, display_status_ar from order_statuses order by id`,
  )

/** An order's status in words, for messages about it. */
export async function statusOf(db: Db, order: { readonly status_id: number }) {
  const status = (await orderStatuses(db)).find(({ id }) => id === order.status_id)
  return { status_en: status?.display_status_en ?? '', status_ar: status?.display_status_ar ?? '' }
}
