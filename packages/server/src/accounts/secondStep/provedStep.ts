import type { Method } from '@sufra/contract/accounts/auth.shapes'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { hashRecoveryCode, stepOfCode } from './secondStep.rules.ts'
import { authenticatorOf, spendRecoveryCode, spendStep } from './secondStep.sql.ts'

/** Uses up a code of the account's. A wrong or used one fails at the field `code`. */
export async function spendCode(db: Db, account_id: number, code: string): Promise<Method> {
  const authenticator = await authenticatorOf(db, account_id)
  const step = authenticator && (await stepOfCode(authenticator.secret, code))
  if (authenticator && step !== undefined && (await spendStep(db, account_id, authenticator.secret, step)))
    return 'code'
  if (await spendRecoveryCode(db, account_id, hashRecoveryCode(code))) return 'recovery'
  return fail('auth.codeInvalid', { field: 'code' })
}

/** The second step of signing in. */
export const secondStepOf = async (db: Db, account_id: number, code: string | undefined): Promise<Method> =>
  code === undefined ? fail('auth.codeNeeded') : spendCode(db, account_id, code)
