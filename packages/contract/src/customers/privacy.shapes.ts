import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { consentKinds, consentSources } from './consents.ts'

const text = z.string().nullable()
const at = Instant.nullable()

/** The record itself, and those of the same number that were deleted before. */
const CustomerRecord = z.object({
  id: Id,
  fullname: z.string(),
  mobile: z.string(),
  email: text,
  language: z.enum(languages),
  /** False is blocked. */
  status: z.boolean(),
  block_reason: text,
  created_at: Instant,
  archived_at: at,
})

const Address = z.object({
  name: text,
  region: Translated,
  area: Translated,
  street_number: text,
  building_number: text,
  notes: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  created_at: Instant,
  archived_at: at,
})

const Order = z.object({
  id: Id,
  created_at: Instant,
  event_at: Instant,
  status: Translated,
  store: Translated,
  customer_fullname: z.string(),
  customer_mobile: z.string(),
  customer_email: text,
  address_name: text,
  region: Translated.nullable(),
  area: Translated.nullable(),
  street_number: text,
  building_number: text,
  formatted_address: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  notes: text,
  payment_method: z.enum(['cashondelivery', 'creditcard']),
  coupon_code: text,
  sub_total: Money,
  discount_value: Money,
  catering_delivery_fees: Money,
  order_total_price: Money,
  payed_amount: Money,
  cash_collected_amount: Money,
  refunded_amount: Money,
  cancelled_at: at,
  cancel_reason: Translated.nullable(),
})

const Line = z.object({
  order_id: Id,
  name: Translated,
  quantity: z.int(),
  additional_demands_text: text,
  line_total: Money,
})

export const paymentKinds = ['payment', 'cash', 'refund'] as const
const Payment = z.object({
  order_id: Id,
  kind: z.enum(paymentKinds),
  at: Instant,
  amount: Money,
  reference: text,
  reason: text,
})

const Coupon = z.object({
  order_id: Id,
  code: text,
  discount_value: Money,
  created_at: Instant,
  /** Given back, as the order was cancelled. */
  released_at: at,
})

const Review = z.object({
  order_id: Id,
  store: Translated,
  created_at: Instant,
  comment: text,
  ratings: z.array(z.object({ name: Translated, rate: z.int() })),
  answer_en: text,
  answer_ar: text,
})

/** On the customer, or on an order. */
const Note = z.object({ order_id: Id.nullable(), note: z.string(), at: Instant, author_name: z.string() })

const Consent = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  source: z.enum(consentSources),
  at: Instant,
})

export const sendKinds = ['email', 'push'] as const
const Send = z.object({
  kind: z.enum(sendKinds),
  title: Translated,
  address: z.string(),
  state: z.string(),
  at: Instant,
})

const Device = z.object({
  platform: z.string(),
  language: z.enum(languages),
  token: z.string(),
  created_at: Instant,
  last_seen_at: Instant,
})

/** Everything that is held about a person. */
export const CustomerData = z.object({
  records: z.array(CustomerRecord),
  addresses: z.array(Address),
  orders: z.array(Order),
  lines: z.array(Line),
  payments: z.array(Payment),
  coupons: z.array(Coupon),
  reviews: z.array(Review),
  notes: z.array(Note),
  consents: z.array(Consent),
  sends: z.array(Send),
  devices: z.array(Device),
})
export type CustomerData = z.output<typeof CustomerData>
