import { timingSafeEqual } from 'node:crypto'
import type { auth } from '@sufra/contract/accounts/auth'
import { consume } from '../../kernel/access/rateLimits.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { prepared } from '../../kernel/operations/implement.ts'
import { verifyPassword } from '../signIn/passwords.ts'
import { codeBuckets, hashCode } from '../signIn/signIn.rules.ts'
import { accountExists, addRestaurant, signUpOf, tryCode } from './signUp.sql.ts'

/** The answer is the same whatever is wrong: address, password, code, its age or its attempts. */
export const verifySignUp = prepared<(typeof auth)['verifySignUp'], string | undefined>(
  async ({ db, input, caller }) => {
    await consume(db, codeBuckets(input.email, caller.ip))
    const hash = (await signUpOf(db, input.email))?.password_hash
    return (await verifyPassword(hash, input.password)) ? hash : undefined
  },
  async ({ db, input }, provedHash) => {
    const signUp = await signUpOf(db, input.email, true)
    const code = await tryCode(db, signUp?.id ?? 0)
    const codeRight = code && timingSafeEqual(code.code_hash, hashCode(signUp?.id ?? 0, input.code))
    const passwordRight = signUp?.password_hash === provedHash
    // The attempt is counted although the call is rejected.
    if (!signUp || !codeRight || !passwordRight || (await accountExists(db, input.email)))
      return fail('auth.codeInvalid', { keeps: true })
    return (await addRestaurant(db, signUp, code.id)) ? {} : fail('auth.codeInvalid')
  },
)
