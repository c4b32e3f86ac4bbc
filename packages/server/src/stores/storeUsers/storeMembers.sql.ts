import { type SQL, sql } from 'drizzle-orm'
import { type Scope, type ScopeRule, scopeFilterOf } from '../../kernel/access/scope.ts'
import { int, nullable, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'

/** A store of the caller, and all others of its restaurant that the caller sees. */
export const storesOfRestaurant = (db: Db, allowed: SQL, id: number) =>
  query(
    db,
    pick(tables.stores, 'id', 'name_en', 'name_ar'),
    sql`select stores.id, stores.name_en, stores.name_ar from stores
      where ${allowed} and stores.restaurant_id = (
        select asked.restaurant_id from stores asked where asked.id = ${id} and asked.archived_at is null)
      order by stores.name_en, stores.id ${unpagedLimit}`,
  )

/** Keeps stores of the caller from being archived until a user has them. */
const lockStoresForUse = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    pick(tables.stores, 'id', 'restaurant_id'),
    sql`select stores.id, stores.restaurant_id from stores
      where ${allowed} and stores.id = any(${sql.param(ids)}::bigint[]) order by stores.id for key share`,
  )

/** Stores that the caller had: archived ones of others are missing, as others are. */
const archivedStores = {
  admin: () => sql`stores.archived_at is not null`,
  restaurant: ({ restaurant_id }) =>
    sql`stores.archived_at is not null and stores.restaurant_id = ${restaurant_id}`,
} satisfies ScopeRule

const archivedStore = (db: Db, scope: Scope, ids: readonly number[]) =>
  queryOne(
    db,
    pick(tables.stores, 'name_en', 'name_ar'),
    sql`select name_en, name_ar from stores
      where ${scopeFilterOf(archivedStores, scope)} and id = any(${sql.param(ids)}::bigint[]) order by id limit 1`,
  )

interface StoresToGive {
  readonly restaurant_id: number
  readonly store_ids: readonly number[]
}

/** Locks stores that the caller may give, which are of one restaurant: any other is missing. */
export async function lockStoresToGive(
  { db, scope, scopeFilter, caller: { language } }: Pick<Call, 'db' | 'scope' | 'scopeFilter' | 'caller'>,
  ids: readonly number[],
): Promise<StoresToGive> {
  const store_ids = [...new Set(ids)]
  const found = await lockStoresForUse(db, scopeFilter, store_ids)
  // A form may have been opened before.
  const gone = found.length < store_ids.length && (await archivedStore(db, scope, store_ids))
  if (gone)
    return fail('storeUsers.storeGone', {
      field: 'store_ids',
      params: { store: language === 'ar' ? gone.name_ar : gone.name_en },
    })
  const { restaurant_id } = orNotFound(found[0], 'store_ids')
  const missing =
    found.length < store_ids.length || found.some((each) => each.restaurant_id !== restaurant_id)
  return missing ? fail('row.missing', { field: 'store_ids' }) : { restaurant_id, store_ids }
}

/** The stores of a user, as they are told with the account. */
const storesOf = (account_id: number) => sql`(select coalesce(jsonb_agg(stores.id order by stores.id), '[]')
  from accounts join store_members on store_members.account_id = accounts.id
    join stores on stores.id = store_members.store_id and stores.archived_at is null
  where accounts.id = ${account_id})`

/** Gives a user these stores. */
export const addStores = (db: Db, account_id: number, { restaurant_id, store_ids }: StoresToGive) =>
  execute(
    db,
    sql`insert into store_members (account_id, store_id, restaurant_id)
    select ${account_id}, store_id, ${restaurant_id} from unnest(${sql.param(store_ids)}::bigint[]) wanted(store_id)
    order by store_id on conflict do nothing`,
  )

/** Gives a locked user these stores and no others, which is a change of the account. Returns its new version, if any. */
export async function setStores(
  db: Db,
  account_id: number,
  given: StoresToGive,
): Promise<number | undefined> {
  const before = await queryOne(db, { ids: text }, sql`select ${storesOf(account_id)}::text as ids`)
  await execute(
    db,
    sql`delete from store_members
    where account_id = ${account_id} and store_id <> all(${sql.param(given.store_ids)}::bigint[])`,
  )
  await addStores(db, account_id, given)
  const noted = await queryOne(
    db,
    { version: nullable(int) },
    sql`select note_account_stores(${account_id}, ${before?.ids}::jsonb, ${storesOf(account_id)}) as version`,
  )
  return noted?.version ?? undefined
}
