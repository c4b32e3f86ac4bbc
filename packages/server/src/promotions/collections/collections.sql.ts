import { collectionTypes } from '@sufra/contract/promotions/collections'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { contains } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'

export const table = 'filter_collections' as const
export const live = sql`filter_collections.archived_at is null`

/** Collections with a store of the caller, or of its items. */
const holding = (own: SQL): SQL => sql`${live} and exists (select from stores where ${own}
  and (stores.id = filter_collections.store_id or exists (select from filter_collection_stores element
    where element.filter_collection_id = filter_collections.id and element.store_id = stores.id)))`

export const collectionScope = {
  admin: () => live,
  restaurant: (scope) => holding(storeScope.restaurant(scope)),
  store_user: (scope) => holding(storeScope.store_user(scope)),
  channel: () => sql`${live} and filter_collections.status`,
} satisfies ScopeRule

const type = oneOf(tables.filter_collections.type, collectionTypes)

const collectionColumns = {
  ...pick(
    tables.filter_collections,
    'id',
    'name_en',
    'name_ar',
    'store_id',
    'status',
    'sorting_index',
    'version',
  ),
  type,
  store_en: nullable(tables.stores.name_en),
  store_ar: nullable(tables.stores.name_ar),
  element_count: int,
}
export type CollectionRow = RowOf<typeof collectionColumns>

/** Collections with the number of their elements that the caller sees: of stores and items that are not deleted. */
const select = (db: Db, condition: SQL, seen: { readonly stores: SQL; readonly items: SQL }) =>
  query(
    db,
    collectionColumns,
    sql`select ${selected(collectionColumns)},
        case filter_collections.type
          when 'Store' then (select count(*) from filter_collection_stores element
            join stores on stores.id = element.store_id join restaurants on restaurants.id = stores.restaurant_id
            where element.filter_collection_id = filter_collections.id and ${seen.stores}
              and restaurants.archived_at is null)
          else (select count(*) from filter_collection_items element
            join items on items.id = element.item_id join stores on stores.id = items.store_id
            join restaurants on restaurants.id = stores.restaurant_id
            where element.filter_collection_id = filter_collections.id and ${seen.items}
              and restaurants.archived_at is null) end as element_count
      from filter_collections left join stores on stores.id = filter_collections.store_id
      where ${condition} order by filter_collections.sorting_index, filter_collections.id ${unpagedLimit}`,
  )

export const collectionsNamed = (
  db: Db,
  allowed: SQL,
  seen: Parameters<typeof select>[2],
  search = '',
): Promise<CollectionRow[]> =>
  select(
    db,
    sql`${allowed} and (${contains(sql`filter_collections.name_en`, search)}
      or ${contains(sql`filter_collections.name_ar`, search)})`,
    seen,
  )

export const collection = async (
  db: Db,
  allowed: SQL,
  seen: Parameters<typeof select>[2],
  id: number,
): Promise<CollectionRow | undefined> =>
  (await select(db, sql`${allowed} and filter_collections.id = ${id}`, seen))[0]

const lockedColumns = { ...pick(tables.filter_collections, 'id', 'store_id', 'version'), type }
export type LockedCollection = RowOf<typeof lockedColumns>

/** Whoever changes what is in it, or in which order, comes one after the other. */
export const lockCollection = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)} from filter_collections
      where ${allowed} and filter_collections.id = ${id} for update of filter_collections`,
  )

/** The same status again leaves row and history as they are. */
export const switchCollection = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    pick(tables.filter_collections, 'id', 'status'),
    sql`update filter_collections set status = ${status} where ${allowed} and id = ${id} returning id, status`,
  )
