import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, pictureOf } from '../../kernel/images/auditedImage.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'
import { limitWhole } from '../../kernel/database/unpaged.ts'

/** Live categories of the stores a caller may see: a condition on `subcategories` alone. */
export const categoriesOf = (allowed: SQL): SQL => sql`subcategories.archived_at is null
  and exists (select from stores where stores.id = subcategories.store_id and ${allowed})`

/** The live categories of one store, which stand in one order. */
export const inStore = (store_id: number): SQL =>
  sql`subcategories.archived_at is null and subcategories.store_id = ${store_id}`

export interface SubcategoryRow extends Record<string, unknown> {
  id: number
  restaurant_store_id: number
  name_en: string
  name_ar: string
  slug: string | null
  image: PictureRow | null
  status: boolean
  sorting_index: number
  item_count: number
  version: number
}

/** Categories that a condition on `subcategories` picks, in their order. */
export const subcategoriesWhere = (db: Db, condition: SQL) =>
  rows<SubcategoryRow>(
    db,
    sql`select id, store_id as restaurant_store_id, name_en, name_ar, slug,
        ${pictureOf(sql`subcategories.image_id`)} as image, status, sorting_index, version,
        (select count(*) from items
          where items.sub_category_id = subcategories.id and items.archived_at is null) as item_count
      from subcategories where ${condition} order by sorting_index, id ${limitWhole}`,
  )

export const subcategory = async (db: Db, allowed: SQL, id: number): Promise<SubcategoryRow | undefined> =>
  (await subcategoriesWhere(db, sql`${categoriesOf(allowed)} and id = ${id}`))[0]

interface Added {
  readonly store_id: number
  readonly name_en: string
  readonly name_ar: string
  readonly slug: string | null
  readonly image_id: number | null
}

/** At the end of its store's, which has been locked. */
export async function addSubcategory(
  db: Db,
  { store_id, name_en, name_ar, slug, image_id }: Added,
): Promise<{ id: number; version: number } | undefined> {
  const place = lastIndex({ table: 'subcategories', among: inStore(store_id) })
  const [added] = await rows<{ id: number; version: number }>(
    db,
    sql`insert into subcategories (store_id, name_en, name_ar, slug, image_id, sorting_index)
      values (${store_id}, ${name_en}, ${name_ar}, ${slug}, ${image_id}, ${place}) returning id, version`,
  )
  return added
}

interface Switched extends Record<string, unknown> {
  id: number
  status: boolean
}

/** The same status again leaves row and history as they are. */
export async function switchSubcategory(
  db: Db,
  allowed: SQL,
  id: number,
  status: boolean,
): Promise<Switched | undefined> {
  const [switched] = await rows<Switched>(
    db,
    sql`update subcategories set status = ${status} where ${categoriesOf(allowed)} and id = ${id}
      returning id, status`,
  )
  return switched
}

interface Standing extends Record<string, unknown> {
  id: number
  store_id: number
}

/** The named categories that a caller may see, each with its store. */
export const standing = (db: Db, allowed: SQL, ids: readonly number[]) =>
  rows<Standing>(
    db,
    sql`select id, store_id from subcategories
      where ${categoriesOf(allowed)} and id = any(${sql.param(ids)}::bigint[])`,
  )

/** Locks it against items that are about to stand in it: they lock it too. */
export async function lockToRemove(db: Db, allowed: SQL, id: number): Promise<{ id: number } | undefined> {
  const [locked] = await rows<{ id: number }>(
    db,
    sql`select id from subcategories where ${categoriesOf(allowed)} and id = ${id} for update`,
  )
  return locked
}

interface Holds extends Record<string, unknown> {
  count: number
  item_en: string
  item_ar: string
  /** Whether the restaurant sees any of them. */
  shown: boolean
}

/** How many live items stand in it, and the first of them, one that the restaurant sees if there is one. */
export async function itemsIn(db: Db, id: number): Promise<Holds | undefined> {
  const [holds] = await rows<Holds>(
    db,
    sql`select count(*) as count, bool_or(show_on_restaurant_manager) as shown,
        (array_agg(name_en order by not show_on_restaurant_manager, sorting_index, id))[1] as item_en,
        (array_agg(name_ar order by not show_on_restaurant_manager, sorting_index, id))[1] as item_ar
      from items where archived_at is null and sub_category_id = ${id} having count(*) > 0`,
  )
  return holds
}

export const archiveSubcategory = (db: Db, id: number) =>
  db.execute(sql`update subcategories set archived_at = now() where id = ${id}`)
