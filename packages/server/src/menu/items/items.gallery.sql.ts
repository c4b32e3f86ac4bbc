import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/**
 * Pictures allowed in a gallery: unused ones of the caller, and those of the item `of`. Locks their rows, so that a
 * picture is used once. `undefined` if one is missing.
 */
export async function lockImages(
  db: Db,
  ids: readonly number[],
  { account_id, of }: { readonly account_id: number; readonly of: number | null },
): Promise<true | undefined> {
  if (ids.length === 0) return true
  const taken = await query(
    db,
    pick(tables.files, 'id'),
    sql`select id from files where id = any(${sql.param(ids)}::bigint[]) and preset = 'gallery'
      and ((owner_account_id = ${account_id} and unused_since is not null)
        or exists (select from item_images where file_id = files.id and item_id = ${of}))
      order by id for no key update`,
  )
  return taken.length === ids.length || undefined
}

/** A non-empty gallery has a main picture: the chosen one, or else the first. */
const keepDefault = (db: Db, item_id: number) =>
  execute(
    db,
    sql`update item_images set is_default = true
    where id = (select id from item_images where item_id = ${item_id} order by sorting_index, id limit 1)
      and not exists (select from item_images where item_id = ${item_id} and is_default)`,
  )

/** Sets the gallery of a locked item to these files, in this order. */
export async function saveGallery(db: Db, item_id: number, files: readonly number[]): Promise<void> {
  const wanted = sql`unnest(${sql.param(files)}::bigint[]) with ordinality as wanted(file_id, place)`
  await execute(
    db,
    sql`delete from item_images
    where item_id = ${item_id} and file_id <> all(${sql.param(files)}::bigint[])`,
  )
  await execute(
    db,
    sql`update item_images set sorting_index = place from ${wanted}
    where item_id = ${item_id} and item_images.file_id = wanted.file_id and sorting_index <> place`,
  )
  await execute(
    db,
    sql`insert into item_images (item_id, file_id, sorting_index)
    select ${item_id}, file_id, place from ${wanted}
    where file_id not in (select file_id from item_images where item_id = ${item_id})`,
  )
  await keepDefault(db, item_id)
}

const imageItemColumns = pick(tables.items, 'id', 'version')

/** Locks the item whose gallery has a picture. */
export const lockItemOfImage = (db: Db, allowed: SQL, image_id: number) =>
  queryOne(
    db,
    imageItemColumns,
    sql`select items.id, items.version from items
      where ${allowed} and items.id = (select item_id from item_images where id = ${image_id})
      for no key update`,
  )

export async function removeImage(db: Db, item_id: number, id: number): Promise<true | undefined> {
  const removed = await query(
    db,
    pick(tables.item_images, 'id'),
    sql`delete from item_images where item_id = ${item_id} and id = ${id} returning id`,
  )
  await keepDefault(db, item_id)
  return removed.length > 0 || undefined
}

export async function setDefaultImage(db: Db, item_id: number, id: number): Promise<true | undefined> {
  await execute(
    db,
    sql`update item_images set is_default = false where item_id = ${item_id} and is_default and id <> ${id}`,
  )
  const chosen = await query(
    db,
    pick(tables.item_images, 'id'),
    sql`update item_images set is_default = true where item_id = ${item_id} and id = ${id} returning id`,
  )
  return chosen.length > 0 || undefined
}
