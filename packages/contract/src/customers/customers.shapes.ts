import { z } from 'zod'
import { Latitude, Longitude } from '../kernel/coordinates.ts'
import { westernDigits } from '../kernel/digits.ts'
import { Day, Email, Id, Instant, LinesOrNone, Phone, Text } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { Money, Sum } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { Picture } from '../kernel/uploads.ts'
import { Version } from '../kernel/version.ts'

const count = z.int().nonnegative()

/** What the cards filter by (spec 3 §2). Active: has ordered within the last twelve months; unblocked: may order. */
export const customerStates = ['active', 'unblocked', 'blocked'] as const
export type CustomerState = (typeof customerStates)[number]

/** A customer in a list (spec 3 §3). */
export const Customer = z.object({
  id: Id,
  fullname: z.string(),
  email: z.string().nullable(),
  /** `974` and 8 digits. */
  mobile: z.string(),
  image: Picture.nullable(),
  created_at: Instant,
  /** False is blocked. */
  status: z.boolean(),
  /** Has ordered within the last twelve months. */
  active: z.boolean(),
  /** In Qatar; null before the first order. */
  last_order_day: Day.nullable(),
})
export type Customer = z.output<typeof Customer>

export const CustomerAddress = z.object({
  id: Id,
  name: z.string().nullable(),
  area_id: Id,
  area: Translated,
  region: Translated,
  street_number: z.string().nullable(),
  building_number: z.string().nullable(),
  notes: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  version: Version,
})
export type CustomerAddress = z.output<typeof CustomerAddress>

/** An order of a customer (spec 3 §3). */
export const CustomerOrder = z.object({
  id: Id,
  order_current_status: z.object({ id: z.int(), status: z.string(), display_status: Translated }),
  order_total_price: Money,
  /** When it was placed. */
  iso_date: Instant,
  /** When it has to be there. */
  picked_time_iso_date: Instant,
  store_name: Translated,
})
export type CustomerOrder = z.output<typeof CustomerOrder>

/** A review of one of their orders, with its store's reply. */
export const CustomerReview = z.object({
  id: Id,
  order_id: Id,
  store_name: Translated,
  created_at: Instant,
  /** Published. */
  status: z.boolean(),
  ratings: z.array(z.object({ name: Translated, rate: z.int() })),
  comment: z.string().nullable(),
  answer_en: z.string().nullable(),
  answer_ar: z.string().nullable(),
})
export type CustomerReview = z.output<typeof CustomerReview>

/** A customer with everything support needs. */
export const CustomerDetails = Customer.extend({
  language: z.enum(languages),
  blocked_at: Instant.nullable(),
  block_reason: z.string().nullable(),
  version: Version,
  addresses: z.array(CustomerAddress),
  /** The latest ten; the rest are paged. */
  orders: z.array(CustomerOrder),
  orders_count: count,
  /** The totals of completed orders. */
  total_spent: Sum,
  last_order_at: Instant.nullable(),
  /** Where most orders went that were not cancelled: at most three. */
  usual_stores: z.array(z.object({ id: Id, name: Translated, orders: count })),
  /** Coupons whose use counts, by the code typed, without those of cancelled orders: the latest first, at most 20. */
  coupons: z.array(z.object({ id: Id, code: z.string(), uses: count, discount_value: Sum })),
})
export type CustomerDetails = z.output<typeof CustomerDetails>

export const CustomerFields = z.strictObject({
  fullname: Text(120),
  mobile: Phone,
  /** Null is none. */
  email: Email.nullable().optional(),
  /** What they are written to in. */
  language: z.enum(languages).optional(),
})

/** A position is given whole, in Qatar; null empties a field. */
export const AddressFields = z.strictObject({
  name: Text(60).nullable().optional(),
  area_id: Id,
  street_number: Text(30).overwrite(westernDigits).nullable().optional(),
  building_number: Text(30).overwrite(westernDigits).nullable().optional(),
  notes: LinesOrNone(300).nullable().optional(),
  latitude: Latitude.nullable().optional(),
  longitude: Longitude.nullable().optional(),
})

type Position = {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

/** Half a position is an error at the missing half. */
export function positionIsWhole({ latitude, longitude }: Position, ctx: z.RefinementCtx): void {
  if ((latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null) return
  const path = [(latitude ?? null) === null ? 'latitude' : 'longitude']
  ctx.addIssue({ code: 'custom', message: 'required', path })
}
