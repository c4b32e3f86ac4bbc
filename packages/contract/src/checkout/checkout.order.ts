import { z } from 'zod'
import { Latitude, Longitude } from '../kernel/coordinates.ts'
import { Day, Email, Id, Instant, LinesOrNone, Phone, Text, TimeOfDay } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { maxLineQuantity, maxOptionQuantity, maxServingHours } from '../menu/menu.limits.ts'
import { paymentMethods } from '../orders/orders.ts'
import { canonicalCode } from '../promotions/couponCode.ts'

export const PickedOption = z.strictObject({
  option_id: Id,
  quantity: z.int().min(1).max(maxOptionQuantity).default(1),
})

export const BasketLine = z.strictObject({
  item_id: Id,
  /** People to be served: the price includes `enough_for`, each further person costs `price_per_unit`. */
  quantity: z.int().min(1).max(maxLineQuantity),
  /** Serving time, at most the item's `max_time`. Omit it where it does not matter. */
  serving_hours: z.int().min(1).max(maxServingHours).optional(),
  additionalDemandsText: LinesOrNone(500).default(''),
  choices: z.array(PickedOption).max(100).default([]),
  addons: z.array(PickedOption).max(100).default([]),
})

/** Street and building, coordinates, or both. Required if the store or an item of the order requires a location. */
export const DeliveryAddress = z
  .strictObject({
    name: Text(60).optional(),
    street_number: Text(30).optional(),
    building_number: Text(30).optional(),
    details: LinesOrNone(300).optional(),
    latitude: Latitude.optional(),
    longitude: Longitude.optional(),
  })
  .superRefine(({ latitude, longitude }, ctx) => {
    if ((latitude === undefined) === (longitude === undefined)) return
    const path = [latitude === undefined ? 'latitude' : 'longitude']
    ctx.addIssue({ code: 'custom', message: 'required', path })
  })

/**
 * What a customer orders. Prices are never accepted from the caller: the server calculates them (DECISIONS 20 to 22).
 */
export const PlaceOrder = z.strictObject({
  store_id: Id,
  area_id: Id,
  /** Delivery time, in Qatar. */
  date: Day,
  time: TimeOfDay,
  payment_method: z.enum(paymentMethods),
  language: z.enum(languages).default('en'),
  customer: z.strictObject({ fullname: Text(120), mobile: Phone, email: Email.optional() }),
  address: DeliveryAddress,
  notes: LinesOrNone(1000).default(''),
  /** Case-insensitive. With a coupon the welcome discount does not apply. */
  coupon_code: Text(32).overwrite(canonicalCode).optional(),
  items: z.array(BasketLine).min(1).max(100),
  /** `order_total_price` of the quote the customer agreed to: at any other price the order is refused. */
  expected_total: Money.optional(),
})

/** An order's money: `sub_total` = `order_total_price` + `discount_value` − `catering_delivery_fees`. */
const Amounts = {
  sub_total: Money,
  /** Total of all discounts; the next three fields are its parts. */
  discount_value: Money,
  offer_discount_value: Money,
  coupon_discount_value: Money,
  welcome_discount_value: Money,
  catering_delivery_fees: Money,
  order_total_price: Money,
  /** Due by card before the event: the store's advance percentage of the total, or 0 for cash orders. */
  advance_due: Money,
}

/** The price of an order, as of now. */
export const Quote = z.object({
  lines: z.array(
    z.object({
      item_id: Id,
      name: Translated,
      quantity: z.int(),
      choices_price: Money,
      addons_price: Money,
      special_fees_amount: Money,
      line_total: Money,
      /** Percent and amount that an offer takes off the line. */
      offer_discount: z.number(),
      offer_discount_value: Money,
    }),
  ),
  ...Amounts,
  /** The coupon's code and percent. */
  coupon: z.object({ code: z.string(), discount: z.number() }).nullable(),
  /** Percent of the welcome discount on a customer's first order. */
  welcome_discount: z.number(),
})

export const PlacedOrder = z.object({
  id: Id,
  created_at: Instant,
  status: z.string(),
  ...Amounts,
  remaining_amount: Money,
})
