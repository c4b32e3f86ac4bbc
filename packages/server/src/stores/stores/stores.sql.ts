import { type SQL, sql } from 'drizzle-orm'
import type { Scope, ScopeRule } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Which stores a caller may see. */
export const storeScope = {
  admin: () => sql`stores.archived_at is null`,
  restaurant: (scope) => sql`stores.archived_at is null and stores.restaurant_id = ${scope.restaurant_id}`,
  store_user: (scope) => sql`stores.archived_at is null and stores.id = ${scope.store_id}`,
} satisfies ScopeRule

/** The Arabic name of a store's restaurant, or else the English one. */
export const arabicName = sql`coalesce(restaurants.name_ar, restaurants.name)`

const nameColumns = pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar')

export const storeName = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    nameColumns,
    sql`select stores.id, stores.restaurant_id, stores.name_en, stores.name_ar from stores where ${allowed} and stores.id = ${id}`,
  )

const restaurantsOf = (scope: Scope): SQL =>
  scope.kind === 'restaurant' ? sql`restaurants.id = ${scope.restaurant_id}` : sql`${scope.kind === 'admin'}`

/** An active restaurant of the caller; with `keep` it cannot be archived until this transaction ends. */
export const restaurantOf = (
  db: Db,
  scope: Scope,
  id: number,
  { keep = false }: { readonly keep?: boolean } = {},
) =>
  queryOne(
    db,
    pick(tables.restaurants, 'id'),
    sql`select restaurants.id from restaurants
      where restaurants.archived_at is null and ${restaurantsOf(scope)} and restaurants.id = ${id}
      ${keep ? sql`for key share` : sql``}`,
  )
