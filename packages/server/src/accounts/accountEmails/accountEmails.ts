import type { Language } from '@sufra/contract/kernel/language'
import { sql } from 'drizzle-orm'
import { resetBucket } from '../../kernel/access/rateLimits.ts'
import { endSessions } from '../../kernel/access/session.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { hashNewPassword } from '../signIn/passwords.ts'
import { accountBucket } from '../signIn/signIn.rules.ts'
import { useResetTokens } from '../signIn/signIn.sql.ts'
import { addressChangedMails, passwordChangedMails } from './accountEmails.mails.ts'

/** For `prepare`: hashes the password before the transaction, which it would hold up. */
export const hashOf = async ({
  input: { password },
  caller: { language },
}: Pick<Call, 'caller'> & { readonly input: { readonly password?: string | undefined } }) =>
  password === undefined ? undefined : hashNewPassword(password, { field: 'password', language })

/** The columns of a password; undefined leaves both unchanged. */
export const passwordValues = (password_hash: string | undefined) => ({
  password_hash,
  password_changed_at: password_hash === undefined ? undefined : sql`now()`,
})

export const failIfEmailTaken = (): never => fail('accounts.emailTaken', { field: 'email' })

/** An account before a change. */
interface AccountBefore {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly language: Language
}

/** Whether a change gives an account another address. */
export const isMoved = (before: Pick<AccountBefore, 'email'>, email: string | undefined): boolean =>
  email !== undefined && email !== before.email

type Writing = Pick<Call, 'db' | 'services'>

/** Ends the sessions and reset links of an account's old credentials. */
export async function endCredentials(db: Db, account_id: number): Promise<void> {
  await endSessions(db, account_id)
  await useResetTokens(db, account_id)
}

/** What follows when another person changes an account's address or password. */
export async function signInChanged(
  { db, services }: Writing,
  before: AccountBefore,
  changed: { readonly email: string | undefined; readonly password_hash: string | undefined },
): Promise<void> {
  const { id, name, email, language } = before
  const moved = isMoved(before, changed.email)
  if (!moved && changed.password_hash === undefined) return
  await endCredentials(db, id)
  await resetBucket(db, [accountBucket(email)])
  await services.jobs.send(db, moved ? addressChangedMails : passwordChangedMails, { name, email, language })
}
