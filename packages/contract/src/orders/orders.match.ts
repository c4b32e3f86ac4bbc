import { qatarDay, qatarTime } from '../kernel/clock.ts'
import {
  type OrderFilter,
  type OrderRow,
  type OrderSort,
  orderFilters,
  orderStatus,
} from './orders.shapes.ts'

/** The filters of a list that can be checked on an order alone. */
export interface ListedBy {
  readonly search?: string | undefined
  readonly order_status?: OrderFilter | undefined
  readonly needs_attention?: boolean | undefined
  readonly sort?: OrderSort | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly hour?: number | undefined
  readonly card_unpaid?: boolean | undefined
  readonly uncancelled?: boolean | undefined
  readonly restaurant_id?: number | string | undefined
  readonly store_id?: number | string | undefined
  readonly area_id?: number | string | undefined
  readonly item_id?: number | string | undefined
}

const isCardUnpaid = ({ payment_method, remaining_amount, order_current_status: { id } }: OrderRow) =>
  payment_method === 'creditcard' &&
  remaining_amount > 0 &&
  (id === orderStatus.pending || id === orderStatus.accepted)

const isOf = (id: number | null, wanted: number | string | undefined) =>
  wanted === undefined || id === Number(wanted)

/**
 * Whether an order matches the filters of a list. Undefined if only the server knows: a row lacks its items
 * and some of the searched fields.
 */
export function matchesFilters(order: OrderRow, filters: ListedBy): boolean | undefined {
  const day = qatarDay(order.picked_time_iso_date)
  const {
    order_status,
    needs_attention,
    date_from,
    date_to,
    hour,
    card_unpaid,
    uncancelled,
    search,
    item_id,
  } = filters
  const matches =
    (!order_status || orderFilters[order_status] === order.order_current_status.id) &&
    (!needs_attention || order.needs_attention) &&
    (!date_from || date_from <= day) &&
    (!date_to || day <= date_to) &&
    (hour === undefined || hour === Number.parseInt(qatarTime(order.picked_time_iso_date), 10)) &&
    (!card_unpaid || isCardUnpaid(order)) &&
    (!uncancelled || order.order_current_status.id !== orderStatus.cancelled) &&
    isOf(order.restaurant_id, filters.restaurant_id) &&
    isOf(order.store.id, filters.store_id) &&
    isOf(order.area_id, filters.area_id)
  return matches && (item_id !== undefined || search?.trim()) ? undefined : matches
}

type Placed = Pick<OrderRow, 'id' | 'picked_time_iso_date'>

/** Compares rows as the server sorts them. */
export const inOrderOf =
  (sort: OrderSort) =>
  (a: Placed, b: Placed): number => {
    if (sort === 'arrival') return b.id - a.id
    return Date.parse(a.picked_time_iso_date) - Date.parse(b.picked_time_iso_date) || a.id - b.id
  }
