import { type Permission, permissions } from '@sufra/contract/kernel/permissions'
import { type SQL, sql } from 'drizzle-orm'
import { type PersonScope, type Scope, type ScopeRule, scopeFilterOf } from '../../kernel/access/scope.ts'
import { bool, eachOf, int, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The roles of one's own side: of platform staff, or those of all restaurants and what the own one has made up. */
export const roleScope = {
  admin: () => sql`roles.guard_name = 'admin' and roles.archived_at is null`,
  restaurant: ({ restaurant_id }) => sql`roles.guard_name = 'restaurant' and roles.archived_at is null
    and (roles.restaurant_id is null or roles.restaurant_id = ${restaurant_id})`,
} satisfies ScopeRule

/** The people of one's own side. */
export const peopleScope = {
  admin: () => sql`accounts.kind = 'admin' and accounts.archived_at is null`,
  restaurant: ({ restaurant_id }) => sql`accounts.kind = 'restaurant' and accounts.archived_at is null
    and accounts.restaurant_id = ${restaurant_id}`,
} satisfies ScopeRule

/** The caller's own role, read anew: it may have changed since the session was looked up. */
export const ownRole = (account_id: number): SQL => sql`
  (select own_roles.id, own_roles.super, own_roles.permissions
    from accounts own join roles own_roles on own_roles.id = own.role_id where own.id = ${account_id}) mine`

/** Whether a role allows nothing that the caller's does not; `ownRole` must be joined. */
export const withinOwn = sql`(mine.super or not roles.super and roles.permissions <@ mine.permissions)`

/** The list as one value of a column. */
export const listOf = (permissions: readonly Permission[] | undefined) =>
  permissions && sql.param([...permissions])

/** How many people of the caller's side have a role. */
const holders = (scope: Scope) => sql`(select count(*)::int from accounts
  where accounts.role_id = roles.id and ${scopeFilterOf(peopleScope, scope)})`

/** One that the platform made for all restaurants. */
const shared = sql`(roles.guard_name = 'restaurant' and roles.restaurant_id is null)`

const roleColumns = {
  ...pick(tables.roles, 'id', 'super', 'version'),
  name_en: text,
  name_ar: text,
  permissions: eachOf(permissions),
  shared: bool,
  own: bool,
  within: bool,
  users: int,
}

export const listRoles = (db: Db, allowed: SQL, scope: PersonScope) =>
  query(
    db,
    roleColumns,
    sql`select ${selected(roleColumns)}, roles.name as name_en, roles.name_ar, roles.permissions,
        ${shared} as shared, roles.id = mine.id as own, ${withinOwn} as within, ${holders(scope)} as users
      from roles, ${ownRole(scope.account_id)} where ${allowed} order by roles.id`,
  )

/** Whether all restaurants have a role of this name. */
export const isNameShared = (
  db: Db,
  { name = '', name_ar = '' }: { name?: string | undefined; name_ar?: string | undefined },
) =>
  affects(
    db,
    sql`select id from roles where ${shared} and (lower(name) = lower(${name}) or name_ar = ${name_ar})`,
  )

const lockedColumns = { ...pick(tables.roles, 'id', 'super'), shared: bool, own: bool, within: bool }

/** Locks a role, so that giving it to somebody waits and then sees the change. */
export const lockRole = (db: Db, allowed: SQL, account_id: number, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)}, ${shared} as shared, roles.id = mine.id as own, ${withinOwn} as within
      from roles, ${ownRole(account_id)} where ${allowed} and roles.id = ${id} for update of roles`,
  )

/** A role that is to be given to somebody: it is neither changed nor archived meanwhile. */
export const roleToGive = (db: Db, scope: PersonScope, id: number) =>
  queryOne(
    db,
    { ...pick(tables.roles, 'id'), within: bool },
    sql`select roles.id, ${withinOwn} as within from roles, ${ownRole(scope.account_id)}
      where ${scopeFilterOf(roleScope, scope)} and roles.id = ${id} for share of roles`,
  )

export const holdersOf = async (db: Db, scope: PersonScope, id: number): Promise<number> =>
  (await queryOne(db, { users: int }, sql`select ${holders(scope)} as users from roles where id = ${id}`))
    ?.users ?? 0
