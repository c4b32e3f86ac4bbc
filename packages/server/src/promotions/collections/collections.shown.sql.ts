import { collectionTypes } from '@sufra/contract/promotions/collections'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { areOn, offerColumns } from '../../menu/availability/availability.menu.ts'
import { itemIsShown, storeIsShown } from './collections.elements.sql.ts'

const collectionColumns = {
  ...pick(tables.filter_collections, 'id', 'name_en', 'name_ar'),
  type: oneOf(tables.filter_collections.type, collectionTypes),
}
export type ShownCollection = RowOf<typeof collectionColumns>

export const shownCollections = (db: Db, allowed: SQL) =>
  query(
    db,
    collectionColumns,
    sql`select ${selected(collectionColumns)} from filter_collections
      where ${allowed} order by sorting_index, id`,
  )

const storeColumns = {
  ...pick(tables.filter_collection_stores, 'filter_collection_id'),
  ...pick(tables.stores, 'id', 'name_en', 'name_ar'),
  logo: nullable(pictureRow),
  thumb: nullable(pictureRow),
}
export type ShownStore = RowOf<typeof storeColumns>

/** Of all collections at once, in the order of each. */
export const shownStores = (db: Db, allowed: SQL) =>
  query(
    db,
    storeColumns,
    sql`select ${selected(pick(tables.filter_collection_stores, 'filter_collection_id'))},
        ${selected(pick(tables.stores, 'id', 'name_en', 'name_ar'))},
        ${pictureOf(sql`stores.logo_id`)} as logo, ${pictureOf(sql`stores.thumb_id`)} as thumb
      from filter_collection_stores
      join filter_collections on filter_collections.id = filter_collection_stores.filter_collection_id
      join stores on stores.id = filter_collection_stores.store_id
      join restaurants on restaurants.id = stores.restaurant_id
      where ${allowed} and ${storeIsShown}
      order by filter_collection_stores.sorting_index, filter_collection_stores.id`,
  )

const itemFields = pick(
  tables.items,
  'id',
  'store_id',
  'name_en',
  'name_ar',
  'short_description_en',
  'short_description_ar',
  'promoted_price',
  'original_price',
  'price_per_unit',
  'enough_for',
)
const itemColumns = {
  ...pick(tables.filter_collection_items, 'filter_collection_id'),
  ...itemFields,
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  image: nullable(pictureRow),
}
export type ShownItem = RowOf<typeof itemColumns>

export const shownItems = (db: Db, allowed: SQL) =>
  query(
    db,
    itemColumns,
    sql`select ${selected(pick(tables.filter_collection_items, 'filter_collection_id'))},
        ${selected(itemFields)}, stores.name_en as store_en, stores.name_ar as store_ar,
        ${pictureOf(sql`items.thumb_id`)} as image
      from filter_collection_items
      join filter_collections on filter_collections.id = filter_collection_items.filter_collection_id
      join items on items.id = filter_collection_items.item_id
      join subcategories on subcategories.id = items.sub_category_id
      join stores on stores.id = items.store_id
      join restaurants on restaurants.id = stores.restaurant_id
      where ${allowed} and ${itemIsShown}
      order by filter_collection_items.sorting_index, filter_collection_items.id`,
  )

/** Today's offers of these stores. */
export const offersOfStores = (db: Db, stores: readonly number[], today: string) =>
  query(
    db,
    { ...offerColumns, ...pick(tables.offers, 'store_id') },
    sql`select id, item_id, discount, store_id from offers
      where ${areOn(sql`any(${sql.param(stores)}::bigint[])`, today)}`,
  )
