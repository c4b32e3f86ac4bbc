import { DefaultView, ViewSearch } from '@sufra/contract/accounts/listViews.shapes'
import { type ChosenList, chosenLists, ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { PersonScope, ScopeRule } from '../../kernel/access/scope.ts'
import { bool, json, list, nullable, oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const table = 'list_views'

interface Reader {
  readonly account_id: SQL
  readonly restaurant_id: SQL
  readonly store_id: SQL
}

/** Shared by somebody of the same place: the platform, a restaurant or a store. */
const sharedAt = ({
  restaurant_id,
  store_id,
}: Omit<Reader, 'account_id'>) => sql`(list_views.role_id is not null
  and list_views.restaurant_id is not distinct from ${restaurant_id}
  and list_views.store_id is not distinct from ${store_id})`

/** Where a person works. Store users have their current store alone. */
export const placeOf = (scope: PersonScope) => ({
  restaurant_id: scope.kind === 'restaurant' ? scope.restaurant_id : null,
  store_id: scope.kind === 'store_user' ? scope.store_id : null,
})

const managesRoles = ({ permissions }: PersonScope) => permissions.includes('roles.write')

const readerOf = (scope: PersonScope): Reader => {
  const { restaurant_id, store_id } = placeOf(scope)
  return {
    account_id: sql`${scope.account_id}::bigint`,
    restaurant_id: sql`${restaurant_id}::bigint`,
    store_id: sql`${store_id}::bigint`,
  }
}

const isOwn = ({ account_id }: Reader) => sql`list_views.account_id = ${account_id}`

/** The own ones and those shared with the own role; all shared ones for whoever manages the roles of the place. */
function seen(scope: PersonScope) {
  const reader = readerOf(scope)
  const ofRole = managesRoles(scope) ? sql`true` : sql`list_views.role_id = ${scope.role_id}`
  return sql`(${isOwn(reader)} or ${sharedAt(reader)} and ${ofRole})`
}
export const listViewScope = { admin: seen, restaurant: seen, store_user: seen } satisfies ScopeRule

/** Those of the seen ones that the caller may change. */
const changeable = (scope: PersonScope) =>
  managesRoles(scope) ? sql`true` : sql`(${isOwn(readerOf(scope))})`

const shape = {
  list: oneOf(tables.list_views.list, chosenLists),
  search: json(ViewSearch),
  columns: nullable(json(ListPreference)),
}
const columns = {
  ...pick(tables.list_views, 'id', 'name', 'version'),
  ...shape,
  by: tables.accounts.name,
  own: bool,
  shared: bool,
  changeable: bool,
  role_en: nullable(tables.roles.name),
  role_ar: nullable(tables.roles.name_ar),
}

export const viewsOf = (db: Db, allowed: SQL, scope: PersonScope, of: ChosenList) =>
  query(
    db,
    columns,
    sql`select list_views.id, list_views.name, list_views.version, list, search, columns, accounts.name as by,
        ${isOwn(readerOf(scope))} as own, list_views.role_id is not null as shared, ${changeable(scope)} as changeable,
        roles.name as role_en, roles.name_ar as role_ar
      from list_views join accounts on accounts.id = list_views.account_id left join roles on roles.id = list_views.role_id
      where ${allowed} and list = ${of} order by lower(list_views.name), list_views.id limit 500`,
  )

/** Locks a view that the caller sees, and says whether they may change it. */
export const lockView = (db: Db, allowed: SQL, scope: PersonScope, id: number) =>
  queryOne(
    db,
    { ...pick(tables.list_views, 'id', 'role_id'), changeable: bool },
    sql`select id, role_id, ${changeable(scope)} as changeable from list_views
      where ${allowed} and id = ${id} for update`,
  )

export const countOwn = (db: Db, { account_id }: PersonScope): Promise<number> =>
  countRows(db, sql`from list_views where account_id = ${account_id}`)

/** Parallel saves of one account come one after the other, so that they do not exceed the limit. */
export const lockAccount = (db: Db, { account_id }: PersonScope) =>
  queryOne(
    db,
    pick(tables.accounts, 'id'),
    sql`select id from accounts where id = ${account_id} for no key update`,
  )

export const deleteView = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.list_views, 'id'),
    sql`delete from list_views where ${allowed} and id = ${id} returning id`,
  )

export const setDefault = (db: Db, allowed: SQL, { account_id }: PersonScope, id: number) =>
  queryOne(
    db,
    pick(tables.default_views, 'id'),
    sql`insert into default_views (account_id, list, list_view_id)
      select ${account_id}, list, id from list_views where ${allowed} and id = ${id}
      on conflict (account_id, list) do update set list_view_id = excluded.list_view_id returning id`,
  )

export const endDefault = (db: Db, { account_id }: PersonScope, id: number) =>
  execute(db, sql`delete from default_views where account_id = ${account_id} and list_view_id = ${id}`)

const ofRestaurant = sql`case accounts.kind when 'restaurant' then accounts.restaurant_id end`

/**
 * The views that an account's lists open with, as far as its role still sees them; `accounts`, `roles` and the current
 * store are joined.
 */
export const defaultViews = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', list_views.id, 'version', list_views.version, 'list', list_views.list,
    'search', list_views.search, 'columns', list_views.columns) order by list_views.list), '[]')
  from default_views join list_views on list_views.id = default_views.list_view_id
  where default_views.account_id = accounts.id and (list_views.account_id = accounts.id
    or ${sharedAt({ restaurant_id: ofRestaurant, store_id: sql`stores.id` })}
      and (list_views.role_id = roles.id or 'roles.write' = any(roles.permissions))))`

export const defaultViewList = list(json(DefaultView))

/** A view as its columns take it. */
export const columnsOf = <
  Input extends { search?: object | undefined; columns?: object | null | undefined },
>({
  search,
  columns: chosen,
  ...rest
}: Input) => ({
  ...rest,
  search: search && sql`${JSON.stringify(search)}::jsonb`,
  columns: chosen === undefined ? undefined : sql`${chosen && JSON.stringify(chosen)}::jsonb`,
})
