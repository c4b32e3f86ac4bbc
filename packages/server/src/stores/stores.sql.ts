import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import type { RowRule } from '../kernel/scope.ts'

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
