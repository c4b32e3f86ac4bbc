import { mostNarrowed, orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { bool } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared, unseen } from '../../kernel/database/prepared.ts'
import { isRanged } from './list.days.ts'
import { type Filters, unended } from './list.filter.ts'
import { conditionsOf, isOwn } from './list.narrow.ts'
import { type StatusTotal, totalColumns } from './list.sql.ts'

/** Lists whose statuses the kept counts do not cover. */
export const isNarrowCounted = (filters: Filters) =>
  isRanged(filters) ||
  filters.card_unpaid === true ||
  filters.area_id !== undefined ||
  filters.item_id !== undefined

const [most, taken] = [sql.raw(String(mostNarrowed)), sql.raw(String(mostNarrowed + 1))]

/**
 * Counts the orders of each status by the list's days, area, item and owner, ignoring its other filters. As for the list
 * itself, a limited number of each status is read, along an index.
 */
export async function narrowTotals(
  db: Db,
  scope: Scope,
  visible: SQL,
  { date_from, date_to, hour, card_unpaid, restaurant_id, store_id, area_id, item_id }: Filters,
): Promise<readonly StatusTotal[]> {
  const filters = { date_from, date_to, hour, card_unpaid, restaurant_id, store_id, area_id, item_id }
  const conditions = conditionsOf(scope, visible, filters)
  const order = isRanged(filters) || isOwn(scope, filters) ? sql`event_at, id` : sql`id desc`
  const statuses = card_unpaid ? unended : Object.values(orderStatus)
  const scans = statuses.map(
    (each) => sql`(select status_id, order_total_price, row_number() over (order by ${order}) as rank
      from orders where ${conditions} and orders.status_id = ${unseen(each)} order by ${order} limit ${taken})`,
  )
  return queryPrepared(
    db,
    { ...totalColumns, truncated: bool },
    sql`select status_id, least(count(*), ${most})::int8 as order_count,
        coalesce(sum(order_total_price) filter (where rank <= ${most}), 0)::int8 as total_price,
        count(*) > ${most} as truncated
      from (${sql.join(scans, sql` union all `)}) counted group by status_id`,
  )
}
