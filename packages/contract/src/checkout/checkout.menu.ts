import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { RichText } from '../kernel/richText.ts'
import { Translated } from '../kernel/translated.ts'
import { Picture } from '../kernel/uploads.ts'

const Time = z.string()

export const StoreArea = z.object({
  area_id: Id,
  region_id: Id,
  name: Translated,
  catering_delivery_fees: Money,
  /** Daily delivery hours. An end before the start is after midnight. */
  start_time: Time,
  end_time: Time,
})

export const PublicStore = z.object({
  id: Id,
  name: Translated,
  description: Translated,
  logo: Picture.nullable(),
  thumb: Picture.nullable(),
  /** Percent of a card order that is paid in advance. */
  catering_advance: z.number(),
  /** The highest total that may be paid in cash. */
  cash_on_delivery_limit: Money,
  required_location: z.boolean(),
  drop_off_from: Time.nullable(),
  drop_off_to: Time.nullable(),
  /** From today on. Both days are inclusive. */
  booked_days: z.array(z.object({ start_date: Day, end_date: Day })),
  areas: z.array(StoreArea),
})

/** What customers read before they order: rich text as the editor's JSON, serialised, or null. */
export const PublicPolicy = z.object({ en: RichText.nullable(), ar: RichText.nullable() })

/** `min` and `max` apply once the option is chosen. */
export const ItemOption = z.object({ id: Id, name: Translated, price: Money, min: z.int(), max: z.int() })

export const ItemChoice = z.object({
  id: Id,
  name: Translated,
  /** `min` and `max` limit the number of different options, `max_quantity` the portions of all of them. */
  min: z.int(),
  max: z.int(),
  max_quantity: z.int(),
  options: z.array(ItemOption),
})

export const ItemAddon = z.object({ id: Id, name: Translated, options: z.array(ItemOption) })

export const PublicItem = z.object({
  id: Id,
  sub_category_id: Id,
  name: Translated,
  short_description: Translated,
  image: Picture.nullable(),
  promoted_price: Money,
  original_price: Money,
  price_per_unit: Money,
  enough_for: z.int(),
  /** Percent that today's best offer takes off; 0 without one. */
  offer_discount: z.number(),
  /** Maximum in one order, over all its lines. */
  max_quantity_per_day: z.int(),
  /** Maximum over all orders of a day. */
  quantity_per_day: z.int(),
  cash_on_delivery: z.boolean(),
  required_location: z.boolean(),
  delivery_type: z.enum(['catering', 'specialFees']),
  special_fees_amount: Money,
  /** In hours: notice before the event, set-up time before the event, and maximum serving time. */
  lead_time: z.int(),
  setup_time: z.int(),
  max_time: z.int(),
  available_from_time: Time,
  available_to_time: Time,
  drop_off_from: Time.nullable(),
  drop_off_to: Time.nullable(),
  choices: z.array(ItemChoice),
  addons: z.array(ItemAddon),
})
