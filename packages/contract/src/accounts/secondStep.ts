import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { kinds } from '../kernel/kinds.ts'
import { Done, feature, get, post } from '../kernel/operation.ts'
import { everyone, Password } from './auth.shapes.ts'
import { SecondCode } from './secondStep.shapes.ts'

/** Whose second step to reset: exactly one of these. */
const Somebody = z
  .strictObject({
    /** Of any kind. */
    account_id: Id.optional(),
    /** The main owner of a restaurant. */
    restaurant_id: Id.optional(),
  })
  .refine(({ account_id, restaurant_id }) => (account_id === undefined) !== (restaurant_id === undefined), {
    error: 'required',
    path: ['account_id'],
  })

const RequiringRole = z.object({
  id: Id,
  /** Whose role it is. */
  kind: z.enum(kinds),
  name_en: z.string(),
  name_ar: z.string(),
  required: z.boolean(),
  /** How many people have it, and how many of them have no second step. */
  people: z.int(),
  without: z.int(),
})
export type RequiringRole = z.output<typeof RequiringRole>

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** Codes of an authenticator app and recovery codes, of the own account. Passkeys are beside it. */
export const secondStep = feature('secondStep', {
  show: get('profile/secondStep', {
    ...everyone,
    duringSetUp: true,
    summary: 'What the account asks for after the password.',
    output: z.object({
      /** Since when codes are asked for; null if they are not. */
      codes_since: Instant.nullable(),
      passkeys: z.int(),
      /** Recovery codes that were not used yet. */
      recovery_left: z.int(),
      /** Signing in again at the company's provider confirms who one is. */
      sso: z.boolean(),
    }),
    example: () => ({}),
  }),
  begin: post('profile/secondStep/begin', {
    ...everyone,
    duringSetUp: true,
    confirmed: true,
    summary: 'A new secret for an authenticator app. Codes are asked for once one of them was confirmed.',
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['secondStep.on'],
    example: () => ({}),
  }),
  turnOn: post('profile/secondStep/turnOn', {
    ...everyone,
    duringSetUp: true,
    confirmed: true,
    summary:
      'Confirm the first code. Answers recovery codes, which are shown only this once; none if the account has them already, as it has a passkey.',
    input: z.strictObject({ code: SecondCode }),
    output: RecoveryCodes,
    errors: ['auth.codeInvalid', 'auth.tooManyTries'],
    example: () => ({ body: { code: '000000' }, expectedError: 'auth.codeInvalid' }),
  }),
  renewCodes: post('profile/secondStep/renewRecoveryCodes', {
    ...everyone,
    duringSetUp: true,
    confirmed: true,
    summary: 'New recovery codes; the earlier ones stop working.',
    output: RecoveryCodes,
    errors: ['secondStep.off'],
    example: () => ({}),
  }),
  turnOff: post('profile/secondStep/turnOff', {
    ...everyone,
    confirmed: true,
    summary: 'Stop asking for codes. Passkeys stay.',
    output: Done,
    example: () => ({}),
  }),
  confirm: post('profile/confirm', {
    ...everyone,
    duringSetUp: true,
    summary:
      'Prove again who one is: with a code if the account has a second step, else with the password. For 15 minutes, operations that ask for it go through.',
    input: z.strictObject({ password: Password.optional(), code: SecondCode.optional() }),
    output: Done,
    errors: ['auth.passwordWrong', 'auth.codeInvalid', 'auth.tooManyTries'],
    example: () => ({ body: { code: '000000' }, expectedError: 'auth.codeInvalid' }),
  }),
  reset: post('settings/resetSecondStep', {
    kinds: ['admin'],
    permission: 'roles.write',
    confirmed: true,
    summary:
      'Take the second step of somebody who lost it away, passkeys too. Their sessions end, and a mail tells them. Super Admins only.',
    input: Somebody,
    output: Done,
    errors: ['secondStep.superOnly', 'secondStep.off'],
    example: (idOf) => ({ body: { account_id: idOf('people') } }),
  }),
  roles: get('settings/secondStep/getRoles', {
    kinds: ['admin', 'restaurant'],
    permission: 'roles.read',
    summary:
      'The roles that the caller may require the second step of, with which do. For Super Admins those of the platform and those that it made for restaurants and stores; for a restaurant’s people those that their restaurant made and that allow nothing beyond their own.',
    output: z.object({ roles: z.array(RequiringRole) }),
    example: () => ({}),
  }),
  require: post('settings/secondStep/updateRole/:id', {
    kinds: ['admin', 'restaurant'],
    permission: 'roles.write',
    confirmed: true,
    summary:
      'Require the second step of everybody who has a role, or no longer. Whoever lacks it can set it up and nothing else. Of the platform’s people Super Admins only.',
    input: z.strictObject({ required: z.boolean() }),
    output: z.object({ id: Id, required: z.boolean() }),
    errors: ['secondStep.superOnly'],
    example: (idOf) => ({ params: { id: idOf('roles') }, body: { required: false } }),
  }),
})
