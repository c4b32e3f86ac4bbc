import { z } from 'zod'
import { addDays, qatarDay, weekdayOf } from '../kernel/clock.ts'
import { Id } from '../kernel/fields.ts'
import { feature, get, post, type Rows } from '../kernel/operation.ts'
import { PublicItem, PublicPolicy, PublicStore } from './checkout.menu.ts'
import { PlacedOrder, PlaceOrder, Quote } from './checkout.order.ts'
import type { RefusalCode } from '../refusals.ts'

export { PlacedOrder, PlaceOrder, PublicItem, PublicStore, Quote }

const channel = { kinds: ['channel'], needs: 'everyone' } as const
const Translated = z.object({ en: z.string(), ar: z.string() })
const WorkingHour = z.object({ id: Id, week_day: z.string(), start_time: z.string(), end_time: z.string() })

/** What an order may be refused for, in the order it is looked at. The first one is the answer. */
export const orderRefusalCodes = [
  'row.missing',
  'ordering.customerBlocked',
  'ordering.storeClosed',
  'ordering.areaNotServed',
  'ordering.itemUnavailable',
  'ordering.quantity',
  'ordering.choiceCount',
  'ordering.choiceQuantity',
  'ordering.optionQuantity',
  'ordering.servingHours',
  'ordering.locationMissing',
  'ordering.tooLarge',
  'ordering.tooFar',
  'ordering.past',
  'ordering.notice',
  'ordering.dayBooked',
  'ordering.outsideHours',
  'ordering.outsideAreaHours',
  'ordering.outsideDropOff',
  'ordering.outsideItemHours',
  'ordering.dayFull',
  'ordering.itemDayFull',
  'ordering.couponUnknown',
  'ordering.couponInactive',
  'ordering.couponNotYet',
  'ordering.couponEnded',
  'ordering.couponStore',
  'ordering.couponItems',
  'ordering.couponMinimum',
  'ordering.couponUsedUp',
  'ordering.couponUsedByCustomer',
  'ordering.cashItem',
  'ordering.cashLimit',
] as const satisfies readonly RefusalCode[]

/** A Sunday that is far enough away and not too far. */
const soon = (now: Date): string => {
  const today = qatarDay(now)
  return addDays(today, 14 - weekdayOf(today))
}

const wanted = (rows: Rows) => ({
  store_id: rows('stores'),
  area_id: rows('areas'),
  date: soon(new Date()),
  time: '19:30',
  payment_method: 'cashondelivery',
  customer: { fullname: 'Aisha Al-Kuwari', mobile: '55123456' },
  address: { street_number: '920', building_number: '14' },
  items: [{ item_id: rows('items'), quantity: 20 }],
})

/** The ordering API: what a channel (app, website) calls with its API key. */
export const ordering = feature('ordering', {
  stores: get('stores', {
    ...channel,
    about: 'Stores that take catering orders, with the areas they deliver to.',
    gives: z.object({ stores: z.array(PublicStore) }),
    example: () => ({}),
  }),
  menu: get('stores/:id/menu', {
    ...channel,
    about: "A store's menu as customers see it, with its policy.",
    gives: z.object({
      subcategories: z.array(z.object({ id: Id, name: Translated })),
      items: z.array(PublicItem),
      policy: PublicPolicy,
    }),
    example: (rows) => ({ params: { id: rows('stores') } }),
  }),
  workingHours: post('store/getWorkingHoursByStoreId', {
    ...channel,
    open: true,
    reads: true,
    about: 'Opening hours of a store (spec 2 §7).',
    takes: z.strictObject({ restaurant_store_id: Id }),
    gives: z.object({ storeHours: z.array(WorkingHour) }),
    example: (rows) => ({ body: { restaurant_store_id: rows('stores') } }),
  }),
  quote: post('orders/quote', {
    ...channel,
    reads: true,
    about: 'What an order would cost, priced and refused exactly as placing it would be. Nothing is written.',
    takes: PlaceOrder,
    gives: z.object({ quote: Quote }),
    refuses: [...orderRefusalCodes, 'limit.reached'],
    example: (rows) => ({ body: wanted(rows) }),
  }),
  place: post('orders', {
    ...channel,
    once: true,
    about: 'Place an order. Send an `Idempotency-Key`: the same key and body are done once.',
    takes: PlaceOrder,
    gives: z.object({ order: PlacedOrder }),
    refuses: ['ordering.keyMissing', 'ordering.keyReused', ...orderRefusalCodes, 'limit.reached'],
    example: (rows) => ({ headers: { 'idempotency-key': 'example-7f3c2a' }, body: wanted(rows) }),
  }),
})
