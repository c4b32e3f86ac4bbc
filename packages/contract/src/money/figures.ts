import { z } from 'zod'
import { Day, Id, Instant } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { pageFields, Search } from '../kernel/list.ts'
import { Balance, BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ledgerEventKinds, ledgerEventNames } from './orderPayments.ts'
import { requestStatuses } from './paymentRequests.shapes.ts'
import { positionBalances } from './storePositions.ts'

/** Figures of stores. They take stores and, but for `expected`, `requested` and `charges`, a range of days. */
const storeFigures = [
  /** What changed the balance due to the stores: without a range, all that is due. */
  'balance',
  'order_total',
  'received',
  'commission',
  'gateway_charge',
  'expected',
  'requested',
  'charges',
  'paid',
  /** What a payout run up to the last day would pay. */
  'unsettled',
  /** What stood beside the balance of a closed month, as it was closed. They take its first and last day. */
  'expected_at_close',
  'requested_at_close',
] as const
/** The totals of stores' positions. They take the filters of their list, and the days of what is paid. */
export const totalFigures = [
  'total_due',
  'total_expected',
  'total_requested',
  'total_charges',
  'total_paid',
] as const
/** Sums of a list. They take its filters. */
export const listFigures = [
  'requests_pending',
  'requests_paid',
  'charges_total',
  /** The balances of stores, or what has changed them on some days: the sums of months. */
  'balances',
] as const
/** Sums of one payout run. They take its id. */
export const runFigures = ['run_pending', 'run_accepted', 'run_rejected', 'run_open'] as const
/** What a row of a statement has beside what it changes. They take the id of its event. */
export const eventFigures = [
  'event_order_total',
  'event_received',
  'event_commission',
  'event_gateway_charge',
] as const
/** What is left to pay of an order or a charge; with a payment request, what it asks for. They take its id. */
export const remainingFigures = ['order_remaining', 'charge_remaining'] as const
/** Sums of what somebody has chosen and not sent yet. They take the ids of it. */
export const chosenFigures = [
  /** Of payment requests. */
  'chosen_requests',
  /** What is due to a store once some of its requests are accepted; without any, what is due now. */
  'balance_after',
  /** Of due orders of a store: theirs alone, and of a request for them with all that it nets. */
  'chosen_orders',
  'new_request',
  /** Of stores that a payout run up to the last day would pay. */
  'new_run',
] as const
/** What an order was expected to bring as a month was closed. It takes the month's first and last day. */
const closedFigures = ['order_at_close'] as const
/** Figures of one payment request, charge, row of a statement or bank file. They take its id. */
const rowFigures = [
  'request',
  'charge',
  'event',
  ...eventFigures,
  /** What is due after a row. It takes the stores of the statement too. */
  'running_balance',
  ...remainingFigures,
  ...runFigures,
  ...closedFigures,
  'payout_file',
] as const
/** Figures of one order, those of its accounts on its page (DECISIONS 22, 23). */
export const orderFigures = [
  'order_received',
  'order_cash',
  'order_commission',
  'order_gateway_charge',
  'order_contribution',
  'order_welcome',
  'order_refunds',
  'order_due',
  'order_net',
] as const
/** The figures of an order that can be asked for. */
export const explainedOrderFigures = [...orderFigures, 'order_price'] as const
/** Figures that explain a part of another figure, with the part's id or, of a store, with the store and the days. */
export const partFigures = [
  ...storeFigures,
  'request',
  'charge',
  'event',
  ...eventFigures,
  ...remainingFigures,
  ...closedFigures,
  'order_due',
] as const

/** What the terms of formulas are called. */
export const termNames = {
  ...ledgerEventNames,
  orders: { en: 'Orders', ar: 'الطلبات' },
  owed: { en: 'Orders for which the store owes', ar: 'طلبات مستحقة على المتجر' },
  stores: { en: 'Stores', ar: 'المتاجر' },
  owing_stores: { en: 'Stores with less than zero', ar: 'متاجر رصيدها سالب' },
  charges: { en: 'Other charges', ar: 'رسوم أخرى' },
  requests: { en: 'Payment requests', ar: 'طلبات الدفع' },
  received: { en: 'Received by card', ar: 'المستلم بالبطاقة' },
  discounts: { en: 'Discounts the platform bears', ar: 'خصومات تتحملها المنصة' },
  gateway: { en: 'Gateway charge', ar: 'رسوم بوابة الدفع' },
  commission: { en: 'Commission', ar: 'العمولة' },
  refunds: { en: 'Refunds', ar: 'المبالغ المردودة' },
  sub_total: { en: 'Sub Total', ar: 'المجموع الفرعي' },
  store_discounts: { en: 'Discounts the store bears', ar: 'خصومات يتحملها المتجر' },
  coupon_discount: { en: 'Coupon discount', ar: 'خصم القسيمة' },
  all_discounts: { en: 'Discount', ar: 'الخصم' },
  delivery: { en: 'Delivery fee', ar: 'رسوم التوصيل' },
} as const satisfies Record<string, Bilingual>
export const terms = Object.keys(termNames) as [keyof typeof termNames, ...(keyof typeof termNames)[]]

export const rowKinds = ['order', 'charge', 'request'] as const

const part = {
  id: Id,
  /** The day it counts for, in Qatar. */
  day: z.iso.date(),
  description: z.string().nullable(),
  amount: BalanceSum,
  /** The figure that explains this amount in turn, with the part's id. */
  figure: z.enum(partFigures).nullable(),
}
const RowPart = z.object({
  kind: z.enum(rowKinds),
  ...part,
  /** The payment request whose part it is. What explains it takes it too. */
  request_id: Id.nullable(),
})
/** Of a total. What it has is its position now. */
const StorePart = z.object({ ...part, kind: z.literal('store'), name: Translated })
const EventPart = z.object({
  kind: z.literal('event'),
  ...part,
  event: z.enum(ledgerEventKinds),
  name: Translated,
  order_id: Id.nullable(),
  payment_request_id: Id.nullable(),
  at: Instant,
  /** Who did it. Staff of the platform have no names outside it. */
  actor_name: Translated,
  /** The gateway's reference of a payment or refund, for admins. */
  reference: z.string().nullable(),
  reverses_event_id: Id.nullable(),
  /** The event that reversed it. */
  reversed_by_event_id: Id.nullable(),
  /** Whether `reversePosting` can currently reverse it; payments and cash of an explained order only. */
  reversible: z.boolean(),
  /** Debit is positive, credit negative. All of an event sum to zero, as do those of one order. */
  postings: z.array(z.object({ account: z.string(), name: Translated, amount: Balance })),
})
/** One of the amounts that add up to a figure. */
const FigurePart = z.discriminatedUnion('kind', [RowPart, StorePart, EventPart])
export type FigurePart = z.output<typeof FigurePart>
export type EventPart = z.output<typeof EventPart>

const Explanation = z.object({
  /** The sum of all parts. */
  amount: BalanceSum,
  /** They add up to the amount or, if there is a percentage, to what it is a percentage of. */
  terms: z.array(z.object({ term: z.enum(terms), name: Translated, amount: BalanceSum })),
  percent: z.number().nullable(),
  parts: z.array(FigurePart),
  /** Parts of all pages. */
  total: z.int().nonnegative(),
})

/** How figures are worked out. */
export const figures = feature('figures', {
  explain: post('settings/figures/explain', {
    kinds: everyKind,
    permission: 'statements.read',
    readOnly: true,
    summary:
      'The formula of a figure with its own numbers, and the stores, orders, charges and events it adds up.',
    input: z.strictObject({
      figure: z.enum([...storeFigures, ...totalFigures, ...listFigures, ...chosenFigures, ...rowFigures]),
      id: Id.optional(),
      /** Ids of the requests, orders or stores that are chosen. */
      chosen: z.array(Id).max(5000).optional(),
      /** Of what is left to pay: what it was for this request. */
      request_id: Id.optional(),
      /** Admins name a store or a restaurant. Others may leave both out for all of their own stores. */
      restaurant_store_id: Id.optional(),
      restaurant_id: Id.optional(),
      start_date: Day.optional(),
      end_date: Day.optional(),
      /** Of totals and sums, as in their list. */
      search: Search,
      balance: z.enum(positionBalances).optional(),
      status: z.enum(requestStatuses).optional(),
      /** Which list of payment requests of an admin's it is; others have one. */
      raised_by: z.enum(['admin', 'store']).optional(),
      ...pageFields,
    }),
    output: Explanation,
    errors: ['row.missing', 'statements.storeMissing', 'figures.idMissing'],
    example: (rows) => ({ body: { figure: 'balance', restaurant_store_id: rows('stores') } }),
  }),
  explainOrder: post('settings/figures/explainOrder', {
    kinds: everyKind,
    permission: 'orders.read',
    readOnly: true,
    summary: 'The formula of a figure of an order with its own numbers, and the events that it adds up.',
    input: z.strictObject({ figure: z.enum(explainedOrderFigures), id: Id, ...pageFields }),
    output: Explanation,
    errors: ['row.missing'],
    example: (rows) => ({ body: { figure: 'order_due', id: rows('orders') } }),
  }),
})
