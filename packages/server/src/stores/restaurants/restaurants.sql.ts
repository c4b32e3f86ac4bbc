import { languages } from '@sufra/contract/kernel/language'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { type Approval, approvals, type restaurantSorts } from '@sufra/contract/stores/restaurants'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, oneOf, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { countRows, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { arabicName } from '../stores/stores.sql.ts'

export const restaurantScope = { admin: () => sql`restaurants.archived_at is null` } satisfies ScopeRule

/** A restaurant and its main owner's account are edited as one, each with its own version. */
const versionColumns = {
  ...pick(tables.restaurants, 'id', 'version'),
  account_version: tables.accounts.version,
}
type Versions = RowOf<typeof versionColumns>

const approval = oneOf(tables.restaurants.approval, approvals)
const restaurantColumns = {
  ...versionColumns,
  ...pick(tables.restaurants, 'name', 'tax_number', 'created_at'),
  name_ar: text,
  ...pick(tables.accounts, 'email', 'phone'),
  logo: nullable(pictureRow),
  approval,
}
export type RestaurantRow = RowOf<typeof restaurantColumns>

/** Adds no rows: by the index `accounts_restaurant`, a restaurant has one main owner. */
const owners = sql`join accounts on accounts.restaurant_id = restaurants.id and accounts.main_owner`

const select = (db: Db, condition: SQL, order: SQL) =>
  query(
    db,
    restaurantColumns,
    sql`select ${selected(restaurantColumns)}, ${arabicName} as name_ar,
        ${pictureOf(sql`restaurants.logo_id`)} as logo
      from restaurants ${owners} where ${condition} ${order}`,
  )

/** Matches an exact id, or part of a name or address, ignoring letter case and Arabic spellings. */
function matching(search: string | undefined): SQL {
  if (!search) return sql`true`
  return isFoundBy(search, {
    ids: [sql`restaurants.id`],
    texts: [sql`restaurants.name`, sql`accounts.email`],
    arabic: [sql`restaurants.name_ar`],
  })
}

interface Search {
  readonly search?: string | undefined
  readonly approval?: Approval | undefined
}

const found = (allowed: SQL, { search, approval }: Search) =>
  sql`${allowed} and ${matching(search)}
    ${approval === undefined ? sql`` : sql`and restaurants.approval = ${approval}`}`

const sorted = {
  id: sql`restaurants.id`,
  name: sql`lower(restaurants.name)`,
  name_ar: sql`fold_text(${arabicName})`,
  email: sql`accounts.email`,
  created: sql`restaurants.created_at`,
}
const ends = {
  id: sql`restaurants.id`,
  own: sql`(restaurants.approval = 'pending') desc, restaurants.created_at desc, restaurants.id desc`,
}

/** The whole list, or a page of it. */
export const searchRestaurants = (
  db: Db,
  allowed: SQL,
  search: Search & Sorted<SortOf<typeof restaurantSorts>>,
  paged?: { readonly count: number; readonly page: number },
) =>
  select(
    db,
    found(allowed, search),
    sql`${orderBy(search, sorted, ends)}
      ${paged ? sql`limit ${paged.count} offset ${(paged.page - 1) * paged.count}` : unpagedLimit}`,
  )

export const countFound = (db: Db, allowed: SQL, search: Search) =>
  countRows(db, sql`from restaurants ${owners} where ${found(allowed, search)}`)

export const restaurant = async (db: Db, allowed: SQL, id: number): Promise<RestaurantRow | undefined> =>
  (await select(db, sql`${allowed} and restaurants.id = ${id}`, sql``))[0]

export const pendingCount = (db: Db, allowed: SQL) =>
  countRows(
    db,
    sql`from restaurants ${owners}
      where ${allowed} and restaurants.approval = 'pending'`,
  )

/** The number of these restaurants that the caller has. */
export const countOf = (db: Db, allowed: SQL, ids: readonly number[]) =>
  countRows(
    db,
    sql`from restaurants
      where ${allowed} and restaurants.id = any(${sql.param(ids)}::bigint[])`,
  )

export const storesOf = (db: Db, allowed: SQL, restaurants: readonly number[]) =>
  query(
    db,
    pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar'),
    sql`select stores.id, stores.restaurant_id, stores.name_en, stores.name_ar from stores
      where ${allowed} and stores.restaurant_id = any(${sql.param(restaurants)}::bigint[])
      order by stores.restaurant_id, stores.id ${unpagedLimit}`,
  )

interface NewRestaurant {
  readonly name: string
  readonly name_ar: string | null
  readonly email: string
  readonly phone: string
  readonly tax_number: string | null | undefined
  readonly logo_id: number
  readonly password_hash: string
  /** The admin who adds and thereby approves it. */
  readonly approved_by: number
}

/** Undefined if the address is taken, which the unique index decides, also in parallel calls. */
export async function addRestaurant(db: Db, added: NewRestaurant): Promise<Versions | undefined> {
  const { name, name_ar, email, phone, tax_number = null, logo_id, password_hash, approved_by } = added
  return queryOne(
    db,
    versionColumns,
    sql`with restaurant as (
        insert into restaurants (name, name_ar, tax_number, logo_id, approval, approved_at, approved_by)
        values (${name}, ${name_ar}, ${tax_number}, ${logo_id}, 'approved', now(), ${approved_by}) returning id, version),
      owner as (
        insert into accounts (kind, name, email, phone, password_hash, role_id, restaurant_id)
        select 'restaurant', ${name}, ${email}, ${phone}, ${password_hash}, roles.id, restaurant.id
        from restaurant, roles where roles.guard_name = 'restaurant' and roles.name = 'Restaurant Owner'
        on conflict (email) where archived_at is null do nothing returning version)
      select restaurant.id, restaurant.version, owner.version as account_version from restaurant, owner`,
  )
}

const beforeColumns = {
  ...versionColumns,
  name: tables.restaurants.name,
  approval,
  account_id: tables.accounts.id,
  account_name: tables.accounts.name,
  email: tables.accounts.email,
  role_id: tables.accounts.role_id,
  language: oneOf(tables.accounts.language, languages),
}
type Before = RowOf<typeof beforeColumns>

/** Locks a restaurant, then its account, and returns them before the change. */
export const lockRestaurant = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    beforeColumns,
    sql`select ${selected(beforeColumns)} from restaurants ${owners} where ${allowed} and restaurants.id = ${id}
      for no key update of restaurants, accounts`,
  )

export const setApproval = (
  db: Db,
  { id, account_id }: Pick<Before, 'id' | 'account_id'>,
  approval: Approval,
  approved_by: number,
) =>
  approval === 'approved'
    ? execute(
        db,
        sql`
      with approved as (
        update restaurants set approval = ${approval}, approved_at = now(), approved_by = ${approved_by}
        where id = ${id})
      update accounts set approved_at = now() where id = ${account_id}`,
      )
    : execute(db, sql`update restaurants set approval = ${approval} where id = ${id}`)
