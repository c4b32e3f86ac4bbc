import { z } from 'zod'
import { Day, Id, Instant } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { pageFields, Search } from '../kernel/list.ts'
import { Balance, BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { explaining, figureNames, partFigures } from './figures.names.ts'
import { ledgerEventKinds, ledgerEventNames } from './orderPayments.ts'
import { requestSides, requestStatuses } from './paymentRequests.shapes.ts'
import { positionBalances } from './storePositions.ts'

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
  order_total: { en: 'Order Total', ar: 'إجمالي الطلب' },
  items: { en: 'Items', ar: 'الأصناف' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addons: { en: 'Addons', ar: 'الإضافات' },
  offers: { en: 'Offer discount', ar: 'خصم العرض' },
  welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
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

/** How figures are worked out. */
export const figures = feature('figures', {
  explain: post('settings/figures/explain', {
    kinds: everyKind,
    permission: explaining,
    readOnly: true,
    summary:
      'The formula of a figure with its own numbers, and the stores, orders, charges and events it adds up.',
    input: z.strictObject({
      figure: z.enum(figureNames),
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
      /** Whose payment requests: admins have a list of each side, others filter theirs. */
      raised_by: z.enum(requestSides).optional(),
      ...pageFields,
    }),
    output: z.object({
      /** The sum of all parts. */
      amount: BalanceSum,
      /** They add up to the amount or, if there is a percentage, to what it is a percentage of. */
      terms: z.array(z.object({ term: z.enum(terms), name: Translated, amount: BalanceSum })),
      percent: z.number().nullable(),
      parts: z.array(FigurePart),
      /** Parts of all pages. */
      total: z.int().nonnegative(),
    }),
    errors: ['row.missing', 'statements.storeMissing', 'figures.idMissing', 'figures.monthMissing'],
    example: (idOf) => ({ body: { figure: 'balance', restaurant_store_id: idOf('stores') } }),
  }),
})
