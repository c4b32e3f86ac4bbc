import type { UserInfo } from '@sufra/contract/auth'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { ChosenList, ListPreference, Preferences } from '@sufra/contract/preferences.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows as select } from '../../kernel/database/db.ts'
import type { RowRule } from '../../kernel/access/scope.ts'
import { type Entrant, knownDays, resetMinutes } from './signIn.rules.ts'

const own = ({ account_id }: { account_id: number }) => sql`accounts.id = ${account_id}`

/** One's own account and what hangs on it; strangers have no row. */
export const accountRows: RowRule = {
  admin: own,
  restaurant: own,
  store_user: own,
  nobody: () => sql`false`,
}

/** Blocked people are not written to either. */
const live = sql`accounts.archived_at is null and accounts.status`

const homes = sql`
  left join stores on stores.id = accounts.store_id
  left join restaurants on restaurants.id = coalesce(accounts.restaurant_id, stores.restaurant_id)`

export interface SignInAccount extends Entrant, Record<string, unknown> {
  id: number
  email: string
  password_hash: string
  /** It signed in from this address before. */
  known: boolean
}

export async function accountToSignIn(db: Db, email: string, ip: string): Promise<SignInAccount | undefined> {
  const found = await select<SignInAccount>(
    db,
    sql`
    select accounts.id, accounts.email, accounts.password_hash, accounts.status, restaurants.approval,
      stores.archived_at is not null or restaurants.archived_at is not null as homeless,
      exists (select from sessions where account_id = accounts.id and ip = ${ip}
        and created_at > now() - make_interval(days => ${knownDays})) as known
    from accounts ${homes}
    where accounts.email = ${email} and accounts.archived_at is null`,
  )
  return found[0]
}

/**
 * Notes the sign-in and locks the account: an address or password changed or a user blocked since the password was
 * checked gives no session.
 */
export async function enter(db: Db, account: SignInAccount): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update accounts set last_sign_in_at = now()
    where id = ${account.id} and email = ${account.email} and password_hash = ${account.password_hash} and ${live}
    returning id`)
  return rows.length === 1
}

interface InfoRow extends Record<string, unknown> {
  id: number
  kind: Kind
  name: string
  email: string
  phone: string | null
  language: UserInfo['language']
  role: string
  permissions: string[]
  restaurant_id: number | null
  store_id: number | null
  preferences: Preferences
}

export async function userInfo(db: Db, which: SQL): Promise<UserInfo | undefined> {
  const [row] = await select<InfoRow>(
    db,
    sql`
    select accounts.id, accounts.kind, accounts.name, accounts.email, accounts.phone, accounts.language,
      roles.name as role, coalesce(accounts.restaurant_id, stores.restaurant_id) as restaurant_id,
      accounts.store_id, accounts.preferences, case when accounts.kind = 'admin' then array(
        select permission from role_permissions where role_id = accounts.role_id order by permission
      ) else '{}'::text[] end as permissions
    from accounts join roles on roles.id = accounts.role_id left join stores on stores.id = accounts.store_id
    where ${which}`,
  )
  return row && { ...row, role: [{ guard_name: row.kind, name: row.role }] }
}

export const accountById = (id: number): SQL => sql`accounts.id = ${id}`

export async function ownPassword(db: Db, rows: SQL): Promise<string | undefined> {
  const [account] = await select<{ password_hash: string }>(
    db,
    sql`select password_hash from accounts where ${rows}`,
  )
  return account?.password_hash
}

/** Answers false if the password is no longer the one that was checked. */
export async function changePassword(db: Db, rows: SQL, was: string, hash: string): Promise<boolean> {
  const changed = await db.execute(sql`
    update accounts set password_hash = ${hash}, password_changed_at = now()
    where ${rows} and password_hash = ${was} returning id`)
  return changed.rows.length === 1
}

export const spendResetTokens = (db: Db, account_id: number) =>
  db.execute(sql`
  update reset_tokens set used_at = now() where account_id = ${account_id} and used_at is null`)

const usable = (hash: Buffer) => sql`
  reset_tokens.token_hash = ${hash} and reset_tokens.used_at is null and reset_tokens.expires_at > now()`

export async function resetTokenIsGood(db: Db, hash: Buffer): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from reset_tokens join accounts on accounts.id = reset_tokens.account_id
    where ${usable(hash)} and ${live}`)
  return rows.length === 1
}

/** The account's row is locked first, then the token spent: of two with the same token, one finds it spent. */
export async function resetPassword(
  db: Db,
  hash: Buffer,
  password_hash: string,
): Promise<{ id: number; email: string } | undefined> {
  const [account] = await select<{ id: number; email: string }>(
    db,
    sql`
    update accounts set password_hash = ${password_hash}, password_changed_at = now()
    from reset_tokens where reset_tokens.account_id = accounts.id and ${usable(hash)} and ${live}
    returning accounts.id, accounts.email`,
  )
  const spent = await db.execute(sql`
    update reset_tokens set used_at = now() where ${usable(hash)} returning id`)
  return spent.rows.length === 1 ? account : undefined
}

export interface Addressee extends Record<string, unknown> {
  id: number
  name: string
  email: string
  language: UserInfo['language']
}

/** Locks the account, so that of two tokens made at once the later one supersedes. */
export async function addressee(db: Db, email: string): Promise<Addressee | undefined> {
  const found = await select<Addressee>(
    db,
    sql`
    select id, name, email, language from accounts where email = ${email} and ${live} for update`,
  )
  return found[0]
}

export const addResetToken = (db: Db, account_id: number, hash: Buffer) =>
  db.execute(sql`
  insert into reset_tokens (account_id, token_hash, expires_at)
  values (${account_id}, ${hash}, now() + make_interval(mins => ${resetMinutes}))`)

export interface LiveSession extends Record<string, unknown> {
  id: number
  created_at: string
  last_seen_at: string
  user_agent: string
  ip: string
}

export const liveSessions = (db: Db, rows: SQL) =>
  select<LiveSession>(
    db,
    sql`
    select sessions.id, sessions.created_at, sessions.last_seen_at, coalesce(user_agent, '') as user_agent,
      coalesce(ip, '') as ip
    from sessions join accounts on accounts.id = sessions.account_id
    where ${rows} and revoked_at is null and expires_at > now() and absolute_expires_at > now()
    order by sessions.last_seen_at desc, sessions.id desc limit 100`,
  )

export async function endSession(db: Db, rows: SQL, id: number): Promise<{ id: number } | undefined> {
  const ended = await select<{ id: number }>(
    db,
    sql`
    update sessions set revoked_at = now() from accounts
    where accounts.id = sessions.account_id and ${rows} and sessions.id = ${id} and revoked_at is null
    returning sessions.id`,
  )
  return ended[0]
}

export const updateProfile = (db: Db, rows: SQL, { name, language }: { name?: string; language?: string }) =>
  db.execute(sql`
  update accounts set name = coalesce(${name ?? null}, name), language = coalesce(${language ?? null}, language)
  where ${rows}`)

/** Each list's by itself: of two saved at once on two machines neither takes the other's away. */
export async function savePreference(
  db: Db,
  rows: SQL,
  list: ChosenList,
  preference: ListPreference | null,
): Promise<void> {
  const kept = preference
    ? sql`preferences || ${JSON.stringify({ [list]: preference })}::jsonb`
    : sql`preferences - ${list}::text`
  await db.execute(sql`update accounts set preferences = ${kept} where ${rows}`)
}
