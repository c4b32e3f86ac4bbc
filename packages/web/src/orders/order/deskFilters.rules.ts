import { addDays, isDay, qatarDay, weekdayOf } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { type OrderFilter, orderFilters, type orders } from '@sufra/contract/orders/orders'
import { type ListSearch, textOf, wholeOf } from '../../kernel/url/search.ts'
import { attentionFilter } from './orderPaths.ts'

/** What a desk's list is asked for, apart from its page. */
export type DeskFilters = Omit<RequestOf<typeof orders.list>, 'page' | 'count'>

export const dayFilters = ['today', 'tomorrow', 'week', 'range'] as const
export type DayFilter = (typeof dayFilters)[number]
/** What narrows the desk beside a search and a status, as it stands in the URL. */
export const ownFilters = ['day', 'from', 'to', 'restaurant', 'store', 'area'] as const

const isStatus = (value: string | undefined): value is OrderFilter =>
  value !== undefined && value in orderFilters

/** A day as a calendar of this century has it; a hand-typed address may hold anything. */
function dayOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text && isDay(text) ? text : undefined
}

export const dayFilterOf = (search: ListSearch): DayFilter | undefined =>
  dayFilters.find((each) => each === search.day)
export const byDelivery = (search: ListSearch): boolean => search.sort === 'delivery'

/** A week begins on Sunday. */
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
  // The soonest of all times would be those of years ago.
  return byDelivery(search) ? { date_from: today } : {}
}

/** What the desk asks for by its address. */
export function deskFilters(search: ListSearch, now = Date.now()): DeskFilters {
  const { status } = search
  const [restaurant_id, store_id, area_id] = [search.restaurant, search.store, search.area].map(wholeOf)
  return {
    ...(search.search && { search: search.search }),
    ...(isStatus(status) && { order_status: status }),
    ...(status === attentionFilter && { needs_attention: true }),
    ...(byDelivery(search) && { sort: 'delivery' as const }),
    ...daysOf(search, qatarDay(now)),
    ...(restaurant_id && { restaurant_id }),
    ...(store_id && { store_id }),
    ...(area_id && { area_id }),
  }
}

/** What of an address is the list's: its orders lead to each other, and back to it. */
export function listFilter(search: ListSearch): ListSearch {
  const kept = ['search', 'status', 'sort', ...ownFilters].filter((name) => search[name] !== undefined)
  return Object.fromEntries(kept.map((name) => [name, search[name]]))
}
