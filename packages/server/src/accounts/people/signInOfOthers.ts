import { personOf, type Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { isMoved } from '../accountEmails/accountEmails.ts'
import { isWithinOwn } from './people.sql.ts'

interface Account {
  readonly email: string
  readonly role_id: number
}
interface Changed {
  readonly email: string | undefined
  readonly password_hash: string | undefined
}

/**
 * Refuses a new address or password for somebody who may do more than the caller, who could sign in as them with it.
 * `account` is locked.
 */
export async function failBeyondSignIn(
  db: Db,
  scope: Scope,
  account: Account,
  changed: Changed,
): Promise<void> {
  const moved = isMoved(account, changed.email)
  if (!moved && changed.password_hash === undefined) return
  if (await isWithinOwn(db, personOf(scope).account_id, account.role_id)) return
  fail('permission.beyond', { field: moved ? 'email' : 'password' })
}
