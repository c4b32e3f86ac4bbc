import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import type { ItemFlag } from './items.save.sql.ts'

interface Source extends Record<ItemFlag, boolean> {
  [column: string]: unknown
  id: number
  store_id: number
  thumb_id: number | null
}

/** The item a copy is made from. */
export async function sourceOf(
  db: Db,
  allowed: SQL,
  id: number,
  store_id: number,
): Promise<Source | undefined> {
  const [source] = await rows<Source>(
    db,
    sql`select items.id, items.store_id, items.thumb_id, items.show, items.show_on_restaurant_manager,
        items.cash_on_delivery, items.required_location, items.status
      from items where ${allowed} and items.id = ${id} and items.store_id = ${store_id} for key share`,
  )
  return source
}

/** Groups with their options, new ids given beforehand so that the options find their group's. */
async function copyGroups(
  db: Db,
  { groups, options, group_id }: { groups: string; options: string; group_id: string },
  columns: { readonly group: string; readonly option: string },
  from: number,
  to: number,
): Promise<void> {
  await db.execute(sql`
    with copied as (
      select nextval(pg_get_serial_sequence(${groups}, 'id')) as new_id, source.*
      from (select * from ${sql.identifier(groups)} where item_id = ${from} order by sorting_index, id) source),
    added as (
      insert into ${sql.identifier(groups)} (id, item_id, ${sql.raw(columns.group)})
      select new_id, ${to}, ${sql.raw(columns.group)} from copied)
    insert into ${sql.identifier(options)} (${sql.identifier(group_id)}, ${sql.raw(columns.option)})
    select copied.new_id, ${sql.raw(
      columns.option
        .split(', ')
        .map((column) => `source.${column}`)
        .join(', '),
    )}
    from ${sql.identifier(options)} source join copied on copied.id = source.${sql.identifier(group_id)}
    order by copied.new_id, source.sorting_index, source.id`)
}

/** Choices and addons of an item, for another one. */
export async function copyOptions(db: Db, from: number, to: number): Promise<void> {
  await copyGroups(
    db,
    { groups: 'item_choices', options: 'item_choice_options', group_id: 'item_choice_id' },
    {
      group:
        'name_en, name_ar, min_selection_needed, max_selection_needed, max_quantity, show_on_menu, sorting_index',
      option:
        'name_en, name_ar, item_choice_price, min_selection_option, max_selection_option, sorting_index',
    },
    from,
    to,
  )
  await copyGroups(
    db,
    { groups: 'item_addons', options: 'item_addon_options', group_id: 'item_addon_id' },
    {
      group: 'name_en, name_ar, show_on_menu, sorting_index',
      option: 'name_en, name_ar, item_addon_option_price, max_selection, show_on_menu, sorting_index',
    },
    from,
    to,
  )
}

/** The same pictures in the same order: both items show the same files. */
export const copyGallery = (db: Db, from: number, to: number) =>
  db.execute(sql`insert into item_images (item_id, file_id, is_default, sorting_index)
    select ${to}, file_id, is_default, sorting_index from item_images
    where item_id = ${from} order by sorting_index, id`)
