import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { RowRule, Scope } from '../../kernel/access/scope.ts'

/** Whose stores a caller may see. */
export const storeRows: RowRule = {
  admin: () => sql`stores.archived_at is null`,
  restaurant: (scope) => sql`stores.archived_at is null and stores.restaurant_id = ${scope.restaurant_id}`,
  store_user: (scope) => sql`stores.archived_at is null and stores.id = ${scope.store_id}`,
}

export interface StoreName extends Record<string, unknown> {
  id: number
  name_en: string
  name_ar: string
}

export async function storeName(db: Db, allowed: SQL, id: number): Promise<StoreName | undefined> {
  const [store] = await rows<StoreName>(
    db,
    sql`select stores.id, stores.name_en, stores.name_ar from stores where ${allowed} and stores.id = ${id}`,
  )
  return store
}

const restaurantsOf = (scope: Scope): SQL =>
  scope.kind === 'restaurant' ? sql`restaurants.id = ${scope.restaurant_id}` : sql`${scope.kind === 'admin'}`

/** A live restaurant that the caller has; with `keep` it is not archived until this transaction ends. */
export async function restaurantOf(
  db: Db,
  scope: Scope,
  id: number,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<{ id: number } | undefined> {
  const [restaurant] = await rows<{ id: number }>(
    db,
    sql`select restaurants.id from restaurants
      where restaurants.archived_at is null and ${restaurantsOf(scope)} and restaurants.id = ${id}
      ${keep ? sql`for key share` : sql``}`,
  )
  return restaurant
}
