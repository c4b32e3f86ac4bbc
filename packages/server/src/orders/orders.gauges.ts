import { qatarDay } from '@sufra/contract/kernel/clock'
import { qar } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { decimal, int } from '../kernel/database/columns.ts'
import { query, queryOne } from '../kernel/database/query.ts'
import { gauges } from '../kernel/metrics/gauges.ts'

const nameOf = new Map<number, string>(Object.entries(orderStatus).map(([name, id]) => [id, name]))

/** Kept counts and sums, and the first row of an index: nothing that grows with the orders is counted. */
export const orderGauges = gauges(
  {
    sufra_orders: { help: 'Orders by status', label: 'status' },
    sufra_oldest_pending_order_seconds: { help: 'How long the oldest pending order has been waiting' },
    sufra_orders_placed_today: { help: 'Orders placed today in Qatar, as reports have them: a minute late' },
    sufra_revenue_today_qar: { help: 'The totals of those that are not cancelled' },
  },
  async ({ database: { db } }) => {
    const counts = await query(
      db,
      { status_id: int, orders: int },
      sql`select status_id, sum(order_count)::bigint as orders from order_totals group by status_id order by status_id`,
    )
    const oldest = await queryOne(
      db,
      { seconds: decimal },
      sql`select extract(epoch from clock_timestamp() - created_at)::float8 as seconds from orders
        where status_id = ${sql.raw(String(orderStatus.pending))} order by created_at limit 1`,
    )
    const today = await queryOne(
      db,
      { orders: int, revenue: int },
      sql`select coalesce(sum(orders + cancelled), 0)::bigint as orders, coalesce(sum(revenue), 0)::bigint as revenue
        from report_sums where basis = 'placed' and dimension = 'all' and span = 'day'
          and start = ${qatarDay(new Date())}::date`,
    )
    return [
      ...counts.map(({ status_id, orders }) => ({
        name: 'sufra_orders' as const,
        of: nameOf.get(status_id) ?? String(status_id),
        value: orders,
      })),
      { name: 'sufra_oldest_pending_order_seconds', value: Math.max(0, oldest?.seconds ?? 0) },
      { name: 'sufra_orders_placed_today', value: today?.orders ?? 0 },
      { name: 'sufra_revenue_today_qar', value: qar(today?.revenue ?? 0) },
    ]
  },
)
