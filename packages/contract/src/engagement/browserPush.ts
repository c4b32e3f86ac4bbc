import { z } from 'zod'
import { feature, get, post } from '../kernel/operation.ts'

const staff = { kinds: ['admin', 'restaurant', 'store_user'], permission: 'everyone' } as const

/** The address that a browser's push service gave it. */
const Endpoint = z.url({ protocol: /^https?$/, error: 'url.invalid' }).max(1000)
/** Bytes in base64url (RFC 8291): a point of P-256 with its first byte 4, and 16 random bytes. */
const PublicKey = z.string().regex(/^B[\w-]{86}$/, 'pushKey.invalid')
const Secret = z.string().regex(/^[\w-]{22}$/, 'pushKey.invalid')

/** As `PushSubscription` of browsers writes it. */
const Subscription = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({ p256dh: PublicKey, auth: Secret }),
})

/** What a browser shows of a new order. It says nothing of the customer. */
export const BrowserMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The page of the order. */
  url: z.string(),
  /** Several of one tag show as one. */
  tag: z.string(),
  /** The platform's logo. */
  icon: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
})
export type BrowserMessage = z.output<typeof BrowserMessage>

/** Browsers of staff that ring at new orders with the page closed. */
export const browserPush = feature('browserPush', {
  show: get('browserPush', {
    ...staff,
    summary: 'The key with which a browser subscribes.',
    output: z.object({ public_key: z.string() }),
    example: () => ({}),
  }),
  subscribe: post('browserPush/subscribe', {
    ...staff,
    summary: 'Let this browser ring at new orders, until this session ends.',
    input: Subscription,
    output: z.object({ subscribed: z.literal(true) }),
    errors: ['browserPush.address'],
    example: () => ({
      body: {
        endpoint: 'https://push.example/send/example',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    }),
  }),
  unsubscribe: post('browserPush/unsubscribe', {
    ...staff,
    summary: 'Let it ring no more. One that is not subscribed is no error.',
    input: z.strictObject({ endpoint: Endpoint }),
    output: z.object({ removed: z.boolean() }),
    example: () => ({ body: { endpoint: 'https://push.example/send/example' } }),
  }),
})
