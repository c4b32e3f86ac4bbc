import { z } from 'zod'
import { Day, DigitsId, Id, Instant } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { Balance, Money, Sum } from '../kernel/money.ts'

/** DECISIONS 14. 2 to 5 are reserved for restaurant delivery and only have colours so far. */
export const orderStatus = { pending: 1, accepted: 6, cancelled: 7, completed: 8 } as const

/** Transitions open to staff (DECISIONS 14). The server decides; the dialog mirrors it. */
export const staffTransitions: Readonly<Record<number, readonly number[]>> = { 1: [6, 7], 6: [8] }

/** Replaces masked values (DECISIONS 16). */
export const maskedText = '••••••••'

/** Days after completion in which an admin may undo it. */
export const undoDays = 7

/** The desk's filters and their statuses (spec 3 §7). */
export const orderFilters = { newOrder: 1, accepted: 6, completed: 8, cancelled: 7 } as const
export type OrderFilter = keyof typeof orderFilters

const Translated = z.object({ en: z.string(), ar: z.string() })

export const OrderStatus = z.object({ id: Id, status: z.string(), display_status: Translated })

/**
 * How an order's free cancellation is calculated: days of 24 hours before the delivery time, or, for older orders,
 * whole days.
 */
export const cancellationRules = ['days', 'hours'] as const
export type CancellationRule = (typeof cancellationRules)[number]

export const paymentMethods = ['cashondelivery', 'creditcard'] as const

/** `arrival` sorts newest first, `delivery` soonest first. */
export const orderSorts = ['arrival', 'delivery'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Maximum rows of a list sorted by delivery or filtered by days, area or search (see `orders.list`). */
export const mostNarrowed = 1000
/** Maximum rows of a search without other filters. With filters, it searches the newest `mostNarrowed` orders. */
export const mostFound = 200

/** A row of the desk. Name, mobile and email are masked as in DECISIONS 16. */
export const OrderRow = z.object({
  id: Id,
  created_at: Instant,
  /** Delivery time. */
  picked_time_iso_date: Instant,
  delivery_area: Translated.nullable(),
  area_id: Id.nullable(),
  /** People over all lines. */
  people: z.int().nonnegative(),
  payment_method: z.enum(paymentMethods),
  order_current_status: OrderStatus,
  /** The displayed status is more detailed than `status`: `paymentDisplay` (DECISIONS 40). */
  order_current_payment_status: z.object({ status: z.enum(['paid', 'unpaid']), display_status: Translated }),
  order_total_price: Money,
  payed_amount: Money,
  remaining_amount: Money,
  platform_commission_value: Money,
  pgw_charges_value: Money,
  /** "Total Balance": DECISIONS 23; negative when the store owes. */
  due_to_store: Balance,
  /** Before this instant a cancellation by the customer refunds everything. */
  free_until: Instant,
  /** Kept by the store after `free_until`, as far as received: 0 for cash orders and without an advance. */
  advance_amount: Money,
  cancel_reason: Translated.nullable(),
  cancelled_by_guard_name: z.string().nullable(),
  restaurant_id: Id,
  store: z.object({ id: Id, store_translation: z.object({ name: Translated }) }),
  customer: z.object({ fullname: z.string(), mobile: z.string() }),
  /** The order has been opened, so it no longer rings. */
  seen: z.boolean(),
  /** Pending longer than allowed: the store's time limit for stores and restaurants, the platform's for admins. */
  needs_attention: z.boolean(),
})
export type OrderRow = z.output<typeof OrderRow>

/** Filters of the desk's list. The previous and next order come from the same list. */
export const orderListFilters = {
  order_status: z.enum(Object.keys(orderFilters) as [OrderFilter, ...OrderFilter[]]).optional(),
  /** Only orders pending longer than allowed for this desk. */
  needs_attention: z.boolean().optional(),
  sort: z.enum(orderSorts).optional(),
  /** First and last delivery day, in Qatar. */
  date_from: Day.optional(),
  date_to: Day.optional(),
  /** The hour of delivery in Qatar: 18 from 18:00 to 18:59. */
  hour: z.int().min(0).max(23).optional(),
  /** Only pending and accepted orders that are paid by card, as long as something of it is open. */
  card_unpaid: z.boolean().optional(),
  /** All but cancelled orders: those that take a place of their day. */
  uncancelled: z.boolean().optional(),
  /** Ids that the caller may not see match no orders. */
  restaurant_id: DigitsId.optional(),
  store_id: DigitsId.optional(),
  area_id: DigitsId.optional(),
  /** Only orders with this item. */
  item_id: DigitsId.optional(),
}

const StatusTotal = z.object({
  total_price: Sum,
  order_count: z.int().nonnegative(),
  /** The count stopped at a limit, since days or an area filter the list. */
  truncated: z.literal(true).optional(),
})

const Option = z.object({ name_en: z.string(), name_ar: z.string(), quantity: z.int() })
const Choice = z.object({
  name_en: z.string(),
  name_ar: z.string(),
  item_choice_options: z.array(Option.extend({ item_choice_price: Money })),
})
const Addon = z.object({
  name_en: z.string(),
  name_ar: z.string(),
  item_addon_options: z.array(Option.extend({ item_addon_option_price: Money })),
})

/** A line as ordered (DECISIONS 21). */
const OrderSummaryLine = z.object({
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
  choices: z.array(Choice),
  addons: z.array(Addon),
})

/** An order's figures for admins, with the order's own rates they were calculated from (DECISIONS 22, 23). */
export const OrderFinance = z.object({
  /** Received by the gateway for the platform. */
  gateway_amount: Money,
  platform_commission_value: Money,
  catering_commission: z.number(),
  commission_base: Money,
  pgw_charges_value: Money,
  credit_card_fee: z.number(),
  debit_card_fee: z.number(),
  coupon_platform_contribution: z.number(),
  coupon_platform_contribution_value: Money,
  welcome_discount_value: Money,
  refunded_amount: Money,
  cash_collected_amount: Money,
  due_to_store: Balance,
  /** Received − refunded − gateway charge − commission: the spec's other reading (DECISIONS 23). */
  net_received: Balance,
})
export type OrderFinance = z.output<typeof OrderFinance>

export const OrderDetails = OrderRow.extend({
  sub_total: Money,
  /** `discount_value` as a percentage of the subtotal. */
  discount: z.number(),
  discount_value: Money,
  offer_discount_value: Money,
  coupon_code: z.string().nullable(),
  coupon_discount: z.number(),
  coupon_discount_value: Money,
  welcome_discount_value: Money,
  cash_collected_amount: Money,
  /** Refunded or awarded to the customer. With it the totals of a cancelled order add up. */
  refunded_amount: Money,
  cancelled_by_name: z.string().nullable(),
  accepted_at: Instant.nullable(),
  language: z.enum(languages),
  restaurant_name: z.string(),
  restaurant_name_ar: z.string(),
  store: OrderRow.shape.store.extend({
    phone: z.string(),
    email: z.string(),
    logo: z.object({ uri: z.string() }).nullable(),
    /** Percent paid in advance; not shown for cash on delivery. */
    catering_advance: z.number(),
  }),
  cancellation_days: z.int(),
  cancellation_rule: z.enum(cancellationRules),
  customer: z.object({ fullname: z.string(), mobile: z.string(), email: z.string() }),
  notes: z.string(),
  details: z.object({
    date: z.iso.date(),
    formatted_address: Translated,
    region: Translated.nullable(),
    street_number: z.string(),
    building_number: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    catering_delivery_fees: Money,
    tax: Money,
    value_added_tax: z.number(),
    OrderSummary: z.array(OrderSummaryLine),
  }),
  history: z.array(
    z.object({
      status: OrderStatus,
      at: Instant,
      actor_kind: z.string(),
      actor_name: z.string(),
      reason: Translated.nullable(),
      /** An admin's note, for admins only: it may name the customer (DECISIONS 16). */
      note: z.string().nullable(),
    }),
  ),
  /** For admins only; null in every other view (spec 3 §2). */
  finance: OrderFinance.nullable(),
})
export type OrderDetails = z.output<typeof OrderDetails>

export const Totals = {
  totalPending: StatusTotal,
  totalAccepted: StatusTotal,
  totalCompleted: StatusTotal,
  totalCancelled: StatusTotal,
}

/**
 * Events for an open desk. `hello` comes first, at the position where the stream starts. `reset` means that missed
 * events are no longer available and everything must be read again. `was` is the previous status of an order, null for
 * a new one.
 */
export const OrderEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('reset') }),
  z.object({
    type: z.literal('order'),
    was: Id.nullable(),
    order: OrderRow,
    attentionCount: z.int().nonnegative(),
    ...Totals,
  }),
])
export type OrderEvent = z.output<typeof OrderEvent>
