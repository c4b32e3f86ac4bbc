import type { GivesOf } from '@sufra/contract/kernel/operation'
import { type OrderEvent, orderFilters, orderStatus, orders } from '@sufra/contract/orders'
import { keyOf, queryClient } from '../../kernel/operations.ts'
import { refetchPage } from '../orders.cache.ts'

type Desk = GivesOf<typeof orders.list>
type Told = Extract<OrderEvent, { type: 'order' }>
type Filters = NonNullable<Parameters<typeof keyOf<typeof orders.list>>[1]>['body']

const totalsOf = ({ totalPending, totalAccepted, totalCompleted, totalCancelled }: Told) => ({
  totalPending,
  totalAccepted,
  totalCompleted,
  totalCancelled,
})

function lengthOf(told: Told, filters: Filters): number {
  const byStatus = {
    newOrder: told.totalPending,
    accepted: told.totalAccepted,
    completed: told.totalCompleted,
    cancelled: told.totalCancelled,
  }
  if (filters?.needs_attention) return told.attentionCount
  const counted = filters?.order_status ? [byStatus[filters.order_status]] : Object.values(byStatus)
  return counted.reduce((sum, { order_count }) => sum + order_count, 0)
}

/** A new order belongs on the first page of lists that would show it. */
const belongs = ({ order }: Told, filters: Filters): boolean =>
  !filters?.search &&
  !filters?.needs_attention &&
  (filters?.page ?? 1) === 1 &&
  (!filters?.order_status || orderFilters[filters.order_status] === order.order_current_status.id)

/** What an event makes of one list: its row in place, a new row on top unless it is `held` back, figures and length. */
export function deskAfter(desk: Desk, told: Told, filters: Filters, held: boolean): Desk {
  const { order } = told
  const shown = desk.orders.data.some(({ id }) => id === order.id)
  const arrives = !shown && !held && told.was === null && belongs(told, filters)
  const data = arrives
    ? [order, ...desk.orders.data].slice(0, Number(filters?.count ?? desk.orders.data.length + 1))
    : desk.orders.data.map((row) => (row.id === order.id ? order : row))
  return {
    ...desk,
    ...totalsOf(told),
    attentionCount: told.attentionCount,
    orders: { data, total: filters?.search ? desk.orders.total : lengthOf(told, filters) },
  }
}

/** Freshens every list held in this browser, and the order's own page. Says whether a new row was held back. */
export function showTold(told: Told, isReading: () => boolean): boolean {
  const held = told.was === null && told.order.order_current_status.id === orderStatus.pending && isReading()
  for (const [key] of queryClient.getQueriesData<Desk>({ queryKey: keyOf(orders.list) })) {
    const filters = (key[3] as { body?: Filters } | undefined)?.body
    queryClient.setQueryData<Desk>(key, (desk) => desk && deskAfter(desk, told, filters, held))
  }
  void refetchPage(told.order.id)
  return held
}
