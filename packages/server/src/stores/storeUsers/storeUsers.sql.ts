import { languages } from '@sufra/contract/kernel/language'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { storeUserSorts } from '@sufra/contract/stores/storeUsers'
import { type SQL, sql } from 'drizzle-orm'
import { ownRole, withinOwn } from '../../accounts/roles/roles.sql.ts'
import { ownStores } from '../../kernel/access/currentStore.ts'
import type { PersonScope } from '../../kernel/access/scope.ts'
import {
  bool,
  ints,
  nullable,
  oneOf,
  pick,
  type RowOf,
  selected,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

const userColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status', 'version'),
  store_ids: ints,
  mobile: text,
  image: nullable(pictureRow),
  role_name: tables.roles.name,
  within: bool,
}
export type UserRow = RowOf<typeof userColumns>

/** Users of the caller's stores, for every WHERE. */
export const usersOf = (allowed: SQL, of: SQL = sql`true`): SQL =>
  sql`accounts.kind = 'store_user' and accounts.archived_at is null
    and exists (select ${ownStores} and ${allowed} and ${of})`

/** Whether the caller may change a user: the platform's staff all, others those who may do no more than they. */
const mayChange = (scope: PersonScope): SQL => (scope.kind === 'admin' ? sql`true` : withinOwn)

const sorted = { name: sql`accounts.name`, email: sql`accounts.email`, status: sql`accounts.status` }
const ends = { id: sql`accounts.id`, own: sql`accounts.name, accounts.id` }

const select = (db: Db, scope: PersonScope, condition: SQL, order = sql``) =>
  query(
    db,
    userColumns,
    sql`select ${selected(userColumns)}, array(select stores.id ${ownStores} order by stores.id) as store_ids,
        coalesce(accounts.phone, '') as mobile, ${pictureOf(sql`accounts.image_id`)} as image,
        ${mayChange(scope)} as within
      from accounts join roles on roles.id = accounts.role_id, ${ownRole(scope.account_id)}
      where ${condition} ${order} ${unpagedLimit}`,
  )

export const storeUsersOf = (
  db: Db,
  allowed: SQL,
  scope: PersonScope,
  store_id: number,
  sort: Sorted<SortOf<typeof storeUserSorts>>,
) => select(db, scope, usersOf(allowed, sql`stores.id = ${store_id}`), orderBy(sort, sorted, ends))

export const storeUser = async (
  db: Db,
  allowed: SQL,
  scope: PersonScope,
  id: number,
): Promise<UserRow | undefined> =>
  (await select(db, scope, sql`${usersOf(allowed)} and accounts.id = ${id}`))[0]

/** The roles of store users, and whether the caller may give each: nobody gives more than they hold. */
export const storeRoles = (db: Db, { account_id }: PersonScope) =>
  query(
    db,
    { ...pick(tables.roles, 'id', 'name'), within: bool },
    sql`select roles.id, roles.name, ${withinOwn} as within from roles, ${ownRole(account_id)}
      where roles.guard_name = 'store_user' and roles.archived_at is null order by roles.id`,
  )

const beforeColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status', 'role_id', 'restaurant_id'),
  language: oneOf(tables.accounts.language, languages),
}

/** Locks a user and returns it before the change. */
export const lockUser = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    beforeColumns,
    sql`select accounts.id, accounts.name, accounts.email, accounts.language, accounts.status,
        accounts.role_id, accounts.restaurant_id from accounts
      where ${usersOf(allowed)} and accounts.id = ${id} for no key update of accounts`,
  )

export const setStatus = (db: Db, id: number, status: boolean) =>
  execute(db, sql`update accounts set status = ${status} where id = ${id}`)

export const archiveUser = (db: Db, id: number) =>
  execute(db, sql`update accounts set archived_at = now() where id = ${id}`)
