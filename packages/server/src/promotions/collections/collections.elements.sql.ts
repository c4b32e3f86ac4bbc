import type { CollectionType } from '@sufra/contract/promotions/collections'
import { type SQL, sql } from 'drizzle-orm'
import { bool, int, nullable, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

/** The elements of a type: their table, and the column that says what they are. */
export const elementsOf = {
  Store: { table: 'filter_collection_stores', column: 'store_id' },
  Item: { table: 'filter_collection_items', column: 'item_id' },
} as const satisfies Record<CollectionType, object>

/** Of both types of collections: not all columns are of the same tables. */
const elementColumns = {
  element_id: int,
  sorting_index: int,
  store_id: int,
  store_en: text,
  store_ar: text,
  item_id: nullable(int),
  item_en: nullable(text),
  item_ar: nullable(text),
  image: nullable(pictureRow),
  shown: bool,
}
export type ElementRow = RowOf<typeof elementColumns>

/** A store that customers can order from at the moment. */
export const storeIsShown = sql`(stores.catering_status and stores.archived_at is null
  and restaurants.archived_at is null and restaurants.approval = 'approved')`

/** An item on the menu that customers see, of such a store. */
export const itemIsShown = sql`(items.archived_at is null and items.show and items.status
  and subcategories.status and subcategories.archived_at is null and ${storeIsShown})`

/** In their order, those apart whose store or item the caller does not see, as it is deleted for instance. */
export function elements(
  db: Db,
  { id, type }: { readonly id: number; readonly type: CollectionType },
  seen: { readonly stores: SQL; readonly items: SQL },
): Promise<ElementRow[]> {
  const of = sql`element.filter_collection_id = ${id}`
  const ordered = sql`order by element.sorting_index, element.id ${unpagedLimit}`
  const store = sql`stores.id as store_id, stores.name_en as store_en, stores.name_ar as store_ar`
  if (type === 'Store')
    return query(
      db,
      elementColumns,
      sql`select element.id as element_id, element.sorting_index, ${store}, null::bigint as item_id,
          null::text as item_en, null::text as item_ar, ${pictureOf(sql`stores.logo_id`)} as image,
          ${storeIsShown} as shown
        from filter_collection_stores element
        join stores on stores.id = element.store_id
        join restaurants on restaurants.id = stores.restaurant_id
        where ${of} and ${seen.stores} and restaurants.archived_at is null ${ordered}`,
    )
  return query(
    db,
    elementColumns,
    sql`select element.id as element_id, element.sorting_index, ${store}, items.id as item_id,
        items.name_en as item_en, items.name_ar as item_ar, ${pictureOf(sql`items.thumb_id`)} as image,
        ${itemIsShown} as shown
      from filter_collection_items element
      join items on items.id = element.item_id
      join subcategories on subcategories.id = items.sub_category_id
      join stores on stores.id = items.store_id
      join restaurants on restaurants.id = stores.restaurant_id
      where ${of} and ${seen.items} and restaurants.archived_at is null ${ordered}`,
  )
}

/** The elements of one collection, which share one order. */
export const amongElements = (id: number): SQL => sql`filter_collection_id = ${id}`

/** The collection that an element of this type is in. */
export const collectionOf = (db: Db, type: CollectionType, element_id: number) =>
  queryOne(
    db,
    { filter_collection_id: int },
    sql`select filter_collection_id from ${sql.identifier(elementsOf[type].table)} where id = ${element_id}`,
  )

export const dropElement = (db: Db, type: CollectionType, element_id: number) =>
  queryOne(
    db,
    { id: int },
    sql`delete from ${sql.identifier(elementsOf[type].table)} where id = ${element_id} returning id`,
  )

/** Those of the ids that neither stand in the collection nor can be put into it, as they are missing or deleted. */
export async function missingElements(
  db: Db,
  { id, type }: { readonly id: number | undefined; readonly type: CollectionType },
  ids: readonly number[],
): Promise<number[]> {
  const { table, column } = elementsOf[type]
  const found = sql.identifier(type === 'Store' ? 'stores' : 'items')
  const rows = await query(
    db,
    { id: int },
    sql`select wanted.id from unnest(${sql.param(ids)}::bigint[]) as wanted(id)
      where not exists (select from ${found} one where one.id = wanted.id and one.archived_at is null)
        and not exists (select from ${sql.identifier(table)} element
          where element.filter_collection_id = ${id ?? null}::bigint
            and element.${sql.identifier(column)} = wanted.id)`,
  )
  return rows.map((row) => row.id)
}

/** The first of the items that is of another store. */
export const itemOfOtherStore = (db: Db, store_id: number, ids: readonly number[]) =>
  queryOne(
    db,
    pick(tables.items, 'name_en', 'name_ar'),
    sql`select name_en, name_ar from items
      where id = any(${sql.param(ids)}::bigint[]) and store_id <> ${store_id} order by id limit 1`,
  )

/** Puts these in, new ones at the end, and takes all others out. The collection is locked, or not visible yet. */
export async function setElements(
  db: Db,
  {
    id,
    type,
    store_id,
  }: { readonly id: number; readonly type: CollectionType; readonly store_id: number | null },
  ids: readonly number[],
): Promise<void> {
  const { table, column } = elementsOf[type]
  const [of, ref] = [sql.identifier(table), sql.identifier(column)]
  const wanted = sql`${sql.param(ids)}::bigint[]`
  await execute(db, sql`delete from ${of} where filter_collection_id = ${id} and ${ref} <> all(${wanted})`)
  const store = type === 'Store' ? sql`wanted.id` : sql`${store_id}::bigint, wanted.id`
  const columns = type === 'Store' ? sql`store_id` : sql`store_id, item_id`
  await execute(
    db,
    sql`
    insert into ${of} (filter_collection_id, ${columns}, sorting_index)
    select ${id}::bigint, ${store}, wanted.at + (select coalesce(max(sorting_index), 0) from ${of}
      where filter_collection_id = ${id})
    from unnest(${wanted}) with ordinality as wanted(id, at) order by wanted.at on conflict do nothing`,
  )
}

export async function emptyCollection(db: Db, id: number): Promise<void> {
  await execute(db, sql`delete from filter_collection_stores where filter_collection_id = ${id}`)
  await execute(db, sql`delete from filter_collection_items where filter_collection_id = ${id}`)
}

/** What is in a collection, as recorded in its history. */
async function currentLists(db: Db, id: number): Promise<string> {
  const ids = (type: CollectionType) => {
    const { table, column } = elementsOf[type]
    const ref = sql.identifier(column)
    return sql`coalesce((select jsonb_agg(${ref} order by ${ref}) from ${sql.identifier(table)}
      where filter_collection_id = ${id}), '[]')`
  }
  const row = await queryOne(
    db,
    { lists: text },
    sql`select jsonb_build_object('stores', ${ids('Store')}, 'items', ${ids('Item')})::text as lists`,
  )
  return row?.lists ?? '{}'
}

/** Changes what is in a locked collection, which is a change of the collection. Returns its new version. */
export async function changeElements(
  db: Db,
  id: number,
  change: () => Promise<{ readonly version: number }>,
): Promise<number> {
  const before = await currentLists(db, id)
  const { version } = await change()
  const after = await currentLists(db, id)
  const noted = await queryOne(
    db,
    { version: nullable(int) },
    sql`select note_collection_lists(${id}, ${before}::jsonb, ${after}::jsonb) as version`,
  )
  return noted?.version ?? version
}
