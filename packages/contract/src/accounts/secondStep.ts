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

/** Codes of an authenticator app and recovery codes, of the own account. */
export const secondStep = feature('secondStep', {
  show: get('profile/secondStep', {
    ...everyone,
    duringSetUp: true,
    summary: 'What the account asks for after the password.',
    output: z.object({
      /** Since when codes are asked for; null if they are not. */
      codes_since: Instant.nullable(),
      /** Recovery codes that were not used yet. */
      recovery_left: z.int(),
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
    summary: 'Confirm the first code. Answers recovery codes, which are shown only this once.',
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
    example: () => ({ expectedError: 'secondStep.off' }),
  }),
  turnOff: post('profile/secondStep/turnOff', {
    ...everyone,
    confirmed: true,
    summary: 'Stop asking for codes.',
    output: Done,
    example: () => ({}),
  }),
  confirm: post('profile/confirm', {
    ...everyone,
    duringSetUp: true,
    summary:
      'Prove again who one is: with a code if the account has them, else with the password. For 15 minutes, operations that ask for it go through.',
    input: z.strictObject({ password: Password.optional(), code: SecondCode.optional() }),
    output: Done,
    errors: ['auth.passwordWrong', 'auth.codeInvalid', 'auth.tooManyTries'],
    example: () => ({ body: { password: 'wrong-password' }, expectedError: 'auth.passwordWrong' }),
  }),
  reset: post('settings/resetSecondStep', {
    kinds: ['admin'],
    permission: 'roles.write',
    confirmed: true,
    summary:
      'Take the second step of somebody who lost it away. Their sessions end, and a mail tells them. Super Admins only.',
    input: Somebody,
    output: Done,
    errors: ['secondStep.superOnly', 'secondStep.off'],
    example: (rows) => ({ body: { account_id: rows('people') }, expectedError: 'secondStep.off' }),
  }),
  roles: get('settings/secondStep/getRoles', {
    kinds: ['admin'],
    permission: 'roles.read',
    summary:
      'The roles of the platform, of restaurants and of stores, with which of them require a second step.',
    output: z.object({ roles: z.array(RequiringRole) }),
    example: () => ({}),
  }),
  require: post('settings/secondStep/updateRole/:id', {
    kinds: ['admin'],
    permission: 'roles.write',
    confirmed: true,
    summary:
      'Require the second step of everybody who has a role, or no longer. Whoever lacks it can set it up and nothing else. Super Admins only.',
    input: z.strictObject({ required: z.boolean() }),
    output: z.object({ id: Id, required: z.boolean() }),
    errors: ['secondStep.superOnly'],
    example: (rows) => ({ params: { id: rows('roles') }, body: { required: false } }),
  }),
})
