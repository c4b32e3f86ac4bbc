import type { Method } from '@sufra/contract/accounts/auth.shapes'
import type { Audience } from '@sufra/contract/kernel/kinds'
import { linkVariants } from '@sufra/contract/orders/links.view'
import { type SQL, sql } from 'drizzle-orm'
import type { Settings } from '../config/settings.ts'
import { bool, nullable, oneOf, pick, type RowOf, texts } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { statement } from '../database/prepared.ts'
import { execute, queryOne } from '../database/query.ts'
import * as tables from '../database/tables.gen.ts'
import { fail } from '../errors/apiError.ts'
import { channelOf } from './channels.ts'
import { currentStore, storeless } from './currentStore.ts'
import type { PersonScope, Scope } from './scope.ts'
import { hashToken, kindOfToken, newToken, type TokenKind } from './tokens.ts'

const accountColumns = {
  account_id: tables.accounts.id,
  kind: oneOf(tables.accounts.kind, ['admin', 'restaurant', 'store_user']),
  name: tables.accounts.name,
  role: tables.roles.name,
  role_id: tables.roles.id,
  permissions: texts,
  restaurant_id: tables.accounts.restaurant_id,
  store_id: nullable(tables.stores.id),
}
const sessionColumns = {
  ...accountColumns,
  session_id: tables.sessions.id,
  viewer_id: tables.sessions.viewer_id,
  viewer_name: nullable(tables.accounts.name),
  seen_role_id: tables.sessions.role_id,
  confirmed: bool,
  must_set_up: bool,
  stale: bool,
}
type SessionRow = RowOf<typeof sessionColumns>

/** Accounts with what their scope is made of. */
const accountSelect = sql`accounts.id as account_id, accounts.kind, accounts.name, roles.name as role, roles.id as role_id,
    accounts.restaurant_id, stores.id as store_id,
    array(select permission from role_permissions where role_permissions.role_id = roles.id) as permissions`
/** `offset 0` keeps roles last: joined in another order, a call would read all roles, and for each all accounts. */
const withRole = (
  role: SQL,
  chosen: SQL,
) => sql`cross join lateral (select * from roles where id = ${role} offset 0) roles
  ${currentStore(chosen)}
  left join restaurants on restaurants.id = accounts.restaurant_id`
/** The account has codes of an authenticator app, or a passkey. */
export const hasSecondStep = sql`(exists (
    select from authenticators where account_id = accounts.id and confirmed_at is not null)
  or exists (select from passkeys where account_id = accounts.id))`
/** The role requires a second step, which the account has not set up, nor had this session one at the provider. */
export const mustSetUp = sql`(roles.second_step and sessions.viewer_id is null
  and sessions.stepped_elsewhere is not true and not ${hasSecondStep})`
/** Who may be in at all. */
const admitted = sql`accounts.status and accounts.archived_at is null and accounts.invited_at is null
    and not ${storeless} and restaurants.archived_at is null
    and coalesce(restaurants.approval, 'approved') = 'approved'`

const linkColumns = {
  ...pick(tables.link_tokens, 'id', 'order_id'),
  variant: oneOf(tables.link_tokens.variant, linkVariants),
  stale: bool,
}

/**
 * One lookup per call, never cached: a blocked or deleted user, a deleted store or restaurant, or a changed password
 * takes effect with the next call on every process.
 */
const sessionOf = statement(
  sessionColumns,
  sql`
  select sessions.id as session_id, ${accountSelect}, sessions.viewer_id, viewers.name as viewer_name,
    sessions.role_id as seen_role_id,
    sessions.confirmed_at > now() - make_interval(mins => ${sql.placeholder('minutes')}::int) as confirmed,
    ${mustSetUp} as must_set_up,
    sessions.last_seen_at < now() - interval '1 minute' as stale
  from sessions join accounts on accounts.id = sessions.account_id
    ${withRole(sql`coalesce(sessions.role_id, accounts.role_id)`, sql`sessions.store_id`)}
    left join accounts viewers on viewers.id = sessions.viewer_id
  where sessions.token_hash = ${sql.placeholder('hash')} and sessions.revoked_at is null
    and sessions.expires_at > now() and sessions.absolute_expires_at > now()
    and ${admitted} and (sessions.viewer_id is null or viewers.status and viewers.archived_at is null
      and exists (select from roles where roles.id = viewers.role_id and roles.super))`,
)

type Looked = Pick<SessionRow, 'viewer_id' | 'viewer_name' | 'seen_role_id'>
const viewerOf = ({ viewer_id, viewer_name, seen_role_id }: Looked) =>
  viewer_id === null ? undefined : { account_id: viewer_id, name: viewer_name ?? '', role_id: seen_role_id }

function scopeOf(row: Omit<SessionRow, 'stale' | keyof Looked>, viewer?: PersonScope['viewer']): PersonScope {
  const {
    session_id,
    account_id,
    name,
    role,
    role_id,
    permissions,
    confirmed,
    must_set_up,
    restaurant_id,
    store_id,
  } = row
  const person = {
    session_id,
    account_id,
    name,
    role,
    role_id,
    permissions,
    confirmed,
    mustSetUp: must_set_up,
    viewer,
  }
  if (row.kind === 'admin') return { ...person, kind: 'admin' }
  if (row.kind === 'restaurant')
    return { ...person, kind: 'restaurant', restaurant_id: restaurant_id as number }
  return {
    ...person,
    kind: 'store_user',
    restaurant_id: restaurant_id as number,
    store_id: store_id as number,
  }
}

/** No session has this id. */
const noSession = 0

/**
 * What an account may see, for what is made for it while it is away, such as mailed reports; of store users, in this
 * store if they have it. Undefined if it could not sign in.
 */
export async function scopeOfAccount(
  db: Db,
  id: number,
  store_id?: number | null,
): Promise<PersonScope | undefined> {
  const row = await queryOne(
    db,
    accountColumns,
    sql`select ${accountSelect} from accounts ${withRole(sql`accounts.role_id`, sql`${store_id ?? null}::bigint`)}
      where accounts.id = ${id} and ${admitted}`,
  )
  return row && scopeOf({ ...row, session_id: noSession, confirmed: false, must_set_up: false })
}

interface NewSession {
  readonly account_id: number
  readonly method: Method
  /** Somebody else, such as the company's provider, asked for two steps. */
  readonly steppedElsewhere?: boolean
  readonly from: { readonly ip: string; readonly userAgent: string; readonly country: string | null }
}

/** Opens a session. Its token is returned once; only the hash is stored. */
export async function openSession(
  db: Db,
  { account_id, method, steppedElsewhere = false, from }: NewSession,
  { session }: Pick<Settings, 'session'>,
): Promise<string> {
  const { token, hash } = newToken('session')
  await execute(
    db,
    sql`
    insert into sessions (token_hash, account_id, method, stepped_elsewhere, expires_at, absolute_expires_at, user_agent, ip, country)
    values (
      ${hash}, ${account_id}, ${method}, ${steppedElsewhere},
      now() + least(make_interval(hours => ${session.idleHours}), make_interval(days => ${session.maxDays})),
      now() + make_interval(days => ${session.maxDays}), ${from.userAgent.slice(0, 300)}, ${from.ip}, ${from.country})`,
  )
  return token
}

/** Ends an account's sessions and looks, except `keep`. Takes effect with the next call on every process. */
export const endSessions = (db: Db, account_id: number, keep?: number) =>
  execute(
    db,
    sql`
  update sessions set revoked_at = now()
  where (account_id = ${account_id} or viewer_id = ${account_id}) and revoked_at is null and id is distinct from ${keep ?? null}::bigint`,
  )

/** The person of a session has proved again who they are. */
export const confirmSession = (db: Db, session_id: number) =>
  execute(db, sql`update sessions set confirmed_at = now() where id = ${session_id}`)

/** Extends the expiry, at most once a minute. */
const touch = (db: Db, row: SessionRow, settings: Settings) =>
  execute(
    db,
    sql`
  update sessions set last_seen_at = now(),
    expires_at = least(now() + make_interval(hours => ${settings.session.idleHours}), absolute_expires_at)
  where id = ${row.session_id} and revoked_at is null`,
  )

async function person(db: Db, token: string, settings: Settings): Promise<Scope | undefined> {
  const [row] = await sessionOf(db, { hash: hashToken(token), minutes: settings.session.confirmedMinutes })
  if (!row) return undefined
  if (row.stale) await touch(db, row, settings)
  return scopeOf(row, viewerOf(row))
}

/** `last_used_at` is written at most once a minute. */
async function link(db: Db, token: string): Promise<Scope | undefined> {
  const found = await queryOne(
    db,
    linkColumns,
    sql`
    select id, order_id, variant, coalesce(last_used_at < now() - interval '1 minute', true) as stale from link_tokens
    where token_hash = ${hashToken(token)} and revoked_at is null and expires_at > now()`,
  )
  if (found?.stale) await execute(db, sql`update link_tokens set last_used_at = now() where id = ${found.id}`)
  return found && { kind: 'link', order_id: found.order_id, variant: found.variant }
}

function find(db: Db, kind: TokenKind | undefined, token: string, settings: Settings) {
  if (kind === 'session') return person(db, token, settings)
  if (kind === 'channel') return channelOf(db, token)
  if (kind === 'link') return link(db, token)
  return Promise.resolve(undefined)
}

const bearer = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? '')?.[1]

/** The scope of this bearer token; 401 if it is unknown, 403 if it belongs to another door (DECISIONS 6). */
export async function authenticate(
  db: Db,
  header: string | undefined,
  door: Audience,
  settings: Settings,
): Promise<Scope> {
  const token = bearer(header)
  if (!token) return fail('session.missing')
  const scope = await find(db, kindOfToken(token), token, settings)
  if (!scope) return fail('session.expired')
  return scope.kind === door ? scope : fail('session.wrongDoor')
}
