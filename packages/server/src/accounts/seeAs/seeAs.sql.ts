import { sql } from 'drizzle-orm'
import { noteView } from '../../kernel/access/audit.ts'
import type { PersonScope, Scope } from '../../kernel/access/scope.ts'
import { newToken } from '../../kernel/access/tokens.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import type { Caller } from '../../kernel/operations/implement.ts'
import { roleScope } from '../roles/roles.sql.ts'

/** For a look, and no longer than somebody sits in front of it. */
const minutes = 60

export const isSuper = (db: Db, { account_id }: PersonScope) =>
  affects(
    db,
    sql`select roles.id from accounts join roles on roles.id = accounts.role_id and roles.super
      where accounts.id = ${account_id} and roles.guard_name = 'admin'`,
  )

export const platformRole = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.roles, 'id'),
    sql`select roles.id from roles where ${roleScope.admin()} and roles.id = ${id}`,
  )

export const restaurantById = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.restaurants, 'id'),
    sql`select id from restaurants where id = ${id} and archived_at is null and approval = 'approved'`,
  )

const personColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email'),
  role_en: tables.roles.name,
  role_ar: tables.roles.name_ar,
}

/** Those who can sign in, as nobody is seen who could not. */
export const peopleOf = (db: Db, restaurant_id: number) =>
  query(
    db,
    personColumns,
    sql`select accounts.id, accounts.name, email, roles.name as role_en, roles.name_ar as role_ar
      from accounts join roles on roles.id = accounts.role_id
      where accounts.restaurant_id = ${restaurant_id} and accounts.kind = 'restaurant' and accounts.status and accounts.archived_at is null
        and accounts.invited_at is null
      order by main_owner desc, accounts.name, accounts.id ${unpagedLimit}`,
  )

interface Look {
  readonly viewer_id: number
  readonly account_id: number
  readonly role_id: number | null
}

/** Opens a session of somebody else's. Its token is returned once; only the hash is stored. */
export async function openLook(
  db: Db,
  { viewer_id, account_id, role_id }: Look,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<string> {
  const { token, hash } = newToken('session')
  await execute(
    db,
    sql`
    insert into sessions (token_hash, account_id, viewer_id, role_id, expires_at, absolute_expires_at, user_agent, ip)
    values (${hash}, ${account_id}, ${viewer_id}, ${role_id}, now() + make_interval(mins => ${minutes}),
      now() + make_interval(mins => ${minutes}), ${from.userAgent.slice(0, 300)}, ${from.ip})`,
  )
  return token
}

/** What is seen: the account, or the role in place of its own. */
interface Seen {
  readonly account_id: number
  readonly role_id: number | null
}

/** Beginning and end of a look, in the audit trail. */
export const noteLook = (
  db: Db,
  scope: Scope,
  { account_id, role_id }: Seen,
  operation: string,
  { requestId }: Pick<Caller, 'requestId'>,
) =>
  noteView(
    db,
    scope,
    role_id === null ? { table: 'accounts', id: account_id } : { table: 'roles', id: role_id },
    operation,
    requestId,
  )
