import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'
import { Email, Id, Instant, NewPassword, Phone, Text } from '../kernel/fields.ts'
import { kinds } from '../kernel/kinds.ts'
import { languages } from '../kernel/language.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { chosenLists, ListPreference, Preferences } from './preferences.shapes.ts'

const everyone = { kinds: everyKind, permission: 'everyone' } as const

const SignInEmail = z
  .string({ error: 'email.required' })
  .trim()
  .min(1, 'email.required')
  .max(254)
  .toLowerCase()
  .pipe(z.email({ error: 'email.invalid' }))
const SignInPassword = z.string({ error: 'password.required' }).min(1, 'password.required').max(200)

/** A password is taken as it is typed: spaces at its ends belong to it. */
const Password = z.string({ error: 'required' }).min(1, 'required').max(200)

/** Spec 1 §5: confirmation must equal the new password. */
const mismatch = { error: 'password.mismatch', path: ['confirmation_password'] }

export const SignInFields = z.strictObject({ email: SignInEmail, password: SignInPassword })

export const ChangePasswordFields = z
  .strictObject({ old_password: Password, new_password: NewPassword, confirmation_password: Password })
  .refine((value) => value.new_password === value.confirmation_password, mismatch)

export const ResetPasswordFields = z
  .strictObject({ token: Text(100), password: NewPassword, confirmation_password: Password })
  .refine((value) => value.password === value.confirmation_password, mismatch)

export const SendResetMailFields = z.strictObject({ email: Email })

export const SignUpFields = z.strictObject({
  name: Text(120),
  name_ar: Text(120).optional(),
  email: Email,
  phone: Phone,
  password: NewPassword,
})

/**
 * The code proves the mailbox, the password that it is whoever filled in the form: signing up with somebody
 * else's address must not give them an account with a stranger's password.
 */
export const VerifySignUpFields = z.strictObject({
  email: Email,
  password: Password,
  code: z
    .string({ error: 'required' })
    .trim()
    .overwrite(westernDigits)
    .regex(/^\d{6}$/, 'code.digits'),
})

export const ResendCodeFields = z.strictObject({ email: Email })

const Role = z.object({ guard_name: z.enum(kinds), name: z.string() })

export const ProfileFields = z.strictObject({
  name: Text(120).optional(),
  language: z.enum(languages).optional(),
})

/** Who is signed in. `permissions` is what an admin's role holds; the other kinds go by their kind alone. */
export const UserInfo = z.object({
  id: Id,
  kind: z.enum(kinds),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  role: z.array(Role),
  permissions: z.array(z.string()),
  restaurant_id: Id.nullable(),
  store_id: Id.nullable(),
  preferences: Preferences,
})
export type UserInfo = z.output<typeof UserInfo>

export const LiveSession = z.object({
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  user_agent: z.string(),
  ip: z.string(),
  current: z.boolean(),
})

const examplePassword = 'sufra-demo-2026'

/** Every auth call exists under all three prefixes; `signIn` under any accepts any kind (DECISIONS 5). */
export const auth = feature('auth', {
  signIn: post('signIn', {
    ...everyone,
    public: true,
    summary: 'Sign in. `role[0].guard_name` says which kind the account is.',
    input: SignInFields,
    output: z.object({ token: z.string(), loggedInUser: UserInfo }),
    errors: ['auth.failed', 'auth.awaitingApproval', 'auth.restaurantRefused', 'auth.tooManyTries'],
    example: () => ({
      body: { email: 'nobody@sufra.test', password: examplePassword },
      expectedError: 'auth.failed',
    }),
  }),
  verifyToken: get('verifyToken', {
    ...everyone,
    summary: 'Is the token still good? Answers who it belongs to.',
    output: z.object({ userInfo: UserInfo }),
    example: () => ({}),
  }),
  userInfo: get('getAuthenticatedUserInfo', {
    ...everyone,
    summary: 'Who is signed in.',
    output: z.object({ userInfo: UserInfo }),
    example: () => ({}),
  }),
  signOut: post('logOut', { ...everyone, summary: 'End this session.', output: Done, example: () => ({}) }),
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
  signUp: post('signUp', {
    ...everyone,
    public: true,
    summary:
      'Register a restaurant; a one-time code is mailed (DECISIONS 13). Answers alike for a known address.',
    input: SignUpFields,
    output: Done,
    example: () => ({
      body: { name: 'Saffron House', email: 'new@sufra.test', phone: '55123456', password: examplePassword },
    }),
  }),
  verifySignUp: post('verifySignUp', {
    ...everyone,
    public: true,
    summary: 'Turn the one-time code into a restaurant that awaits approval.',
    input: VerifySignUpFields,
    output: Done,
    errors: ['auth.codeInvalid'],
    example: () => ({
      body: { email: 'new@sufra.test', password: examplePassword, code: '000000' },
      expectedError: 'auth.codeInvalid',
    }),
  }),
  resendCode: post('resendOTP', {
    ...everyone,
    public: true,
    summary: 'Mail a new one-time code for a sign-up under way.',
    input: ResendCodeFields,
    output: Done,
    example: () => ({ body: { email: 'new@sufra.test' } }),
  }),
  sessions: get('profile/sessions', {
    ...everyone,
    summary: "The account's live sessions.",
    output: z.object({ sessions: z.array(LiveSession) }),
    example: () => ({}),
  }),
  revokeSession: del('profile/sessions/:id', {
    ...everyone,
    summary: 'End one of the own sessions.',
    output: Done,
    example: (rows) => ({ params: { id: rows('sessions') } }),
  }),
  updateProfile: post('profile/update', {
    ...everyone,
    summary: 'Change the own name and language.',
    input: ProfileFields,
    output: z.object({ userInfo: UserInfo }),
    example: () => ({ body: { language: 'ar' } }),
  }),
  savePreference: post('profile/savePreference', {
    ...everyone,
    summary: 'Keep how the own list of that name shows its columns; null goes back to how it is at first.',
    input: z.strictObject({ list: z.enum(chosenLists), preference: ListPreference.nullable() }),
    output: z.object({ userInfo: UserInfo }),
    example: () => ({
      body: { list: 'orders', preference: { set: 'kitchen', columns: { kitchen: ['id', 'status'] } } },
    }),
  }),
})
