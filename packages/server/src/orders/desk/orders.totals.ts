import { orderFilters, orderStatus } from '@sufra/contract/orders/orders'
import type { Filters } from './list.filter.ts'
import type { StatusTotal } from './list.sql.ts'

function totalOf(totals: readonly StatusTotal[], status_id: number) {
  const found = totals.find((total) => total.status_id === status_id)
  const { total_price = 0, order_count = 0, truncated = false } = found ?? {}
  return { total_price, order_count, ...(truncated && { truncated: true as const }) }
}

/** The four cards (spec 3 §3). */
export const totalsOf = (totals: readonly StatusTotal[]) => ({
  totalPending: totalOf(totals, orderStatus.pending),
  totalAccepted: totalOf(totals, orderStatus.accepted),
  totalCompleted: totalOf(totals, orderStatus.completed),
  totalCancelled: totalOf(totals, orderStatus.cancelled),
})

/** How many rows the list of a status has, without counting orders. */
export function totalOfList(
  { order_status, needs_attention }: Filters,
  totals: readonly StatusTotal[],
  waiting: number,
): number {
  if (needs_attention) return order_status && order_status !== 'newOrder' ? 0 : waiting
  const counted = order_status ? [totalOf(totals, orderFilters[order_status])] : totals
  return counted.reduce((sum, { order_count }) => sum + order_count, 0)
}
