import { z } from 'zod'
import { Done, feature, post } from '../kernel/operation.ts'
import { UserInfo } from './auth.shapes.ts'
import { SecondCode } from './secondStep.shapes.ts'

const platformStaff = { kinds: ['admin'], permission: 'everyone' } as const

const PageSecret = z.string({ error: 'required' }).regex(/^[\w-]{43}$/, 'type')
/** What the provider added to the address of the page that it sent the browser back to: `code=…&state=…`. */
const Returned = z
  .string({ error: 'required' })
  .regex(/^[!-~]+$/, 'type')
  .max(8000)

const page = 'A'.repeat(43)
const returned = 'code=unknown&state=unknown'
const session = z.object({ token: z.string(), loggedInUser: UserInfo })

/**
 * Signing in at the company's own provider (OpenID Connect), for people of the platform. The browser goes to the
 * provider and comes back to the page `/sso`, which hands over what the provider said.
 */
export const sso = feature('sso', {
  begin: post('signIn/beginSso', {
    ...platformStaff,
    public: true,
    summary: 'Where to sign in at the provider, and a secret for the page that does so.',
    output: z.object({ url: z.string(), page: z.string() }),
    errors: ['sso.off', 'sso.unavailable'],
    example: () => ({ expectedError: 'sso.off' }),
  }),
  signIn: post('signIn/sso', {
    ...platformStaff,
    public: true,
    summary:
      'Sign in with what the provider said. Answers as `signIn` does. After `auth.codeNeeded` or `auth.passkeyNeeded`, a code goes to `signInWithCode`.',
    input: z.strictObject({ page: PageSecret, returned: Returned }),
    output: session,
    errors: [
      'sso.off',
      'sso.unavailable',
      'sso.failed',
      'sso.noAccount',
      'sso.unverified',
      'auth.codeNeeded',
      'auth.passkeyNeeded',
    ],
    example: () => ({ body: { page, returned }, expectedError: 'sso.off' }),
  }),
  signInWithCode: post('signIn/ssoCode', {
    ...platformStaff,
    public: true,
    summary: 'The second step of an account that asks for one, after the provider.',
    input: z.strictObject({ page: PageSecret, code: SecondCode }),
    output: session,
    errors: ['sso.failed', 'sso.noAccount', 'auth.codeInvalid', 'auth.tooManyTries'],
    example: () => ({ body: { page, code: '000000' }, expectedError: 'sso.failed' }),
  }),
  beginConfirm: post('profile/confirm/beginSso', {
    ...platformStaff,
    duringSetUp: true,
    summary: 'Where to sign in again at the provider, to confirm who one is.',
    output: z.object({ url: z.string() }),
    errors: ['sso.off', 'sso.unavailable', 'sso.noAccount'],
    example: () => ({ expectedError: 'sso.off' }),
  }),
  confirm: post('profile/confirm/sso', {
    ...platformStaff,
    duringSetUp: true,
    summary:
      'Prove again who one is, at the provider. For 15 minutes, operations that ask for it go through.',
    input: z.strictObject({ returned: Returned }),
    output: Done,
    errors: ['sso.off', 'sso.unavailable', 'sso.failed', 'sso.noAccount'],
    example: () => ({ body: { returned }, expectedError: 'sso.off' }),
  }),
})
