import { z } from 'zod'
import { Phone } from '../kernel/fields.ts'
import { feature, post } from '../kernel/operation.ts'

const channel = { kinds: ['channel'], permission: 'everyone' } as const
const output = z.object({
  /** Without a word of theirs, customers have not agreed. */
  consents: z.object({ email: z.boolean(), push: z.boolean() }),
})
// Of nobody: another example places orders for its customer.
const mobile = '50000193'

/** What customers agree to in an app, in the ordering API. */
export const appConsents = feature('appConsents', {
  show: post('consents/show', {
    ...channel,
    summary: 'What the customer with a number has agreed to receive from marketing.',
    input: z.strictObject({ mobile: Phone }),
    readOnly: true,
    output,
    errors: ['row.missing'],
    example: () => ({ body: { mobile }, expectedError: 'row.missing' }),
  }),
  save: post('consents', {
    ...channel,
    summary: 'What a customer has switched on or off. The same as before changes nothing.',
    input: z.strictObject({ mobile: Phone, email: z.boolean().optional(), push: z.boolean().optional() }),
    output,
    errors: ['row.missing'],
    example: () => ({ body: { mobile, email: true }, expectedError: 'row.missing' }),
  }),
})
