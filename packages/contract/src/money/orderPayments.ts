import { z } from 'zod'
import { DigitsId, Id, Instant, Text } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { Balance, Money } from '../kernel/money.ts'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { Amount } from '../checkout/payments.ts'

const Translated = z.object({ en: z.string(), ar: z.string() })

export const faults = ['customer', 'store', 'platform'] as const

/** An order's money as its ledger has it. */
export const OrderFigures = z.object({
  order_total_price: Money,
  payed_amount: Money,
  cash_collected_amount: Money,
  refunded_amount: Money,
  remaining_amount: Money,
  platform_commission_value: Money,
  pgw_charges_value: Money,
  due_to_store: Balance,
})

/** What cancelling an accepted order would do to everybody's money (DECISIONS 18). */
export const CancellationConsequences = z.object({
  fault: z.enum(faults),
  /** Until then a customer's wish costs nothing. */
  free_until: Instant,
  refund_amount: Money,
  cash_to_return: Money,
  forfeited_amount: Money,
  dropped_amount: Money,
  /** The gateway's charge that stays with the store, and what the platform takes over of it. */
  pgw_charges_value: Money,
  charge_borne_by_platform: Money,
  commission_reversed: Money,
  contribution_reversed: Money,
  due_to_store: Balance,
})

/** What ledger events are called. */
export const ledgerEventNames = {
  placement: { en: 'Order placed', ar: 'تسجيل الطلب' },
  payment: { en: 'Payment received', ar: 'استلام دفعة' },
  cash_collected: { en: 'Cash collected by the store', ar: 'تحصيل نقدي من المتجر' },
  completion: { en: 'Order completed', ar: 'إكمال الطلب' },
  cancellation: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
  refund: { en: 'Refund to the customer', ar: 'رد مبلغ للعميل' },
  charge: { en: 'Other charge', ar: 'رسوم أخرى' },
  settlement: { en: 'Paid out to the store', ar: 'صرف للمتجر' },
  reversal: { en: 'Reversal', ar: 'قيد عكسي' },
} as const satisfies Record<string, Bilingual>
export type LedgerEventKind = keyof typeof ledgerEventNames
const eventKinds = Object.keys(ledgerEventNames) as [LedgerEventKind, ...LedgerEventKind[]]

/** How much an event changed each of the order's figures; a figure is the sum of its changes. */
const Changes = z.object({
  payed_amount: Balance,
  cash_collected_amount: Balance,
  refunded_amount: Balance,
  remaining_amount: Balance,
  platform_commission_value: Balance,
  pgw_charges_value: Balance,
  due_to_store: Balance,
})

const Account = z.object({ account: z.string(), name: Translated, amount: Balance })

const LedgerEvent = z.object({
  id: Id,
  kind: z.enum(eventKinds),
  name: Translated,
  at: Instant,
  actor_kind: z.string(),
  actor_name: z.string(),
  /** The gateway's reference of a payment or refund. */
  reference: z.string().nullable(),
  reverses_event_id: Id.nullable(),
  /** What undid it. */
  reversed_by_event_id: Id.nullable(),
  /** A payment or cash that `reversePosting` would undo as the order stands. */
  reversible: z.boolean(),
  /** Why it was reversed. */
  description: z.string().nullable(),
  /** Debit is positive, credit negative; they sum to zero. */
  postings: z.array(Account),
  changes: Changes,
})

const reads = { kinds: ['admin'], needs: 'orders.read' } as const
const cancels = { kinds: ['admin'], needs: 'orders.write' } as const

const undoing = ['orderMoney.notCompleted', 'orderMoney.undoTooLate', 'orderMoney.requested'] as const

/** Money on the order page. */
export const orderMoney = feature('orderMoney', {
  recordCash: post(
    {
      admin: 'restaurant/order/recordCash/:id',
      restaurant: 'order/recordCash/:id',
      store_user: 'order/recordCash/:id',
    },
    {
      kinds: everyKind,
      needs: 'orders.write',
      about: 'The store took cash from the customer: less remains to be paid.',
      takes: z.strictObject({
        amount: Amount,
        /** What the screen showed as remaining: a second click is refused instead of counted. */
        remaining_amount: Money.optional(),
      }),
      gives: z.object({ order_id: Id, figures: OrderFigures }),
      refuses: ['orderMoney.cashNotYet', 'orderMoney.cashTooMuch', 'orderMoney.changed'],
      example: (rows) => ({
        params: { id: rows('orders') },
        body: { amount: 100 },
        meets: 'orderMoney.cashNotYet',
      }),
    },
  ),
  previewCancellation: post('restaurant/order/previewCancellation/:id', {
    ...cancels,
    reads: true,
    about: 'What cancelling an accepted order would do.',
    takes: z.strictObject({ fault: z.enum(faults) }),
    gives: z.object({ order_id: Id, consequences: CancellationConsequences }),
    refuses: ['orderMoney.notAccepted'],
    example: (rows) => ({
      params: { id: rows('orders') },
      body: { fault: 'store' },
      meets: 'orderMoney.notAccepted',
    }),
  }),
  cancelAccepted: post('restaurant/order/cancelAccepted/:id', {
    ...cancels,
    about: 'Cancel an accepted order, with what was shown before.',
    takes: z.strictObject({
      fault: z.enum(faults),
      cancel_reason_id: DigitsId,
      note: Text(500).optional(),
      /** What was shown: refused if it is no longer that. */
      shown: z
        .strictObject({ refund_amount: Money, forfeited_amount: Money, due_to_store: Balance })
        .optional(),
    }),
    gives: z.object({ order_id: Id, consequences: CancellationConsequences, figures: OrderFigures }),
    refuses: [
      'orderMoney.notAccepted',
      'orderMoney.consequencesChanged',
      'orders.reasonMissing',
      'orders.decided',
      'orders.cancelled',
    ],
    example: (rows) => ({
      params: { id: rows('orders') },
      body: { fault: 'store', cancel_reason_id: 1 },
      meets: 'orderMoney.notAccepted',
    }),
  }),
  reversePosting: post('restaurant/order/reversePosting/:id', {
    kinds: ['admin'],
    needs: 'payments.write',
    about:
      "Undo a payment or cash that was recorded wrongly on an order. The order's owed amount grows by it.",
    takes: z.strictObject({ event_id: Id, reason: Text(300) }),
    gives: z.object({ order_id: Id, event_id: Id, figures: OrderFigures }),
    refuses: [
      'row.missing',
      'orderMoney.notReversible',
      'orderMoney.reversedAlready',
      'orderMoney.cancelledStands',
      'orderMoney.requested',
      'orderMoney.givenBack',
    ],
    example: (rows) => ({
      params: { id: rows('orders') },
      body: { event_id: 9_007_199_254_740_991, reason: 'Reported for another order' },
      // No entry of the order has that number.
      meets: 'row.missing',
    }),
  }),
  previewUndoCompletion: post('restaurant/order/previewUndoCompletion/:id', {
    ...cancels,
    reads: true,
    about: 'What undoing the completion of an order would do.',
    gives: z.object({
      order_id: Id,
      /** Until then it can be undone. */
      until: Instant,
      /** What the completion recorded as collected, and what is reversed of it. */
      cash_reversed: Money,
      /** As they would be then. */
      figures: OrderFigures,
    }),
    refuses: undoing,
    example: (rows) => ({ params: { id: rows('orders') }, meets: 'orderMoney.notCompleted' }),
  }),
  undoCompletion: post('restaurant/order/undoCompletion/:id', {
    ...cancels,
    about: 'Undo a completion of the last 7 days that no payment request holds: the order is accepted again.',
    takes: z.strictObject({
      reason: Text(300),
      /** What was shown as remaining then: refused if it is no longer that. */
      remaining_amount: Money.optional(),
    }),
    gives: z.object({ order_id: Id, figures: OrderFigures }),
    refuses: [...undoing, 'orderMoney.consequencesChanged'],
    example: (rows) => ({
      params: { id: rows('orders') },
      body: { reason: 'Completed by mistake' },
      meets: 'orderMoney.notCompleted',
    }),
  }),
  postings: get('restaurant/order/getOrderPostings/:id', {
    ...reads,
    about: "An order's ledger: every event, its postings, and what it changed in each figure.",
    gives: z.object({
      order_id: Id,
      figures: OrderFigures,
      events: z.array(LedgerEvent),
      balances: z.array(Account),
    }),
    example: (rows) => ({ params: { id: rows('orders') } }),
  }),
})
