import { z } from 'zod'
import { Id, TextOrNone } from '../kernel/fields.ts'
import { everyKind, feature, get, stream } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

const count = z.int().nonnegative()

/** Days ahead whose capacity is watched, today included. */
export const capacityDays = 14
/** From this share of its limit on, a day is almost full. */
export const almostFull = 0.8
/** At most so many almost full days are told. */
export const mostFullDays = 200
/** At most so many menus are looked at. */
export const mostMenus = 20

/** The orders to be delivered in an hour. */
const EventHour = z.object({
  /** In Qatar. */
  day: z.iso.date(),
  /** In Qatar: 18 from 18:00 to 18:59. */
  hour: z.int().min(0).max(23),
  pending: count,
  accepted: count,
  completed: count,
  /** People of the accepted orders. */
  people: count,
})

const Store = z.object({ id: Id, name: Translated, restaurant_id: Id })

const FullDay = z.object({
  store: Store,
  day: z.iso.date(),
  /** Null for the orders of the store; or else portions of this item. */
  item: z.object({ id: Id, name: Translated }).nullable(),
  used: count,
  /** At least 1. */
  limit: count,
  /** The orders that take them, all but cancelled ones. */
  orders: count,
})

/** What the first page counts beside orders, which have a stream of their own. */
export const todayTopics = ['payment_request', 'review', 'restaurant', 'menu'] as const
export type TodayTopic = (typeof todayTopics)[number]

/**
 * `changed` says which lists to read again. `hello` comes first, `reset` means that missed events are no longer
 * available.
 */
const TodayEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('reset') }),
  z.object({ type: z.literal('changed'), topics: z.array(z.enum(todayTopics)) }),
])
export type TodayEvent = z.output<typeof TodayEvent>

/** What the first page has beside the lists it is made of (spec 3 §9, DECISIONS 45). */
export const today = feature('today', {
  events: get('home/getEvents', {
    kinds: everyKind,
    permission: 'orders.read',
    summary: 'Orders of today and tomorrow by the hour of their delivery; hours without orders are left out.',
    output: z.object({ today: z.iso.date(), tomorrow: z.iso.date(), hours: z.array(EventHour) }),
    example: () => ({}),
  }),
  fullDays: get('home/getFullDays', {
    kinds: everyKind,
    permission: 'orders.read',
    summary:
      'Days of the next two weeks on which a store has at least 80 % of the orders, or an item of the portions, that the day takes. The soonest 200, and how many there are.',
    output: z.object({ days: z.array(FullDay), total: count }),
    example: () => ({}),
  }),
  menus: get('home/getMenus', {
    kinds: ['restaurant', 'store_user'],
    permission: 'restaurants.read',
    summary:
      'The own stores with items that nobody can order, or that lack something. Of the first 20 stores.',
    output: z.object({
      menus: z.array(z.object({ store: Store, problems: count, unfinished: count })),
      /** Stores that are not looked at. */
      left_out: count,
    }),
    example: () => ({}),
  }),
  changes: stream('home/changes', {
    kinds: everyKind,
    permission: 'orders.read',
    summary:
      'Which of payment requests, reviews, restaurants and menus change, of those the caller may see, so that open first pages read them again.',
    input: z.strictObject({ after: TextOrNone(60).optional() }),
    output: TodayEvent,
    example: () => ({}),
  }),
})
