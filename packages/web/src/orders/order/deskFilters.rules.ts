import { addDays, isDay, qatarDay, weekdayOf } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type OrderFilter, orderFilters, type orders } from '@sufra/contract/orders/orders'
import { type ListSearch, textOf, wholeOf } from '../../kernel/url/search.ts'
import { attentionFilter } from './orderPaths.ts'

/** The request of a desk's list, without paging. */
type DeskFilters = Omit<RequestOf<typeof orders.list>, 'page' | 'count'>

export const dayFilters = ['today', 'tomorrow', 'week', 'range'] as const
type DayFilter = (typeof dayFilters)[number]
/** The desk's own filters, beside search and status, as named in the URL. */
export const ownFilters = [
  'day',
  'from',
  'to',
  'hour',
  'payment',
  'cancelled',
  'restaurant',
  'store',
  'area',
  'item',
] as const

const isStatus = (value: string | undefined): value is OrderFilter =>
  value !== undefined && value in orderFilters

/** A valid day of this century; a hand-typed URL may hold anything. */
function dayOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text && isDay(text) ? text : undefined
}

export const dayFilterOf = (search: ListSearch): DayFilter | undefined =>
  dayFilters.find((each) => each === search.day)
export const byDelivery = (search: ListSearch): boolean => search.sort === 'delivery'

/** From 0 to 23. It is a filter of chosen days only. */
export function hourOf(search: ListSearch): number | undefined {
  const text = textOf(search.hour)
  return text !== undefined && /^([01]?\d|2[0-3])$/.test(text) ? Number(text) : undefined
}
export const isCardUnpaid = (search: ListSearch): boolean => search.payment === 'card_unpaid'
export const isUncancelled = (search: ListSearch): boolean => search.cancelled === 'no'

/** Weeks begin on Sunday. */
function daysOf(search: ListSearch, today: string): Pick<DeskFilters, 'date_from' | 'date_to'> {
  const day = dayFilterOf(search)
  if (day === 'today') return { date_from: today, date_to: today }
  if (day === 'tomorrow') return { date_from: addDays(today, 1), date_to: addDays(today, 1) }
  if (day === 'week') {
    const sunday = addDays(today, -weekdayOf(today))
    return { date_from: sunday, date_to: addDays(sunday, 6) }
  }
  if (day === 'range') {
    const [from, to] = [dayOf(search.from), dayOf(search.to)]
    return { ...(from && { date_from: from }), ...(to && { date_to: to }) }
  }
  // Without a first day the list would start with orders of years ago.
  return byDelivery(search) ? { date_from: today } : {}
}

/** The request for the desk's URL. */
export function deskFilters(search: ListSearch, now = Date.now()): DeskFilters {
  const { status } = search
  const hour = dayFilterOf(search) && hourOf(search)
  const { restaurant, store, area, item } = search
  const [restaurant_id, store_id, area_id, item_id] = [restaurant, store, area, item].map(wholeOf)
  return {
    ...(search.search && { search: search.search }),
    ...(isStatus(status) && { order_status: status }),
    ...(status === attentionFilter && { needs_attention: true }),
    ...(byDelivery(search) && { sort: 'delivery' as const }),
    ...daysOf(search, qatarDay(now)),
    ...(hour !== undefined && { hour }),
    ...(isCardUnpaid(search) && { card_unpaid: true }),
    ...(isUncancelled(search) && { uncancelled: true }),
    ...(restaurant_id && { restaurant_id }),
    ...(store_id && { store_id }),
    ...(area_id && { area_id }),
    ...(item_id && { item_id }),
  }
}

/** The part of the URL that belongs to the list: its orders link to each other and back to it. */
export function listFilter(search: ListSearch): ListSearch {
  const kept = ['search', 'status', 'sort', ...ownFilters].filter((name) => search[name] !== undefined)
  return Object.fromEntries(kept.map((name) => [name, search[name]]))
}
