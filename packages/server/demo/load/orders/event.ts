import { atQatar, qatarDay, weekdayOf } from '@sufra/contract/kernel/clock'
import type { BasketLine } from '../../../src/orders/pricing/pricing.ts'
import type { Random } from '../../catalog/random.ts'
import { hour, minute } from '../clock.ts'
import { gatheringOn, isRamadan } from '../season.ts'
import { dropOff } from '../stores.ts'
import type { Shop } from './market.ts'

/** Orders by store and event day, and persons by item and day: the capacity used so far. */
export interface Diary {
  readonly stores: Map<string, number>
  readonly items: Map<string, number>
}

export const emptyDiary = (): Diary => ({ stores: new Map(), items: new Map() })

/** Weights of the days of notice, from the same day to three weeks. */
const notice = [2, 6, 9, 9, 8, 7, 6, 6, 4, 3, 3, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The half hours at which the whole basket can be delivered. */
function slots({ store }: Shop, basket: readonly BasketLine[]): number[] {
  const { drop_off_from, drop_off_to } = dropOff(store.drop_off_time)
  const own = { from: minutesOf(drop_off_from), to: minutesOf(drop_off_to) }
  const from = Math.max(own.from, ...basket.map(({ item }) => minutesOf(item.available_from_time)))
  const to = Math.min(own.to, ...basket.map(({ item }) => minutesOf(item.available_to_time)))
  const window = from <= to ? { from, to } : own
  const first = Math.ceil(window.from / 30) * 30
  return Array.from({ length: Math.floor((window.to - first) / 30) + 1 }, (_, index) => first + index * 30)
}

/** Weight of a time of day: lunch and evening; in Ramadan sunset and night. */
function appetite(minutes: number, day: string): number {
  const at = minutes / 60
  if (isRamadan(day)) return at >= 16.5 && at <= 18 ? 8 : at >= 20 ? 5 : 0.4
  if (at >= 12 && at <= 14) return 5
  return at >= 18 && at <= 20.5 ? 7 : at >= 7 && at < 10 ? 2.5 : 1.5
}

function isFree(
  shop: Shop,
  day: string,
  weekday: number,
  basket: readonly BasketLine[],
  diary: Diary,
): boolean {
  const { row, openOn, booked } = shop
  if (!openOn.has(weekday) || booked.some(({ from, to }) => from <= day && day <= to)) return false
  if ((diary.stores.get(`${row.id} ${day}`) ?? 0) >= row.max_catering_per_day) return false
  return basket.every(
    ({ item, quantity }) => (diary.items.get(`${item.id} ${day}`) ?? 0) + quantity <= item.quantity_per_day,
  )
}

/** The time of the event; undefined if the store has no day for this basket. */
export function eventOf(
  shop: Shop,
  basket: readonly BasketLine[],
  createdAt: Date,
  diary: Diary,
  rng: Random,
): Date | undefined {
  const earliest = createdAt.getTime() + Math.max(1, ...basket.map(({ item }) => item.lead_time)) * hour
  const times = slots(shop, basket)
  const today = qatarDay(createdAt)
  const midnight = atQatar(today).getTime()
  const last = times.at(-1) ?? 0
  const days = notice.flatMap((weight, ahead) => {
    const begins = midnight + ahead * 24 * hour
    if (begins + last * minute < earliest) return []
    const day = qatarDay(begins)
    if (!isFree(shop, day, weekdayOf(day), basket, diary)) return []
    return [[{ day, begins }, weight * gatheringOn(day) * (isRamadan(day) ? 1.3 : 1)] as const]
  })
  if (days.length === 0) return undefined
  const { day, begins } = rng.weighted(days)
  const possible = times.filter((minutes) => begins + minutes * minute >= earliest)
  const minutes = rng.weighted(possible.map((each) => [each, appetite(each, day)] as const))
  return new Date(begins + minutes * minute)
}

/** Records an order; pending orders use capacity, cancelled ones release it. */
export function enter(diary: Diary, shop: Shop, event_at: Date, basket: readonly BasketLine[]): void {
  const day = qatarDay(event_at)
  const add = (entries: Map<string, number>, key: string, by: number) =>
    entries.set(key, (entries.get(key) ?? 0) + by)
  add(diary.stores, `${shop.row.id} ${day}`, 1)
  for (const { item, quantity } of basket) add(diary.items, `${item.id} ${day}`, quantity)
}
