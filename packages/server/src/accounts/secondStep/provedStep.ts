import type { Method } from '@sufra/contract/accounts/auth.shapes'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { provedCode } from './authenticators.ts'
import { hashRecoveryCode } from './secondStep.rules.ts'
import { spendRecoveryCode, spendStep } from './secondStep.sql.ts'

type Proving = Pick<Call, 'db' | 'services'>

/** Uses up a code of the account's. A wrong or used one fails at the field `code`. */
export async function spendCode(
  { db, services }: Proving,
  account_id: number,
  code: string,
): Promise<Method> {
  const right = await provedCode({ db, services }, account_id, code)
  if (right && (await spendStep(db, account_id, right.stored, right.step))) return 'code'
  if (await spendRecoveryCode(db, account_id, hashRecoveryCode(code))) return 'recovery'
  return fail('auth.codeInvalid', { field: 'code' })
}

/** The second step of signing in with a password. Whoever has passkeys alone gives a recovery code or signs in with one. */
export const secondStepOf = async (
  call: Proving,
  { id, codes }: { readonly id: number; readonly codes: boolean },
  code: string | undefined,
): Promise<Method> =>
  code === undefined ? fail(codes ? 'auth.codeNeeded' : 'auth.passkeyNeeded') : spendCode(call, id, code)
