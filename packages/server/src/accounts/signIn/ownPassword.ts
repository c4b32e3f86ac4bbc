import { type Bucket, consume, resetBucket } from '../../kernel/access/rateLimits.ts'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { verifyPassword } from './passwords.ts'
import { passwordBucket } from './signIn.rules.ts'
import { accountById, ownPassword } from './signIn.sql.ts'

interface CheckedPassword {
  readonly bucket: Bucket
  /** The hash it was compared with. */
  readonly was: string | undefined
  readonly right: boolean
}

/**
 * Compares a password with the caller's own, for a handler's `prepare`. Tries are counted together with those of
 * changing the password.
 */
export async function checkOwnPassword(db: Db, scope: Scope, password: string): Promise<CheckedPassword> {
  const { account_id } = personOf(scope)
  const bucket = passwordBucket(account_id)
  await consume(db, [bucket], 'auth.tooManyTries')
  const was = await ownPassword(db, accountById(account_id))
  return { bucket, was, right: await verifyPassword(was, password) }
}

/** Rejects a wrong password at the field `password`, and one that was changed since it was compared. */
export async function failIfPasswordWrong(
  db: Db,
  scope: Scope,
  { bucket, was, right }: CheckedPassword,
): Promise<void> {
  const now = right ? await ownPassword(db, accountById(personOf(scope).account_id)) : undefined
  if (now === undefined || now !== was) fail('auth.passwordWrong', { field: 'password' })
  await resetBucket(db, [bucket.key])
}
