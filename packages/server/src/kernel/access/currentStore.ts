import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { affects } from '../database/query.ts'
import type { PersonScope } from './scope.ts'

/** The stores that a row of `accounts` has. */
export const ownStores = sql`from store_members join stores on stores.id = store_members.store_id
  where store_members.account_id = accounts.id and stores.archived_at is null`

/** Joins the store where somebody works: the chosen one as long as it is theirs, or else the first they have. */
export const currentStore = (chosen: SQL): SQL => sql`left join lateral (
  select stores.id, stores.name_en, stores.name_ar ${ownStores}
  order by stores.id is distinct from ${chosen}, stores.id limit 1) stores on true`

/** Whether a row of `accounts` has this store. */
export const hasStore = (store_id: SQL): SQL => sql`exists (
  select from store_members where store_members.account_id = accounts.id and store_members.store_id = ${store_id})`

/** A store user who has no store left. */
export const storeless = sql`(accounts.kind = 'store_user' and stores.id is null)`

/** Lets a session work in another of its person's stores; false if it is not theirs. */
export const switchStore = (db: Db, { session_id, account_id }: PersonScope, store_id: number) =>
  affects(
    db,
    sql`update sessions set store_id = stores.id
      from accounts cross join lateral (select stores.id ${ownStores}) stores
      where sessions.id = ${session_id} and accounts.id = ${account_id} and stores.id = ${store_id}
      returning sessions.id`,
  )
