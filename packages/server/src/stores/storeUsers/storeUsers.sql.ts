import { languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { ownRole, withinOwn } from '../../accounts/roles/roles.sql.ts'
import type { PersonScope } from '../../kernel/access/scope.ts'
import {
  bool,
  nullable,
  oneOf,
  pick,
  present,
  type RowOf,
  selected,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

const userColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status', 'version'),
  store_id: present(tables.accounts.store_id),
  mobile: text,
  image: nullable(pictureRow),
  role_name: tables.roles.name,
  within: bool,
}
export type UserRow = RowOf<typeof userColumns>

/** Users of the caller's stores, for every WHERE; stores must be joined. */
export const usersOf = (allowed: SQL): SQL =>
  sql`accounts.kind = 'store_user' and accounts.archived_at is null and stores.id = accounts.store_id and ${allowed}`

/** Whether the caller may give a role: the platform's staff all of a store, others what their own role allows. */
const mayGive = (scope: PersonScope): SQL => (scope.kind === 'admin' ? sql`true` : withinOwn)

const select = (db: Db, scope: PersonScope, condition: SQL) =>
  query(
    db,
    userColumns,
    sql`select ${selected(userColumns)}, coalesce(accounts.phone, '') as mobile,
        ${pictureOf(sql`accounts.image_id`)} as image, ${mayGive(scope)} as within
      from accounts join roles on roles.id = accounts.role_id, stores, ${ownRole(scope.account_id)}
      where ${condition} order by accounts.name, accounts.id ${unpagedLimit}`,
  )

export const storeUsersOf = (db: Db, allowed: SQL, scope: PersonScope, store_id: number) =>
  select(db, scope, sql`${usersOf(allowed)} and stores.id = ${store_id}`)

export const storeUser = async (
  db: Db,
  allowed: SQL,
  scope: PersonScope,
  id: number,
): Promise<UserRow | undefined> =>
  (await select(db, scope, sql`${usersOf(allowed)} and accounts.id = ${id}`))[0]

export const storeRoles = (db: Db, scope: PersonScope) =>
  query(
    db,
    { ...pick(tables.roles, 'id', 'name'), within: bool },
    sql`select roles.id, roles.name, ${mayGive(scope)} as within from roles, ${ownRole(scope.account_id)}
      where roles.guard_name = 'store_user' and roles.archived_at is null order by roles.id`,
  )

/** Keeps a store of the caller from being archived until the user is added. */
export const lockStoreForUse = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for key share`,
  )

const beforeColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status', 'role_id'),
  language: oneOf(tables.accounts.language, languages),
}

/** Locks a user and returns it before the change. */
export const lockUser = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    beforeColumns,
    sql`select accounts.id, accounts.name, accounts.email, accounts.language, accounts.status,
        accounts.role_id from accounts, stores
      where ${usersOf(allowed)} and accounts.id = ${id} for no key update of accounts`,
  )

export const setStatus = (db: Db, id: number, status: boolean) =>
  db.execute(sql`update accounts set status = ${status} where id = ${id}`)

export const archiveUser = (db: Db, id: number) =>
  db.execute(sql`update accounts set archived_at = now() where id = ${id}`)
