import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { lockStore } from '../../stores/stores/stores.lock.ts'

/**
 * Takes a store's menu until the transaction ends: the store, then its categories in the order of their ids, as whoever
 * sorts, adds and moves takes them. Of two changes of many items one comes after the other. `undefined` if the caller
 * has no such store.
 */
export async function holdMenu(db: Db, allowed: SQL, store_id: number): Promise<{ id: number } | undefined> {
  const store = await lockStore(db, allowed, store_id)
  if (store)
    await rows(
      db,
      sql`select id from subcategories where store_id = ${store.id} and archived_at is null
        order by id for no key update`,
    )
  return store
}
