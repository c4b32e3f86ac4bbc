import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import { countUpTo } from '../kernel/list.ts'
import { Amount, Money } from '../kernel/money.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { paymentMethods } from '../orders/orders.ts'

const channel = { kinds: ['channel'], permission: 'everyone' } as const
const commonErrors = ['ordering.keyMissing', 'ordering.keyReused', 'row.missing', 'limit.reached'] as const

const cardKinds = ['credit', 'debit'] as const

/** The gateway's own reference of a payment or refund. A reference reported twice is counted once. */
const Reference = Text(120)

/** An order as its channel sees it, in answers and in webhooks. */
export const ChannelOrder = z.object({
  id: Id,
  /** Increases with every change: of two webhooks, the one with the higher version is later. */
  version: z.int(),
  status: z.string(),
  created_at: Instant,
  /** Delivery time. */
  picked_time_iso_date: Instant,
  payment_method: z.enum(paymentMethods),
  order_total_price: Money,
  /** Advance required by the store; 0 for cash orders. */
  advance_due: Money,
  /** Received by the platform, and collected by the store in cash. */
  payed_amount: Money,
  cash_collected_amount: Money,
  /** What the customer still owes. */
  remaining_amount: Money,
  /** Total refund awarded to the customer, and the part that is still to be paid. */
  refunded_amount: Money,
  refund_due: Money,
  cancelled: z.object({ at: Instant, by: z.string(), reason: Translated.nullable() }).nullable(),
})
export type ChannelOrder = z.output<typeof ChannelOrder>

/** A place in the order of changes: microseconds and an id. Callers hand it back as it came. */
const Cursor = z.string().regex(/^\d{1,16}-\d{1,16}$/, 'type')

export const ChannelHistory = z.object({
  status: z.string(),
  at: Instant,
  by: z.string(),
  reason: Translated.nullable(),
})

export const ReportedPayment = z.object({
  id: Id,
  reference: z.string(),
  amount: Money,
  card_kind: z.enum(cardKinds).nullable(),
  received_at: Instant,
  /** The marketplace reversed a wrong record. It no longer counts in any amount of the order. */
  reversed: z.boolean(),
})
export const ReportedRefund = z.object({
  id: Id,
  reference: z.string().nullable(),
  amount: Money,
  status: z.enum(['requested', 'done', 'failed']),
  created_at: Instant,
})

/** What cancelling means for the customer. */
export const CancelConsequences = z.object({
  /** Before this instant a cancellation refunds everything. Null if the store has not accepted the order yet. */
  free_until: Instant.nullable(),
  refund_amount: Money,
  /** Cash that the store collected and returns itself. */
  cash_to_return: Money,
  /** Kept by the store. */
  forfeited_amount: Money,
  /** No longer owed. */
  dropped_amount: Money,
})

export const webhookTopics = ['order.accepted', 'order.cancelled', 'order.completed', 'order.money'] as const

/** The body of a webhook. */
export const WebhookEvent = z.object({
  /** The same for every attempt and replay. Use it to discard duplicates. */
  id: z.string(),
  type: z.enum(webhookTopics),
  created_at: Instant,
  order: ChannelOrder,
})

/** Sent when the marketplace tries a channel's address. */
export const testTopic = 'test'

export const TestEvent = z.object({ id: z.string(), type: z.literal(testTopic), created_at: Instant })

/** The ordering API after an order is placed: showing it, payments, refunds and cancelling. */
export const payments = feature('orderingMoney', {
  changes: get('orders', {
    ...channel,
    summary:
      "The channel's orders in the order of their latest change, so that whoever was away catches up. Keep `cursor` and ask with it again.",
    input: z.strictObject({
      /** Where the last answer ended. */
      cursor: Cursor.optional(),
      /** Without a cursor: only what changed since then. */
      since: Instant.optional(),
      count: countUpTo(100),
    }),
    output: z.object({
      orders: z.array(ChannelOrder),
      cursor: Cursor,
      /** Whether asking again would give more now. */
      more: z.boolean(),
    }),
    errors: ['limit.reached'],
    example: () => ({ body: { since: '2030-03-01T09:00:00.000Z', count: 2 } }),
  }),
  show: get('orders/:id', {
    ...channel,
    summary: "The state of one of the channel's orders: status, history, money.",
    output: z.object({
      order: ChannelOrder.extend({
        history: z.array(ChannelHistory),
        payments: z.array(ReportedPayment),
        refunds: z.array(ReportedRefund),
      }),
    }),
    errors: ['row.missing', 'limit.reached'],
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  payment: post('orders/:id/payment', {
    ...channel,
    idempotent: true,
    summary: 'The gateway received money for an order. The same reference twice is counted once.',
    input: z.strictObject({ amount: Amount, reference: Reference, card_kind: z.enum(cardKinds) }),
    output: z.object({ payment: ReportedPayment, order: ChannelOrder }),
    errors: [
      ...commonErrors,
      'orderingMoney.cancelled',
      'orderingMoney.tooMuch',
      'orderingMoney.referenceUsed',
    ],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      headers: { 'idempotency-key': 'example-payment-1' },
      body: { amount: 265, reference: 'gw-20300314-0001', card_kind: 'credit' },
    }),
  }),
  refund: post('orders/:id/refund', {
    ...channel,
    idempotent: true,
    summary: 'The gateway gave money back to the customer. The same reference twice is counted once.',
    input: z.strictObject({ amount: Amount, reference: Reference, reason: Text(300).optional() }),
    output: z.object({ refund: ReportedRefund, order: ChannelOrder }),
    errors: [...commonErrors, 'orderingMoney.refundTooMuch', 'orderingMoney.referenceUsed'],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      headers: { 'idempotency-key': 'example-refund-1' },
      body: { amount: 265, reference: 'gw-refund-0001' },
      // Nothing was paid for this order.
      expectedError: 'orderingMoney.refundTooMuch',
    }),
  }),
  cancel: post('orders/:id/cancel', {
    ...channel,
    idempotent: true,
    summary: 'The customer cancels. `preview` only computes what would come of it.',
    input: z.strictObject({
      preview: z.boolean().default(false),
      reason: Text(300).optional(),
      /** The refund shown to the customer. If the refund has changed since, the call is rejected. */
      refund_amount: Money.optional(),
    }),
    output: z.object({ consequences: CancelConsequences, order: ChannelOrder }),
    errors: [...commonErrors, 'orders.cancelled', 'orderingMoney.completed', 'orderingMoney.refundChanged'],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      headers: { 'idempotency-key': 'example-cancel-1' },
      body: { preview: true },
    }),
  }),
})
