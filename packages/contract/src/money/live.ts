import { z } from 'zod'
import { Id, TextOrNone } from '../kernel/fields.ts'
import { everyKind, feature, stream } from '../kernel/operation.ts'

/**
 * Events for open screens: which rows changed, to be read again. `hello` comes first, at the position where the stream
 * starts. `reset` means that missed events are no longer available and everything must be read again.
 */
export const MoneyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('reset') }),
  z.object({
    type: z.literal('changed'),
    paymentRequests: z.array(Id),
    charges: z.array(Id),
    payoutRuns: z.array(Id),
  }),
])
export type MoneyEvent = z.output<typeof MoneyEvent>

/** What changes between the platform and its stores, for screens that show it. */
export const moneyLive = feature('moneyLive', {
  events: stream('settings/paymentRequest/events', {
    kinds: everyKind,
    permission: 'payments.read',
    summary:
      'Payment requests and charges of the own stores, and payout runs for who may make them, by id as they change.',
    input: z.strictObject({ after: TextOrNone(60).optional() }),
    output: MoneyEvent,
    example: () => ({}),
  }),
})
