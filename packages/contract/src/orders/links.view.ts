import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'

/** Kitchens must not see who ordered or where they live; drivers need both. */
export const linkVariants = ['kitchen', 'delivery'] as const
export type LinkVariant = (typeof linkVariants)[number]

const Status = z.strictObject({ id: Id, status: z.string(), display_status: Translated })

const option = { name_en: z.string(), name_ar: z.string(), quantity: z.int() }
const Line = z.strictObject({
  id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  quantity: z.int(),
  enough_for: z.int(),
  promoted_price: Money,
  price_per_unit: Money,
  special_fees_amount: Money,
  line_total: Money,
  additionalDemandsText: z.string(),
  choices: z.array(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
      item_choice_options: z.array(z.strictObject({ ...option, item_choice_price: Money })),
    }),
  ),
  addons: z.array(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
      item_addon_options: z.array(z.strictObject({ ...option, item_addon_option_price: Money })),
    }),
  ),
})

/**
 * An order as its link shows it (DECISIONS 17, 41). Declared separately and strict, so that fields added to the views
 * of staff never leak into it.
 */
export const OrderLinkView = z.strictObject({
  id: Id,
  variant: z.enum(linkVariants),
  created_at: Instant,
  accepted_at: Instant.nullable(),
  picked_time_iso_date: Instant,
  delivery_area: Translated.nullable(),
  /** Recipient and address, for delivery. Null on a kitchen link, and until the order is accepted. */
  delivery: z
    .strictObject({
      customer: z.strictObject({ fullname: z.string(), mobile: z.string() }),
      formatted_address: Translated,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  order_current_status: Status,
  order_current_payment_status: z.strictObject({
    status: z.enum(['paid', 'unpaid']),
    display_status: Translated,
  }),
  /** The kind of person, never their name. */
  cancelled_by_guard_name: z.string().nullable(),
  cancel_reason: Translated.nullable(),
  payment_method: z.enum(['cashondelivery', 'creditcard']),
  restaurant_name: z.string(),
  restaurant_name_ar: z.string(),
  store: z.strictObject({
    store_translation: z.strictObject({ name: Translated }),
    phone: z.string(),
    email: z.string(),
    logo: z.strictObject({ uri: z.string() }).nullable(),
    catering_advance: z.number(),
  }),
  notes: z.string(),
  details: z.strictObject({
    date: z.iso.date(),
    catering_delivery_fees: Money,
    tax: Money,
    OrderSummary: z.array(Line),
  }),
  sub_total: Money,
  discount: z.number(),
  discount_value: Money,
  offer_discount_value: Money,
  coupon_code: z.string().nullable(),
  coupon_discount: z.number(),
  coupon_discount_value: Money,
  welcome_discount_value: Money,
  order_total_price: Money,
  payed_amount: Money,
  cash_collected_amount: Money,
  refunded_amount: Money,
  remaining_amount: Money,
  cancellation_days: z.int(),
  cancellation_rule: z.enum(['days', 'hours']),
  free_until: Instant,
  history: z.array(
    z.strictObject({
      status: Status,
      at: Instant,
      actor_kind: z.string(),
      reason: Translated.nullable(),
    }),
  ),
})
export type OrderLinkView = z.output<typeof OrderLinkView>
