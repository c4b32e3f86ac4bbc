import { z } from 'zod'
import { addDays, qatarDay, weekdayOf } from '../kernel/clock.ts'
import { Id } from '../kernel/fields.ts'
import { type ErrorCode, feature, get, type IdOf, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { PublicItem, PublicPolicy, PublicStore } from './checkout.menu.ts'
import { PlacedOrder, PlaceOrder, Quote } from './checkout.order.ts'

export { PublicItem, PublicStore, Quote }

const channel = { kinds: ['channel'], permission: 'everyone' } as const
const WorkingHour = z.object({ id: Id, week_day: z.string(), start_time: z.string(), end_time: z.string() })

/** Errors that placing an order may return, in the order of the checks. The first violation is returned. */
const placementErrorCodes = [
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
  'ordering.couponNothing',
  'ordering.couponUsedUp',
  'ordering.couponUsedByCustomer',
  'ordering.cashItem',
  'ordering.cashLimit',
  'ordering.priceChanged',
] as const satisfies readonly ErrorCode[]

/** A Sunday within the range in which orders are accepted. */
const soon = (now: Date): string => {
  const today = qatarDay(now)
  return addDays(today, 14 - weekdayOf(today))
}

const wanted = (idOf: IdOf) => ({
  store_id: idOf('stores'),
  area_id: idOf('areas'),
  date: soon(new Date()),
  time: '19:30',
  payment_method: 'cashondelivery',
  customer: { fullname: 'Aisha Al-Kuwari', mobile: '55123456' },
  address: { street_number: '920', building_number: '14' },
  items: [{ item_id: idOf('items'), quantity: 20 }],
})

/** The ordering API: what a channel (app, website) calls with its API key. */
export const checkout = feature('ordering', {
  stores: get('stores', {
    ...channel,
    etag: true,
    mayUseReplica: true,
    summary: 'Stores that take catering orders, with the areas they deliver to.',
    output: z.object({ stores: z.array(PublicStore) }),
    example: () => ({}),
  }),
  menu: get('stores/:id/menu', {
    ...channel,
    etag: true,
    mayUseReplica: true,
    summary: "A store's menu as customers see it, with its policy.",
    output: z.object({
      subcategories: z.array(z.object({ id: Id, name: Translated })),
      items: z.array(PublicItem),
      policy: PublicPolicy,
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  workingHours: post('store/getWorkingHoursByStoreId', {
    ...channel,
    public: true,
    readOnly: true,
    mayUseReplica: true,
    summary: 'Opening hours of a store (spec 2 §7).',
    input: z.strictObject({ restaurant_store_id: Id }),
    output: z.object({ storeHours: z.array(WorkingHour) }),
    example: (idOf) => ({ body: { restaurant_store_id: idOf('stores') } }),
  }),
  quote: post('orders/quote', {
    ...channel,
    readOnly: true,
    summary:
      'What an order would cost, priced and refused exactly as placing it would be. Nothing is written.',
    input: PlaceOrder,
    output: z.object({ quote: Quote }),
    errors: [...placementErrorCodes, 'limit.reached'],
    example: (idOf) => ({ body: wanted(idOf) }),
  }),
  place: post('orders', {
    ...channel,
    idempotent: true,
    summary: 'Place an order. Send an `Idempotency-Key`: the same key and body are done once.',
    input: PlaceOrder,
    output: z.object({ order: PlacedOrder }),
    errors: [
      'ordering.keyMissing',
      'ordering.keyReused',
      ...placementErrorCodes,
      'ordering.welcomeEnded',
      'limit.reached',
    ],
    example: (idOf) => ({ headers: { 'idempotency-key': 'example-7f3c2a' }, body: wanted(idOf) }),
  }),
})
