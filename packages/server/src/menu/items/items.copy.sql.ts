import { type SQL, sql } from 'drizzle-orm'
import { pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { itemFlags } from './items.save.sql.ts'

const sourceColumns = pick(tables.items, 'id', 'store_id', 'thumb_id', ...itemFlags)

/** The original of a copy. */
export const sourceOf = (db: Db, allowed: SQL, id: number, store_id: number) =>
  queryOne(
    db,
    sourceColumns,
    sql`select ${selected(sourceColumns)} from items where ${allowed} and items.id = ${id} and items.store_id = ${store_id} for key share`,
  )

/** Pairs of original and copied item. */
const pairs = (from: readonly number[], to: readonly number[]): SQL =>
  sql`unnest(${sql.param([...from])}::bigint[], ${sql.param([...to])}::bigint[]) as pair(old, fresh)`

interface Groups {
  readonly groups: string
  readonly options: string
  readonly group_id: string
  /** Columns that are copied. */
  readonly group: string
  readonly option: string
}

/** Copies groups with their options. New ids come first, so that options can refer to their groups. */
const copyGroups = (db: Db, of: Groups, from: readonly number[], to: readonly number[]) =>
  execute(
    db,
    sql`
    with copied as (
      select nextval(pg_get_serial_sequence(${of.groups}, 'id')) as new_id, source.*
      from (select pair.fresh, each.* from ${sql.identifier(of.groups)} each
        join ${pairs(from, to)} on pair.old = each.item_id order by pair.fresh, sorting_index, id) source),
    added as (
      insert into ${sql.identifier(of.groups)} (id, item_id, ${sql.raw(of.group)})
      select new_id, fresh, ${sql.raw(of.group)} from copied)
    insert into ${sql.identifier(of.options)} (${sql.identifier(of.group_id)}, ${sql.raw(of.option)})
    select copied.new_id, ${sql.raw(
      of.option
        .split(', ')
        .map((column) => `source.${column}`)
        .join(', '),
    )}
    from ${sql.identifier(of.options)} source join copied on copied.id = source.${sql.identifier(of.group_id)}
    order by copied.new_id, source.sorting_index, source.id`,
  )

const choices: Groups = {
  groups: 'item_choices',
  options: 'item_choice_options',
  group_id: 'item_choice_id',
  group:
    'name_en, name_ar, min_selection_needed, max_selection_needed, max_quantity, show_on_menu, sorting_index',
  option: 'name_en, name_ar, item_choice_price, min_selection_option, max_selection_option, sorting_index',
}
const addons: Groups = {
  groups: 'item_addons',
  options: 'item_addon_options',
  group_id: 'item_addon_id',
  group: 'name_en, name_ar, show_on_menu, sorting_index',
  option: 'name_en, name_ar, item_addon_option_price, max_selection, show_on_menu, sorting_index',
}

export async function copyOptions(db: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  for (const groups of [choices, addons]) await copyGroups(db, groups, from, to)
}

/** Copies galleries: both items refer to the same files. */
export const copyGallery = (db: Db, from: readonly number[], to: readonly number[]) =>
  execute(
    db,
    sql`insert into item_images (item_id, file_id, is_default, sorting_index)
    select pair.fresh, file_id, is_default, sorting_index from item_images join ${pairs(from, to)}
      on pair.old = item_images.item_id order by pair.fresh, sorting_index, id`,
  )

export async function copyMarks(db: Db, from: readonly number[], to: readonly number[]): Promise<void> {
  for (const [table, mark] of [
    ['item_global_categories', 'global_category_id'],
    ['item_filters', 'filter_id'],
    ['item_requirements', 'requirement_id'],
  ] as const)
    await execute(
      db,
      sql`insert into ${sql.identifier(table)} (item_id, ${sql.identifier(mark)})
      select pair.fresh, marked.${sql.identifier(mark)} from ${sql.identifier(table)} marked
      join ${pairs(from, to)} on pair.old = marked.item_id`,
    )
}
