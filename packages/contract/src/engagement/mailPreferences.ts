import { z } from 'zod'
import { feature, get, post } from '../kernel/operation.ts'

const Preferences = z.object({
  /** The address with most of its name hidden: the link may have been forwarded. */
  email: z.string(),
  /** Whether marketing may write to it. */
  receive: z.boolean(),
})

const open = {
  kinds: ['admin'],
  permission: 'everyone',
  public: true,
  params: z.strictObject({ token: z.uuid() }),
  output: Preferences,
} as const
const token = '01890000-0000-7000-8000-000000000000'

/** What the reader of a mail wants to receive: opened by the link of each mail, without signing in. */
export const mailPreferences = feature('mailPreferences', {
  show: get('mailPreferences/:token', {
    ...open,
    summary: 'Whether marketing may write to the address that a mail was sent to. Looking changes nothing.',
    example: () => ({ params: { token }, expectedError: 'row.missing' }),
  }),
  save: post('mailPreferences/:token', {
    ...open,
    summary: 'Unsubscribe from marketing, or subscribe again. Codes, orders and receipts come as before.',
    input: z.strictObject({ receive: z.boolean() }),
    example: () => ({ params: { token }, body: { receive: false }, expectedError: 'row.missing' }),
  }),
})
