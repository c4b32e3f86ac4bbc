import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import { Amount, Money } from '../kernel/money.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { paymentMethods } from '../orders/orders.ts'

const channel = { kinds: ['channel'], permission: 'everyone' } as const
const refusedAlways = ['ordering.keyMissing', 'ordering.keyReused', 'row.missing', 'limit.reached'] as const
const Translated = z.object({ en: z.string(), ar: z.string() })

export const cardKinds = ['credit', 'debit'] as const

/** The gateway's own number of a payment or refund: reported twice, it is counted once. */
const Reference = Text(120)

/** An order as its channel sees it, in answers and in webhooks. */
export const ChannelOrder = z.object({
  id: Id,
  /** Grows with every change: of two webhooks the higher one is the later. */
  version: z.int(),
  status: z.string(),
  created_at: Instant,
  /** When the food is wanted. */
  picked_time_iso_date: Instant,
  payment_method: z.enum(paymentMethods),
  order_total_price: Money,
  /** What the store asks for in advance; nothing of a cash order. */
  advance_due: Money,
  /** Received by the platform, and by the store in cash. */
  payed_amount: Money,
  cash_collected_amount: Money,
  /** What the customer still owes. */
  remaining_amount: Money,
  /** Awarded to the customer, and what of it is still to be paid back. */
  refunded_amount: Money,
  refund_due: Money,
  cancelled: z.object({ at: Instant, by: z.string(), reason: Translated.nullable() }).nullable(),
})
export type ChannelOrder = z.output<typeof ChannelOrder>

const ChannelHistory = z.object({
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
  /** Recorded wrongly and undone by the marketplace: it counts in no amount of the order any more. */
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
const CancelConsequences = z.object({
  /** Cancelled before this instant, everything is given back. Null where the store has not accepted yet. */
  free_until: Instant.nullable(),
  refund_amount: Money,
  /** Cash the store took and gives back itself. */
  cash_to_return: Money,
  /** Stays with the store. */
  forfeited_amount: Money,
  /** No longer owed. */
  dropped_amount: Money,
})

export const webhookTopics = ['order.accepted', 'order.cancelled', 'order.completed', 'order.money'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** The body of a webhook. */
export const WebhookEvent = z.object({
  /** The same for every attempt and every replay: drop what you have seen. */
  id: z.string(),
  type: z.enum(webhookTopics),
  created_at: Instant,
  order: ChannelOrder,
})

/** The ordering API after an order is placed: its state, its money, its end. */
export const payments = feature('orderingMoney', {
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
    example: (rows) => ({ params: { id: rows('orders') } }),
  }),
  payment: post('orders/:id/payment', {
    ...channel,
    idempotent: true,
    summary: 'The gateway received money for an order. The same reference twice is counted once.',
    input: z.strictObject({ amount: Amount, reference: Reference, card_kind: z.enum(cardKinds) }),
    output: z.object({ payment: ReportedPayment, order: ChannelOrder }),
    errors: [
      ...refusedAlways,
      'orderingMoney.cancelled',
      'orderingMoney.tooMuch',
      'orderingMoney.referenceUsed',
    ],
    example: (rows) => ({
      params: { id: rows('orders') },
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
    errors: [...refusedAlways, 'orderingMoney.refundTooMuch', 'orderingMoney.referenceUsed'],
    example: (rows) => ({
      params: { id: rows('orders') },
      headers: { 'idempotency-key': 'example-refund-1' },
      body: { amount: 265, reference: 'gw-refund-0001' },
      // Nothing was paid for it.
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
      /** What the customer was told to get back: refused if it is no longer that. */
      refund_amount: Money.optional(),
    }),
    output: z.object({ consequences: CancelConsequences, order: ChannelOrder }),
    errors: [...refusedAlways, 'orders.cancelled', 'orderingMoney.completed', 'orderingMoney.refundChanged'],
    example: (rows) => ({
      params: { id: rows('orders') },
      headers: { 'idempotency-key': 'example-cancel-1' },
      body: { preview: true },
    }),
  }),
})
