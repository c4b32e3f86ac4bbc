import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import type { Bilingual } from '../kernel/language.ts'
import { Amount, Balance, Money } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'

/** An order's amounts, from the ledger. */
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

/** Names of ledger events. */
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
type LedgerEventKind = keyof typeof ledgerEventNames
export const ledgerEventKinds = Object.keys(ledgerEventNames) as [LedgerEventKind, ...LedgerEventKind[]]

const cancels = { kinds: ['admin'], permission: 'orders.write' } as const

const undoing = ['orderMoney.notCompleted', 'orderMoney.undoTooLate', 'orderMoney.requested'] as const

/** Money on the order page. */
export const orderPayments = feature('orderMoney', {
  recordCash: post(
    {
      admin: 'restaurant/order/recordCash/:id',
      restaurant: 'order/recordCash/:id',
      store_user: 'order/recordCash/:id',
    },
    {
      kinds: everyKind,
      permission: 'orders.write',
      summary: 'The store took cash from the customer: less remains to be paid.',
      input: z.strictObject({
        amount: Amount,
        /**
         * The remaining amount that the screen showed. If it has changed, the call is rejected, so a double click
         * counts once.
         */
        remaining_amount: Money.optional(),
      }),
      output: z.object({ order_id: Id, figures: OrderFigures }),
      errors: ['orderMoney.cashNotYet', 'orderMoney.cashTooMuch', 'orderMoney.changed'],
      example: (idOf) => ({
        params: { id: idOf('orders') },
        body: { amount: 100 },
        expectedError: 'orderMoney.cashNotYet',
      }),
    },
  ),
  reversePosting: post('restaurant/order/reversePosting/:id', {
    kinds: ['admin'],
    permission: 'payments.write',
    confirmed: true,
    summary:
      "Undo a payment or cash that was recorded wrongly on an order. The order's owed amount grows by it.",
    input: z.strictObject({ event_id: Id, reason: Text(300) }),
    output: z.object({ order_id: Id, event_id: Id, figures: OrderFigures }),
    errors: [
      'row.missing',
      'orderMoney.notReversible',
      'orderMoney.reversedAlready',
      'orderMoney.cancelledStands',
      'orderMoney.requested',
      'orderMoney.givenBack',
    ],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      body: { event_id: 9_007_199_254_740_991, reason: 'Reported for another order' },
      // The order has no event of this id.
      expectedError: 'row.missing',
    }),
  }),
  previewUndoCompletion: post('restaurant/order/previewUndoCompletion/:id', {
    ...cancels,
    readOnly: true,
    summary: 'What undoing the completion of an order would do.',
    output: z.object({
      order_id: Id,
      /** Deadline for undoing. */
      until: Instant,
      /** Cash that the completion recorded as collected, which undoing reverses. */
      cash_reversed: Money,
      /** The figures after undoing. */
      figures: OrderFigures,
    }),
    errors: undoing,
    example: (idOf) => ({ params: { id: idOf('orders') }, expectedError: 'orderMoney.notCompleted' }),
  }),
  undoCompletion: post('restaurant/order/undoCompletion/:id', {
    ...cancels,
    confirmed: true,
    summary:
      'Undo a completion of the last 7 days that no payment request holds: the order is accepted again.',
    input: z.strictObject({
      reason: Text(300),
      /** The remaining amount that was shown. If it has changed, the call is rejected. */
      remaining_amount: Money.optional(),
    }),
    output: z.object({ order_id: Id, figures: OrderFigures }),
    errors: [...undoing, 'orderMoney.consequencesChanged'],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      body: { reason: 'Completed by mistake' },
      expectedError: 'orderMoney.notCompleted',
    }),
  }),
})
