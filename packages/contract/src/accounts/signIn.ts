import { z } from 'zod'
import { Email, NewPassword, Text } from '../kernel/fields.ts'
import { Done, get, post } from '../kernel/operation.ts'
import { everyone, examplePassword, Password, UserInfo } from './auth.shapes.ts'
import { SecondCode } from './secondStep.shapes.ts'

const SignInEmail = z
  .string({ error: 'email.required' })
  .trim()
  .min(1, 'email.required')
  .max(254)
  .toLowerCase()
  .pipe(z.email({ error: 'email.invalid' }))
const SignInPassword = z.string({ error: 'password.required' }).min(1, 'password.required').max(200)

/** Spec 1 §5: confirmation must equal the new password. */
const mismatch = { error: 'password.mismatch', path: ['confirmation_password'] }

const SignInFields = z.strictObject({
  email: SignInEmail,
  password: SignInPassword,
  /**
   * For accounts with a second step: without it they get `auth.codeNeeded`, or `auth.passkeyNeeded` if passkeys are all
   * they have. Whoever has a passkey signs in with it alone (`passkeys.signIn`).
   */
  code: SecondCode.optional(),
})

const ChangePasswordFields = z
  .strictObject({ old_password: Password, new_password: NewPassword, confirmation_password: Password })
  .refine((value) => value.new_password === value.confirmation_password, mismatch)

const ResetPasswordFields = z
  .strictObject({ token: Text(100), password: NewPassword, confirmation_password: Password })
  .refine((value) => value.password === value.confirmation_password, mismatch)

const SendResetMailFields = z.strictObject({ email: Email })

/** Signing in and out, and passwords. */
export const signInOperations = {
  signIn: post('signIn', {
    ...everyone,
    public: true,
    summary: 'Sign in. `role[0].guard_name` says which kind the account is.',
    input: SignInFields,
    output: z.object({ token: z.string(), loggedInUser: UserInfo }),
    errors: [
      'auth.failed',
      'auth.awaitingApproval',
      'auth.restaurantRefused',
      'auth.codeNeeded',
      'auth.passkeyNeeded',
      'auth.codeInvalid',
      'auth.tooManyTries',
    ],
    example: () => ({
      body: { email: 'nobody@sufra.test', password: examplePassword },
      expectedError: 'auth.failed',
    }),
  }),
  verifyToken: get('verifyToken', {
    ...everyone,
    duringSetUp: true,
    summary: 'Is the token still good? Answers who it belongs to.',
    output: z.object({ userInfo: UserInfo }),
    example: () => ({}),
  }),
  userInfo: get('getAuthenticatedUserInfo', {
    ...everyone,
    duringSetUp: true,
    summary: 'Who is signed in.',
    output: z.object({ userInfo: UserInfo }),
    example: () => ({}),
  }),
  signOut: post('logOut', {
    ...everyone,
    endsLook: true,
    duringSetUp: true,
    summary: 'End this session.',
    output: Done,
    example: () => ({}),
  }),
  changePassword: post('changePassword', {
    ...everyone,
    summary: 'Change the password; every other session of the account ends.',
    input: ChangePasswordFields,
    output: Done,
    errors: ['auth.oldPasswordWrong', 'auth.tooManyTries'],
    example: () => ({
      body: {
        old_password: 'wrong-password',
        new_password: examplePassword,
        confirmation_password: examplePassword,
      },
      expectedError: 'auth.oldPasswordWrong',
    }),
  }),
  sendResetMail: post('sendResetPasswordMail', {
    ...everyone,
    public: true,
    summary: 'Mail a link to set a new password. Answers alike whether the address is known or not.',
    input: SendResetMailFields,
    output: Done,
    example: () => ({ body: { email: 'nobody@sufra.test' } }),
  }),
  verifyResetToken: post('verifyResetToken/:token', {
    ...everyone,
    public: true,
    readOnly: true,
    summary: 'Is a reset link still good?',
    params: z.strictObject({ token: z.string().max(100) }),
    output: Done,
    errors: ['auth.resetTokenInvalid'],
    example: () => ({ params: { token: 'unknown' }, expectedError: 'auth.resetTokenInvalid' }),
  }),
  resetPassword: post('resetPassword', {
    ...everyone,
    public: true,
    summary: 'Set a new password with the token from the mail; every session of the account ends.',
    input: ResetPasswordFields,
    output: Done,
    errors: ['auth.resetTokenInvalid'],
    example: () => ({
      body: { token: 'unknown', password: examplePassword, confirmation_password: examplePassword },
      expectedError: 'auth.resetTokenInvalid',
    }),
  }),
}
