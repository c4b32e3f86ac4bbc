import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import { saveGallery } from './items.gallery.sql.ts'
import type { Lists } from './items.values.ts'

export const marks = {
  global_categories: { table: 'item_global_categories', column: 'global_category_id' },
  filters: { table: 'item_filters', column: 'filter_id' },
  item_requirements: { table: 'item_requirements', column: 'requirement_id' },
} as const

async function setMarks(db: Db, item_id: number, name: keyof typeof marks, ids: readonly number[]) {
  const { table, column } = marks[name]
  const [of, mark] = [sql.identifier(table), sql.identifier(column)]
  const wanted = sql`${sql.param(ids)}::bigint[]`
  await execute(db, sql`delete from ${of} where item_id = ${item_id} and ${mark} <> all(${wanted})`)
  await execute(
    db,
    sql`insert into ${of} (item_id, ${mark}) select ${item_id}, unnest(${wanted})
    on conflict do nothing`,
  )
}

/** Sets the given lists. The item is locked, or not visible yet. */
export async function setLists(db: Db, item_id: number, lists: Lists): Promise<void> {
  for (const name of Object.keys(marks) as (keyof typeof marks)[]) {
    const ids = lists[name]
    if (ids) await setMarks(db, item_id, name, ids)
  }
  if (lists.images) await saveGallery(db, item_id, lists.images)
}

const idsIn = (table: string, column: string, order: SQL, item_id: number) =>
  sql`coalesce((select jsonb_agg(${sql.identifier(column)} order by ${order}) from ${sql.identifier(table)}
    where item_id = ${item_id}), '[]')`

/** An item's lists, as recorded in its history. */
async function currentLists(db: Db, item_id: number): Promise<string> {
  const parts = Object.entries(marks).map(
    ([name, { table, column }]) =>
      sql`${name}::text, ${idsIn(table, column, sql`${sql.identifier(column)}`, item_id)}`,
  )
  const row = await queryOne(
    db,
    { lists: text },
    sql`select jsonb_build_object(${sql.join(parts, sql`, `)},
      'images', ${idsIn('item_images', 'file_id', sql`sorting_index, id`, item_id)})::text as lists`,
  )
  return row?.lists ?? '{}'
}

/** Changes the lists of a locked item, which is a change of the item. Returns its new version. */
export async function changeLists(
  db: Db,
  item: { readonly id: number; readonly version: number },
  change: () => Promise<void>,
): Promise<number> {
  const before = await currentLists(db, item.id)
  await change()
  const after = await currentLists(db, item.id)
  const noted = await queryOne(
    db,
    { version: nullable(int) },
    sql`select note_item_lists(${item.id}, ${before}::jsonb, ${after}::jsonb) as version`,
  )
  return noted?.version ?? item.version
}
