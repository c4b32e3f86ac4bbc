import { z } from 'zod'
import { Id, Instant, Text } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { everyone, UserInfo } from './auth.shapes.ts'
import {
  ConfirmOptions,
  CreationOptions,
  NewCredential,
  SignInOptions,
  UsedCredential,
} from './passkeys.shapes.ts'

const PasskeyName = Text(60)

const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** It is kept by a service such as a password manager, and so is on several devices. */
  synced: z.boolean(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
})

const unknownId = 'dW5rbm93bg'
const exampleUse = {
  id: unknownId,
  rawId: unknownId,
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
} as const

/**
 * Passkeys of the own account: they sign in without a password, are a second step, and confirm who somebody is. Each
 * use is two calls: options for the browser with a challenge that is good once, and what the browser answers.
 */
export const passkeys = feature('passkeys', {
  list: get('profile/passkeys', {
    ...everyone,
    duringSetUp: true,
    summary: 'The passkeys of the account.',
    output: z.object({ passkeys: z.array(Passkey) }),
    example: () => ({}),
  }),
  begin: post('profile/passkeys/begin', {
    ...everyone,
    duringSetUp: true,
    confirmed: true,
    summary: 'What a browser needs to make a passkey.',
    output: z.object({ options: CreationOptions }),
    errors: ['passkeys.tooMany'],
    example: () => ({}),
  }),
  add: post('profile/passkeys/add', {
    ...everyone,
    duringSetUp: true,
    confirmed: true,
    summary:
      'Add the passkey that a browser made. If it is the first second step of the account, answers recovery codes, which are shown only this once.',
    input: z.strictObject({ name: PasskeyName, credential: NewCredential }),
    output: z.object({ id: Id, recovery_codes: z.array(z.string()) }),
    errors: ['passkeys.invalid', 'passkeys.exists', 'passkeys.tooMany'],
    example: () => ({
      body: {
        name: 'Office laptop',
        credential: {
          id: unknownId,
          rawId: unknownId,
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'oA' },
        },
      },
      expectedError: 'passkeys.invalid',
    }),
  }),
  rename: post('profile/passkeys/rename/:id', {
    ...everyone,
    summary: 'Name a passkey.',
    input: z.strictObject({ name: PasskeyName }),
    output: Done,
    example: (idOf) => ({ params: { id: idOf('passkeys') }, body: { name: 'Office laptop' } }),
  }),
  remove: del('profile/passkeys/:id', {
    ...everyone,
    confirmed: true,
    summary: 'Remove a passkey. Without another second step, the password alone signs in from then on.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('passkeys') } }),
  }),
  beginConfirm: post('profile/confirm/beginPasskey', {
    ...everyone,
    duringSetUp: true,
    summary: 'What a browser needs to confirm with a passkey of the account who one is.',
    output: z.object({ options: ConfirmOptions }),
    example: () => ({}),
  }),
  confirm: post('profile/confirm/passkey', {
    ...everyone,
    duringSetUp: true,
    summary: 'Prove again who one is, with a passkey. For 15 minutes, operations that ask for it go through.',
    input: z.strictObject({ credential: UsedCredential }),
    output: Done,
    errors: ['passkeys.invalid', 'auth.tooManyTries'],
    example: () => ({ body: { credential: exampleUse }, expectedError: 'passkeys.invalid' }),
  }),
  beginSignIn: post('signIn/beginPasskey', {
    ...everyone,
    public: true,
    summary: 'What a browser needs to sign in with a passkey.',
    output: z.object({ options: SignInOptions }),
    example: () => ({}),
  }),
  signIn: post('signIn/passkey', {
    ...everyone,
    public: true,
    summary: 'Sign in with a passkey, without a password. Answers as `signIn` does.',
    input: z.strictObject({ credential: UsedCredential }),
    output: z.object({ token: z.string(), loggedInUser: UserInfo }),
    errors: [
      'passkeys.unknown',
      'passkeys.invalid',
      'auth.failed',
      'auth.awaitingApproval',
      'auth.restaurantRefused',
      'auth.tooManyTries',
    ],
    example: () => ({ body: { credential: exampleUse }, expectedError: 'passkeys.unknown' }),
  }),
})
