import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version } from '../kernel/version.ts'
import { Iban } from './iban.ts'

/** Bank files take confirmed accounts only. */
export const accountStates = ['waiting', 'confirmed'] as const
export type AccountState = (typeof accountStates)[number]

const shown = {
  beneficiary: z.string(),
  bank_name: z.string(),
  state: z.enum(accountStates),
}

/** A payout account for those who may see the store and not change where its money goes. */
const MaskedAccount = z.object({ ...shown, iban_last_four: z.string() })
export type MaskedAccount = z.output<typeof MaskedAccount>

const WholeAccount = z.object({
  ...shown,
  iban: z.string(),
  version: Version,
  changed_at: Instant,
  /** Staff of the platform have no names outside it. */
  changed_by: Translated,
  confirmed_at: Instant.nullable(),
  confirmed_by: Translated.nullable(),
  /** Whether the caller may confirm it: an admin, but not the one who changed it. */
  confirmable: z.boolean(),
})
export type WholeAccount = z.output<typeof WholeAccount>

const writes = { permission: 'payouts.write' } as const

/** Where a store is paid (DECISIONS 46). */
export const payoutAccounts = feature('payoutAccounts', {
  show: get('restaurant/store/getPayoutAccount/:id', {
    kinds: everyKind,
    permission: 'restaurants.read',
    summary:
      "A store's payout account with all but the last four characters of its IBAN hidden; null if none.",
    output: z.object({ account: MaskedAccount.nullable() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  showWhole: get('restaurant/store/getWholePayoutAccount/:id', {
    ...writes,
    kinds: ['admin', 'restaurant'],
    summary:
      "A store's payout account with its IBAN, for those who may change it; null if none. That of an archived store is found as long as the store is to be paid.",
    output: z.object({
      store: z.object({ id: Id, restaurant_id: Id, name: Translated }),
      account: WholeAccount.nullable(),
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  save: post('restaurant/store/savePayoutAccount/:id', {
    ...writes,
    kinds: ['admin', 'restaurant'],
    confirmed: true,
    summary:
      "Save a store's payout account, with the own password. It then waits for an admin to confirm it.",
    input: z.strictObject({
      /** All three are required where there is no account yet. What is left out stays as it is. */
      beneficiary: Text(140).optional(),
      bank_name: Text(140).optional(),
      iban: Iban.optional(),
      /** The caller's own. */
      password: z.string().min(1, 'password.required').max(200),
      /** The version that was shown; 0 if there was no account. */
      version: z.int32().nonnegative().optional(),
    }),
    output: SavedVersion,
    errors: ['version.stale', 'auth.passwordWrong', 'auth.tooManyTries'],
    example: (idOf) => ({
      params: { id: idOf('stores') },
      body: {
        beneficiary: 'Saffron House W.L.L.',
        bank_name: 'Doha Bank',
        iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G',
        password: 'wrong-password',
      },
      expectedError: 'auth.passwordWrong',
    }),
  }),
  confirm: post('restaurant/store/confirmPayoutAccount/:id', {
    ...writes,
    kinds: ['admin'],
    confirmed: true,
    summary: 'Confirm a changed payout account as it was shown. Not by the admin who changed it.',
    input: z.strictObject({ version: Version }),
    output: SavedVersion,
    errors: ['payoutAccounts.changed', 'payoutAccounts.ownChange'],
    example: (idOf) => ({ params: { id: idOf('stores') }, body: { version: 1 } }),
  }),
})
