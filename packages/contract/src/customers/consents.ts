import { z } from 'zod'
import { Instant } from '../kernel/fields.ts'
import { feature, get, post } from '../kernel/operation.ts'

/** What marketing may reach a customer by. Codes, orders and receipts need no consent. */
export const consentKinds = ['email', 'push'] as const
export type ConsentKind = (typeof consentKinds)[number]
/** How a consent came: told to support, in the app, or through the link of a mail. */
export const consentSources = ['support', 'app', 'link'] as const

const Consent = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  source: z.enum(consentSources),
  actor_name: z.string().nullable(),
  at: Instant,
})
const Consents = z.object({
  /** Given or withdrawn, the latest first. The first of a kind counts; without one there is no consent. */
  consents: z.array(Consent),
})

/** Consents to marketing, kept with when and how. */
export const customerConsents = feature('customerConsents', {
  list: get('settings/customers/getCustomerConsents/:id', {
    kinds: ['admin'],
    permission: 'customers.read',
    summary: 'What a customer has agreed to and withdrawn: the latest 50.',
    output: Consents,
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  save: post('settings/customers/saveCustomerConsent/:id', {
    kinds: ['admin'],
    permission: 'customers.write',
    summary: 'What a customer has told support: that marketing may, or may no longer, reach them.',
    input: z.strictObject({ kind: z.enum(consentKinds), given: z.boolean() }),
    output: Consents,
    example: (idOf) => ({ params: { id: idOf('customers') }, body: { kind: 'email', given: false } }),
  }),
})
