import { type SQL, sql } from 'drizzle-orm'
import type { AccountBefore } from '../../accounts/accountEmails/accountEmails.ts'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, pictureOf } from '../../kernel/images/auditedImage.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'

export interface UserRow extends Record<string, unknown> {
  id: number
  store_id: number
  name: string
  email: string
  mobile: string
  image: PictureRow | null
  status: boolean
  role_name: string
  version: number
}

/** Users of the stores a caller may see, to stand in every WHERE; stores are joined. */
export const usersOf = (allowed: SQL): SQL =>
  sql`accounts.kind = 'store_user' and accounts.archived_at is null and stores.id = accounts.store_id and ${allowed}`

const select = (db: Db, condition: SQL) =>
  rows<UserRow>(
    db,
    sql`select accounts.id, accounts.store_id, accounts.name, accounts.email,
        coalesce(accounts.phone, '') as mobile, ${pictureOf(sql`accounts.image_id`)} as image, accounts.status,
        roles.name as role_name, accounts.version
      from accounts join roles on roles.id = accounts.role_id, stores
      where ${condition} order by accounts.name, accounts.id ${limitWhole}`,
  )

export const storeUsersOf = (db: Db, allowed: SQL, store_id: number) =>
  select(db, sql`${usersOf(allowed)} and stores.id = ${store_id}`)

export const storeUser = async (db: Db, allowed: SQL, id: number): Promise<UserRow | undefined> =>
  (await select(db, sql`${usersOf(allowed)} and accounts.id = ${id}`))[0]

interface Role extends Record<string, unknown> {
  id: number
  name: string
}

export const storeRoles = (db: Db) =>
  rows<Role>(db, sql`select id, name from roles where guard_name = 'store_user' order by id`)

/** Keeps a store that the caller may see from being archived until the user is in it. */
export async function keepStore(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [store] = await rows<{ id: number }>(
    db,
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} for key share`,
  )
  return store
}

interface NewUser {
  readonly store_id: number
  readonly name: string
  readonly email: string
  readonly mobile: string
  readonly image_id: number
  readonly role_id: number
  readonly password_hash: string
}

/** Nothing where the address is taken: the index decides, also between two at once. */
export async function addUser(
  db: Db,
  { store_id, name, email, mobile, image_id, role_id, password_hash }: NewUser,
): Promise<{ id: number; version: number } | undefined> {
  const [added] = await rows<{ id: number; version: number }>(
    db,
    sql`insert into accounts (kind, store_id, name, email, phone, image_id, role_id, password_hash)
      values ('store_user', ${store_id}, ${name}, ${email}, ${mobile}, ${image_id}, ${role_id}, ${password_hash})
      on conflict (email) where archived_at is null do nothing returning id, version`,
  )
  return added
}

interface Before extends AccountBefore, Record<string, unknown> {
  status: boolean
}

/** As they are before a change, locked. */
export async function lockUser(db: Db, allowed: SQL, id: number): Promise<Before | undefined> {
  const [before] = await rows<Before>(
    db,
    sql`select accounts.id, accounts.name, accounts.email, accounts.language, accounts.status from accounts, stores
      where ${usersOf(allowed)} and accounts.id = ${id} for no key update of accounts`,
  )
  return before
}

export const setStatus = (db: Db, id: number, status: boolean) =>
  db.execute(sql`update accounts set status = ${status} where id = ${id}`)

export const archiveUser = (db: Db, id: number) =>
  db.execute(sql`update accounts set archived_at = now() where id = ${id}`)
