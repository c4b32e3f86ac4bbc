import { z } from 'zod'
import { westernDigits } from '../kernel/digits.ts'
import { Email, NewPassword, Phone, Text } from '../kernel/fields.ts'
import { Done, post } from '../kernel/operation.ts'
import { everyone, examplePassword, Password } from './auth.shapes.ts'

const SignUpFields = z.strictObject({
  name: Text(120),
  name_ar: Text(120).optional(),
  email: Email,
  phone: Phone,
  password: NewPassword,
})

/**
 * The code proves the mailbox; the password proves that the same person filled in the form. Somebody who signed up with
 * another person's address must not leave them an account with a stranger's password.
 */
const VerifySignUpFields = z.strictObject({
  email: Email,
  password: Password,
  code: z
    .string({ error: 'required' })
    .trim()
    .overwrite(westernDigits)
    .regex(/^\d{6}$/, 'code.digits'),
})

const ResendCodeFields = z.strictObject({ email: Email })

/** A restaurant registers itself. An admin must approve it. */
export const signUpOperations = {
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
}
