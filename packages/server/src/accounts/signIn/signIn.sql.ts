import { methods, StoreName, type UserInfo } from '@sufra/contract/accounts/auth.shapes'
import {
  type ChosenList,
  type ListPreference,
  Preferences,
} from '@sufra/contract/accounts/preferences.shapes'
import { kinds } from '@sufra/contract/kernel/kinds'
import { languages } from '@sufra/contract/kernel/language'
import { approvals } from '@sufra/contract/stores/restaurants'
import { type SQL, sql } from 'drizzle-orm'
import { signAsAccount } from '../../kernel/access/audit.ts'
import { currentStore, ownStores, storeless } from '../../kernel/access/currentStore.ts'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { hasSecondStep, mustSetUp } from '../../kernel/access/session.ts'
import {
  bool,
  json,
  list,
  nullable,
  oneOf,
  pick,
  type RowOf,
  text,
  texts,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { defaultViewList, defaultViews } from '../listViews/listViews.sql.ts'
import { knownDays, resetMinutes } from './signIn.rules.ts'

const own = ({ account_id }: { account_id: number }) => sql`accounts.id = ${account_id}`

/** The caller's own account and its rows; others match no row. */
export const accountScope = {
  admin: own,
  restaurant: own,
  store_user: own,
  nobody: () => sql`false`,
} satisfies ScopeRule

/** Blocked accounts get no mail either. */
const live = sql`accounts.archived_at is null and accounts.status`

const homes = sql`
  ${currentStore(sql`null::bigint`)}
  left join restaurants on restaurants.id = accounts.restaurant_id`

const signInColumns = {
  ...pick(tables.accounts, 'id', 'email', 'password_hash', 'status'),
  /** Approval of the account's restaurant; null for admins. */
  approval: nullable(oneOf(tables.restaurants.approval, approvals)),
  /** The restaurant is archived, or of a store user every store. */
  homeless: bool,
  /** The account signed in from this address before. */
  known: bool,
  /** A password is not enough. */
  stepped: bool,
  /** It has an authenticator app. */
  codes: bool,
}
type SignInAccount = RowOf<typeof signInColumns>

export const accountById = (id: number): SQL => sql`accounts.id = ${id}`
export const accountByEmail = (email: string): SQL =>
  sql`accounts.email = ${email} and accounts.archived_at is null`

export const accountToSignIn = (db: Db, which: SQL, ip: string) =>
  queryOne(
    db,
    signInColumns,
    sql`
    select accounts.id, accounts.email, accounts.password_hash, accounts.status, restaurants.approval,
      ${storeless} or restaurants.archived_at is not null as homeless,
      exists (select from sessions where account_id = accounts.id and ip = ${ip} and viewer_id is null
        and created_at > now() - make_interval(days => ${knownDays})) as known,
      ${hasSecondStep} as stepped,
      exists (select from authenticators where account_id = accounts.id and confirmed_at is not null) as codes
    from accounts ${homes}
    where ${which}`,
  )

/**
 * Records the sign-in and locks the account. Opens no session if the address, the password or the account's status
 * changed since the password was checked.
 */
export async function recordSignIn(db: Db, account: SignInAccount): Promise<boolean> {
  await signAsAccount(db, accountById(account.id))
  return affects(
    db,
    sql`update accounts set last_sign_in_at = now()
    where id = ${account.id} and email = ${account.email} and password_hash = ${account.password_hash} and ${live}
    returning id`,
  )
}

const infoColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'phone', 'restaurant_id', 'opens_home'),
  kind: oneOf(tables.accounts.kind, kinds),
  language: oneOf(tables.accounts.language, languages),
  role: tables.roles.name,
  role_ar: tables.roles.name_ar,
  super: tables.roles.super,
  permissions: texts,
  store_id: nullable(tables.stores.id),
  stores: list(json(StoreName)),
  preferences: json(Preferences),
  default_views: defaultViewList,
  must_set_up: bool,
}

interface SeenWith {
  /** The role that is seen instead of the account's own. */
  readonly role_id?: number | null | undefined
  /** The session: in which of their stores a store user works, and whether the second step is asked for in it. */
  readonly session_id?: number | undefined
}

/** Who an account is. */
export async function userInfo(
  db: Db,
  which: SQL,
  { role_id, session_id }: SeenWith = {},
): Promise<UserInfo | undefined> {
  const role = role_id == null ? sql`accounts.role_id` : sql`${role_id}`
  const row = await queryOne(
    db,
    infoColumns,
    sql`
    select accounts.id, accounts.kind, accounts.name, accounts.email, accounts.phone, accounts.language,
      roles.name as role, roles.name_ar as role_ar, roles.super, accounts.restaurant_id,
      stores.id as store_id, (select coalesce(jsonb_agg(
        jsonb_build_object('id', stores.id, 'name_en', stores.name_en, 'name_ar', stores.name_ar) order by stores.id), '[]')
        ${ownStores}) as stores, accounts.opens_home, accounts.preferences,
      ${defaultViews} as default_views, ${mustSetUp} as must_set_up, array(
        select permission from role_permissions where role_id = roles.id order by permission
      ) as permissions
    from accounts join roles on roles.id = ${role}
      left join sessions on sessions.id = ${session_id ?? null}::bigint ${currentStore(sql`sessions.store_id`)}
    where ${which}`,
  )
  return row && { ...row, role: [{ guard_name: row.kind, name: row.role, name_ar: row.role_ar }] }
}

export async function ownPassword(db: Db, rows: SQL): Promise<string | undefined> {
  const account = await queryOne(
    db,
    pick(tables.accounts, 'password_hash'),
    sql`select password_hash from accounts where ${rows}`,
  )
  return account?.password_hash
}

/** Returns false if the password is no longer the one that was checked. */
export const changePassword = (db: Db, rows: SQL, was: string, hash: string) =>
  affects(
    db,
    sql`update accounts set password_hash = ${hash}, password_changed_at = now()
    where ${rows} and password_hash = ${was} returning id`,
  )

export const useResetTokens = (db: Db, account_id: number) =>
  execute(
    db,
    sql`
  update reset_tokens set used_at = now() where account_id = ${account_id} and used_at is null`,
  )

const usable = (hash: Buffer) => sql`
  reset_tokens.token_hash = ${hash} and reset_tokens.used_at is null and reset_tokens.expires_at > now()`

export const resetTokenIsGood = (db: Db, hash: Buffer) =>
  affects(
    db,
    sql`select reset_tokens.id from reset_tokens join accounts on accounts.id = reset_tokens.account_id
    where ${usable(hash)} and ${live}`,
  )

/** Locks the account's row first, then spends the token: of two parallel calls, one finds it spent. */
export async function resetPassword(
  db: Db,
  hash: Buffer,
  password_hash: string,
): Promise<{ id: number; email: string } | undefined> {
  await signAsAccount(db, sql`id in (select account_id from reset_tokens where ${usable(hash)})`)
  const account = await queryOne(
    db,
    pick(tables.accounts, 'id', 'email'),
    sql`
    update accounts set password_hash = ${password_hash}, password_changed_at = now(), invited_at = null
    from reset_tokens where reset_tokens.account_id = accounts.id and ${usable(hash)} and ${live}
    returning accounts.id, accounts.email`,
  )
  const spent = await queryOne(
    db,
    pick(tables.reset_tokens, 'id'),
    sql`update reset_tokens set used_at = now() where ${usable(hash)} returning id`,
  )
  return spent ? account : undefined
}

const addresseeColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email'),
  language: oneOf(tables.accounts.language, languages),
}

/** Locks the account, so that of two parallel requests the later token replaces the earlier. */
export const addressee = (db: Db, email: string) =>
  queryOne(
    db,
    addresseeColumns,
    sql`
    select id, name, email, language from accounts where email = ${email} and ${live} for update`,
  )

export const addResetToken = (db: Db, account_id: number, hash: Buffer, minutes = resetMinutes) =>
  execute(
    db,
    sql`
  insert into reset_tokens (account_id, token_hash, expires_at)
  values (${account_id}, ${hash}, now() + make_interval(mins => ${minutes}))`,
  )

const liveSessionColumns = {
  ...pick(tables.sessions, 'id', 'created_at', 'last_seen_at', 'country'),
  method: oneOf(tables.sessions.method, methods),
  user_agent: text,
  ip: text,
}

export const liveSessions = (db: Db, rows: SQL) =>
  query(
    db,
    liveSessionColumns,
    sql`
    select sessions.id, sessions.created_at, sessions.last_seen_at, country, method, coalesce(user_agent, '') as user_agent,
      coalesce(ip, '') as ip
    from sessions join accounts on accounts.id = sessions.account_id
    where ${rows} and viewer_id is null and revoked_at is null and expires_at > now()
      and absolute_expires_at > now() order by sessions.last_seen_at desc, sessions.id desc limit 100`,
  )

export const endSession = (db: Db, rows: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.sessions, 'id'),
    sql`
    update sessions set revoked_at = now() from accounts
    where accounts.id = sessions.account_id and ${rows} and sessions.id = ${id} and revoked_at is null
    returning sessions.id`,
  )

interface ProfileChange {
  readonly name?: string | undefined
  readonly language?: string | undefined
  readonly opens_home?: boolean | undefined
}

export const updateProfile = (db: Db, rows: SQL, { name, language, opens_home }: ProfileChange) =>
  execute(
    db,
    sql`
  update accounts set name = coalesce(${name ?? null}, name), language = coalesce(${language ?? null}, language),
    opens_home = coalesce(${opens_home ?? null}, opens_home)
  where ${rows}`,
  )

/** Saves each list separately, so that parallel saves on two devices do not overwrite each other. */
export async function savePreference(
  db: Db,
  rows: SQL,
  list: ChosenList,
  preference: ListPreference | null,
): Promise<void> {
  const kept = preference
    ? sql`preferences || ${JSON.stringify({ [list]: preference })}::jsonb`
    : sql`preferences - ${list}::text`
  await execute(db, sql`update accounts set preferences = ${kept} where ${rows}`)
}
