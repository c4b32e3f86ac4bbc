import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { Balance, Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { TaxNumbers } from '../settings/taxNumber.ts'

/** Statuses on the wire (spec 3 §4), with what people read. */
export const requestStatusNames = {
  PENDING: { en: 'Pending', ar: 'قيد الانتظار' },
  request_accepted: { en: 'Accepted', ar: 'مقبول' },
  request_rejected: { en: 'Rejected', ar: 'مرفوض' },
} as const satisfies Record<string, Bilingual>
export type RequestStatus = keyof typeof requestStatusNames
export const requestStatuses = Object.keys(requestStatusNames) as [RequestStatus, ...RequestStatus[]]

/** One side raises a request, the other decides it. Those of admins are custom. */
export const requestSides = ['admin', 'store'] as const

/** A payment request in a list (spec 3 §3). A store raises one for itself; a custom one is raised by an admin. */
export const PaymentRequest = z.object({
  id: Id,
  store: z.object({ id: Id, name: Translated }),
  created_at: Instant,
  /** The order it pays for, if it is only one. */
  order_id: Id.nullable(),
  orders_count: z.int().nonnegative(),
  charges_count: z.int().nonnegative(),
  type: z.string(),
  /** The day at which the payout is posted. */
  reference_date: z.iso.date(),
  description: z.string().nullable(),
  /** What is paid out: the amounts of its orders less those of its charges. */
  amount: Money,
  /** Why it was decided as it was. */
  note: z.string().nullable(),
  status: z.enum(requestStatuses),
  custom: z.boolean(),
  /** When its payout was reversed. Its orders are due again. */
  reversed_at: Instant.nullable(),
  /** Whether the caller is the side that decides it, and may decide it now (DECISIONS 25). */
  decidable: z.boolean(),
})
export type PaymentRequest = z.output<typeof PaymentRequest>

/** An order with an amount left to settle. */
export const DueOrder = z.object({
  id: Id,
  /** The day it was completed or cancelled, in Qatar. */
  day: z.iso.date(),
  order_current_status: z.object({ id: z.int(), display_status: Translated }),
  order_total_price: Money,
  payed_amount: Money,
  due_to_store: Balance,
  /** In other payment requests, pending or paid out. */
  requested_amount: Balance,
  /** `due_to_store` less `requested_amount`. Negative if the store owes it. */
  remaining_amount: Balance,
})
export type DueOrder = z.output<typeof DueOrder>

/** A charge that is not netted yet. */
export const DueCharge = z.object({
  id: Id,
  order_id: Id.nullable(),
  reference_date: z.iso.date(),
  description: z.string().nullable(),
  /** What it changes: negative, or positive if it was reversed after it was netted. */
  remaining_amount: Balance,
})
export type DueCharge = z.output<typeof DueCharge>

const Part = { amount: Balance }

/** What happened to a request, with who did it and why. */
export const requestSteps = ['raised', 'accepted', 'rejected', 'reversed'] as const
const Step = z.object({
  step: z.enum(requestSteps),
  at: Instant,
  actor_kind: z.string(),
  /** Staff of the platform have no names outside it. */
  actor_name: Translated,
  note: z.string().nullable(),
  /** The day at which a reversal is posted. */
  effective_date: z.iso.date().nullable(),
})

/** A request with all it is made of. The amounts of orders and charges add up to its amount. */
export const PaymentRequestDetails = PaymentRequest.extend({
  orders: z.array(DueOrder.omit({ requested_amount: true, remaining_amount: true }).extend(Part)),
  charges: z.array(DueCharge.omit({ remaining_amount: true }).extend(Part)),
  history: z.array(Step),
  /** The payout run that raised it. For admins; null for others. */
  payout_run_id: Id.nullable(),
  tax_numbers: TaxNumbers,
})
export type PaymentRequestDetails = z.output<typeof PaymentRequestDetails>

/** What accepting a request would do. */
export const DecisionPreview = z.object({
  id: Id,
  store: z.object({ id: Id, name: Translated }),
  amount: Money,
  /** Due to the store now, everything requested included. */
  due: Balance,
  /** Due to the store after the payout. */
  left: Balance,
  orders_count: z.int().nonnegative(),
  charges_count: z.int().nonnegative(),
  /** The store's IBAN was changed, and no other admin has confirmed it: accepting is refused until then. */
  iban_waiting: z.boolean(),
})
export type DecisionPreview = z.output<typeof DecisionPreview>
