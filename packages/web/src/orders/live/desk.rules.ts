import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import {
  inOrderOf,
  matchesFilters,
  type OrderEvent,
  orderStatus,
  type orders,
} from '@sufra/contract/orders/orders'

export type Desk = OutputOf<typeof orders.list>
export type OrderChange = Extract<OrderEvent, { type: 'order' }>
export type Filters = RequestOf<typeof orders.list>

/** The request of a cached list. */
export const filtersOf = (key: readonly unknown[]): Filters =>
  (key[3] as { body?: Filters } | undefined)?.body ?? {}

const totalsOf = ({ totalPending, totalAccepted, totalCompleted, totalCancelled }: OrderChange) => ({
  totalPending,
  totalAccepted,
  totalCompleted,
  totalCancelled,
})

const cards = {
  [orderStatus.pending]: 'totalPending',
  [orderStatus.accepted]: 'totalAccepted',
  [orderStatus.completed]: 'totalCompleted',
  [orderStatus.cancelled]: 'totalCancelled',
} as const
const cardOf = (status: number | null) => cards[status as keyof typeof cards]

/** The filters that a list's totals depend on. */
const counting = [
  'date_from',
  'date_to',
  'hour',
  'card_unpaid',
  'restaurant_id',
  'store_id',
  'area_id',
  'item_id',
] as const satisfies readonly (keyof Filters)[]
const countedBy = (filters: Filters): Filters =>
  Object.fromEntries(counting.map((name) => [name, filters[name]]))
const isPart = (filters: Filters) => counting.some((name) => filters[name] !== undefined)

/** An event carries the totals of all orders; a filtered desk moves one order between its own totals. */
function totalsAfter(desk: Desk, change: OrderChange, filters: Filters): ReturnType<typeof totalsOf> {
  if (!isPart(filters)) return totalsOf(change)
  const { totalPending, totalAccepted, totalCompleted, totalCancelled } = desk
  const totals = { totalPending, totalAccepted, totalCompleted, totalCancelled }
  const { order, was } = change
  const now = order.order_current_status.id
  if (was === now || matchesFilters(order, countedBy(filters)) !== true) return totals
  const by = (status: number | null, one: 1 | -1) => {
    const card = cardOf(status)
    const figures = card && totals[card]
    // A truncated count stays the same.
    if (!figures || figures.truncated) return
    totals[card] = {
      order_count: Math.max(0, figures.order_count + one),
      total_price: figures.total_price + one * order.order_total_price,
    }
  }
  by(was, -1)
  by(now, 1)
  return totals
}

function lengthOf(change: OrderChange, filters: Filters): number {
  const byStatus = {
    newOrder: change.totalPending,
    accepted: change.totalAccepted,
    completed: change.totalCompleted,
    cancelled: change.totalCancelled,
  }
  if (filters.needs_attention) return change.attentionCount
  const counted = filters.order_status ? [byStatus[filters.order_status]] : Object.values(byStatus)
  return counted.reduce((sum, { order_count }) => sum + order_count, 0)
}

/** The event's totals give the length of a list only if nothing but a status filters it. */
const isCounted = ({
  search,
  sort,
  date_from,
  date_to,
  hour,
  card_unpaid,
  uncancelled,
  restaurant_id,
  store_id,
  area_id,
  item_id,
}: Filters): boolean =>
  hour === undefined &&
  [
    search,
    sort,
    date_from,
    date_to,
    card_unpaid,
    uncancelled,
    restaurant_id,
    store_id,
    area_id,
    item_id,
  ].every((filter) => !filter)

/** Whether the order was in the list before the change. */
function stood({ order, was }: OrderChange, filters: Filters, shown: boolean): boolean {
  if (was === null) return false
  const before = { ...order, order_current_status: { ...order.order_current_status, id: was } }
  return filters.needs_attention ? shown : matchesFilters(before, filters) === true
}

/**
 * Applies an event to a list: updates its row, inserts a new one in sort order unless `held`, and the totals and
 * length.
 */
export function deskAfter(desk: Desk, change: OrderChange, filters: Filters, held: boolean): Desk {
  const { order } = change
  const shown = desk.orders.data.some(({ id }) => id === order.id)
  const belongs = matchesFilters(order, filters) === true
  const arrives = !shown && !held && change.was === null && belongs && (filters.page ?? 1) === 1
  const data = arrives
    ? [...desk.orders.data, order]
        .sort(inOrderOf(desk.orders.sort))
        .slice(0, Number(filters.count ?? desk.orders.data.length + 1))
    : desk.orders.data.map((row) => (row.id === order.id ? order : row))
  const total = isCounted(filters)
    ? lengthOf(change, filters)
    : desk.orders.total + Number(belongs) - Number(stood(change, filters, shown))
  return {
    ...desk,
    ...totalsAfter(desk, change, filters),
    attentionCount: change.attentionCount,
    orders: { ...desk.orders, data, total },
  }
}

/** Orders become overdue without an event; that can still happen while some pending orders are not overdue. */
export const mayBecomeDue = ({ totalPending, attentionCount }: Desk, filters: Filters): boolean =>
  isPart(filters) || totalPending.order_count > attentionCount

/** Replaces a list by a later response or, while it is being read, only updates the rows already shown. */
export function deskAgain(desk: Desk, later: Desk, isRead: boolean): Desk {
  if (!isRead) return later
  const byId = new Map(later.orders.data.map((row) => [row.id, row]))
  const data = desk.orders.data.map((row) => byId.get(row.id) ?? row)
  return { ...later, orders: { ...later.orders, data } }
}

/** Whether the order has just come in. A missed event carries the current row, which may be decided already. */
export const isNew = ({ was, order }: OrderChange): boolean =>
  was === null && order.order_current_status.id === orderStatus.pending
