import { languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, oneOf, pick, present, type RowOf, selected, text } from '../../kernel/database/columns.ts'
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
}
export type UserRow = RowOf<typeof userColumns>

/** Users of the caller's stores, for every WHERE; stores must be joined. */
export const usersOf = (allowed: SQL): SQL =>
  sql`accounts.kind = 'store_user' and accounts.archived_at is null and stores.id = accounts.store_id and ${allowed}`

const select = (db: Db, condition: SQL) =>
  query(
    db,
    userColumns,
    sql`select ${selected(userColumns)}, coalesce(accounts.phone, '') as mobile,
        ${pictureOf(sql`accounts.image_id`)} as image
      from accounts join roles on roles.id = accounts.role_id, stores
      where ${condition} order by accounts.name, accounts.id ${unpagedLimit}`,
  )

export const storeUsersOf = (db: Db, allowed: SQL, store_id: number) =>
  select(db, sql`${usersOf(allowed)} and stores.id = ${store_id}`)

export const storeUser = async (db: Db, allowed: SQL, id: number): Promise<UserRow | undefined> =>
  (await select(db, sql`${usersOf(allowed)} and accounts.id = ${id}`))[0]

export const storeRoles = (db: Db) =>
  query(
    db,
    pick(tables.roles, 'id', 'name'),
    sql`select id, name from roles where guard_name = 'store_user' and archived_at is null order by id`,
  )

/** Keeps a store of the caller from being archived until the user is added. */
export const lockStoreForUse = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'id'),
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for key share`,
  )

const beforeColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email', 'status'),
  language: oneOf(tables.accounts.language, languages),
}

/** Locks a user and returns it before the change. */
export const lockUser = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    beforeColumns,
    sql`select accounts.id, accounts.name, accounts.email, accounts.language, accounts.status from accounts, stores
      where ${usersOf(allowed)} and accounts.id = ${id} for no key update of accounts`,
  )

export const setStatus = (db: Db, id: number, status: boolean) =>
  db.execute(sql`update accounts set status = ${status} where id = ${id}`)

export const archiveUser = (db: Db, id: number) =>
  db.execute(sql`update accounts set archived_at = now() where id = ${id}`)
