import { type SQL, sql } from 'drizzle-orm'
import { bool, int, nullable, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

/** Active categories of the caller's stores: a condition on `subcategories` alone. */
export const categoriesOf = (allowed: SQL): SQL => sql`subcategories.archived_at is null
  and exists (select from stores where stores.id = subcategories.store_id and ${allowed})`

/** The active categories of one store, which share one order. */
export const inStore = (store_id: number): SQL =>
  sql`subcategories.archived_at is null and subcategories.store_id = ${store_id}`

const subcategoryColumns = {
  ...pick(tables.subcategories, 'id', 'name_en', 'name_ar', 'slug', 'status', 'sorting_index', 'version'),
  restaurant_store_id: tables.subcategories.store_id,
  image: nullable(pictureRow),
  item_count: int,
}
export type SubcategoryRow = RowOf<typeof subcategoryColumns>

/** Categories matching a condition on `subcategories`, by rank. */
export const subcategoriesWhere = (db: Db, condition: SQL) =>
  query(
    db,
    subcategoryColumns,
    sql`select ${selected(subcategoryColumns)}, ${pictureOf(sql`subcategories.image_id`)} as image,
        (select count(*) from items
          where items.sub_category_id = subcategories.id and items.archived_at is null) as item_count
      from subcategories where ${condition} order by sorting_index, id ${unpagedLimit}`,
  )

export const subcategory = async (db: Db, allowed: SQL, id: number): Promise<SubcategoryRow | undefined> =>
  (await subcategoriesWhere(db, sql`${categoriesOf(allowed)} and id = ${id}`))[0]

/** The same status again leaves row and history as they are. */
export const switchSubcategory = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    pick(tables.subcategories, 'id', 'status'),
    sql`update subcategories set status = ${status} where ${categoriesOf(allowed)} and id = ${id}
      returning id, status`,
  )

/** The named categories that the caller may see, each with its store. */
export const standing = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    pick(tables.subcategories, 'id', 'store_id'),
    sql`select id, store_id from subcategories
      where ${categoriesOf(allowed)} and id = any(${sql.param(ids)}::bigint[])`,
  )

const holdsColumns = {
  count: int,
  item_en: text,
  item_ar: text,
  /** Whether any of them is visible to the restaurant. */
  shown: bool,
}

/** The number of active items in it, and the first one, preferably visible to the restaurant. */
export const itemsIn = (db: Db, id: number) =>
  queryOne(
    db,
    holdsColumns,
    sql`select count(*) as count, bool_or(show_on_restaurant_manager) as shown,
        (array_agg(name_en order by not show_on_restaurant_manager, sorting_index, id))[1] as item_en,
        (array_agg(name_ar order by not show_on_restaurant_manager, sorting_index, id))[1] as item_ar
      from items where archived_at is null and sub_category_id = ${id} having count(*) > 0`,
  )
