import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { subcategories } from '../../kernel/database/tables.gen.ts'
import { lockStore } from '../../stores/stores/stores.lock.ts'

/**
 * Locks a store's menu until the transaction ends: the store, then its categories by id, in the same order as sorting,
 * adding and moving. Bulk edits thus run one after the other. `undefined` if the caller has no such store.
 */
export async function lockMenu(db: Db, allowed: SQL, store_id: number): Promise<{ id: number } | undefined> {
  const store = await lockStore(db, allowed, store_id)
  if (store)
    await query(
      db,
      pick(subcategories, 'id'),
      sql`select id from subcategories where store_id = ${store.id} and archived_at is null
        order by id for no key update`,
    )
  return store
}
