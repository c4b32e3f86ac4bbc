import { z } from 'zod'
import { testTopic, webhookTopics } from '../checkout/payments.ts'
import { Id, Instant } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { feature, list, post, Saved } from '../kernel/operation.ts'

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** An event that a channel is sent, and how that went. */
export const Delivery = z.object({
  id: Id,
  event_id: z.string(),
  topic: z.enum([...webhookTopics, testTopic]),
  /** Null of a test event. */
  order_id: Id.nullable(),
  status: z.enum(deliveryStates),
  attempts: z.int().nonnegative(),
  /** The HTTP status of the latest answer. Null if there was none. */
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: Instant,
  delivered_at: Instant.nullable(),
  /** Of one that waits. */
  next_attempt_at: Instant.nullable(),
})
export type Delivery = z.output<typeof Delivery>

const writes = { kinds: ['admin'], permission: 'channels.write' } as const

/** Typed by people; the server decides whether it may be called. */
const WebhookUrl = z
  .string()
  .trim()
  .min(1, 'required')
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, error: 'url.invalid' }))

/** What channels are told, and where. */
export const channelWebhooks = feature('channelWebhooks', {
  deliveries: list('settings/channel/deliveries/:id', {
    kinds: ['admin'],
    permission: 'channels.read',
    summary:
      'What a channel was sent in the last 30 days, the newest first. `search` is an event’s id or an order’s.',
    filters: { status: z.enum(deliveryStates).optional() },
    output: z.object({ deliveries: Page(Delivery) }),
    example: (idOf) => ({ params: { id: idOf('channels') }, body: { status: 'failed' } }),
  }),
  setAddress: post('settings/channel/webhook/:id', {
    ...writes,
    confirmed: true,
    summary:
      'Set where a channel is told of its orders; null for nowhere. Answers a new secret, shown this once: with the first address, or if one is asked for. The one before it signs beside it for a day.',
    input: z.strictObject({ url: WebhookUrl.nullable(), new_secret: z.boolean().default(false) }),
    output: z.object({ secret: z.string().nullable() }),
    errors: ['webhooks.addressRefused'],
    example: (idOf) => ({
      params: { id: idOf('channels') },
      body: { url: 'https://app.example/webhooks', new_secret: true },
    }),
  }),
  sendAgain: post('settings/channel/sendAgain/:id', {
    ...writes,
    summary: 'Send an event again, whatever became of it, unless an attempt is under way.',
    output: Saved,
    errors: ['webhooks.noAddress', 'webhooks.underWay'],
    example: (idOf) => ({ params: { id: idOf('webhook_deliveries') } }),
  }),
  sendFailed: post('settings/channel/sendFailed/:id', {
    ...writes,
    summary: 'Send all events again that were given up.',
    output: z.object({ count: z.int().nonnegative() }),
    errors: ['webhooks.noAddress'],
    example: (idOf) => ({ params: { id: idOf('channels') } }),
  }),
  test: post('settings/channel/sendTest/:id', {
    ...writes,
    summary: 'Send an event of the type `test`, to try a channel’s address.',
    output: Saved,
    errors: ['webhooks.noAddress'],
    example: (idOf) => ({ params: { id: idOf('channels') } }),
  }),
})
