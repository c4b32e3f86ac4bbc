import type { Choice } from '@sufra/contract/menu/choices'
import { sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'
import type { UndoableTable } from './bulkEdits.record.sql.ts'

/** The new values of a row, by column, as in its table's JSON. */
export interface Given {
  readonly id: number
  readonly values: Readonly<Record<string, unknown>>
}

/** Updates many rows of a table, each with its own columns. */
export async function setColumns(db: Db, table: UndoableTable, given: readonly Given[]): Promise<void> {
  const columns = [...new Set(given.flatMap(({ values }) => Object.keys(values)))]
  if (columns.length === 0) return
  const target = sql.identifier(table)
  const assignments = columns.map((name) => sql`${sql.identifier(name)} = become.${sql.identifier(name)}`)
  await execute(
    db,
    sql`update ${target} set ${sql.join(assignments, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id bigint, "values" jsonb)
      join ${target} was on was.id = given.id
      cross join lateral jsonb_populate_record(was, given.values) as become
    where ${target}.id = given.id`,
  )
}

/** The last rank of each category; these are locked. */
export async function lastRanks(db: Db, categories: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await query(
    db,
    { id: tables.items.sub_category_id, last: int },
    sql`select sub_category_id as id, max(sorting_index) as last from items
      where archived_at is null and sub_category_id = any(${sql.param(categories)}::bigint[])
      group by sub_category_id`,
  )
  return new Map(found.map(({ id, last }) => [id, last]))
}

/** Copies a choice to items, which are locked. New ids come first, so that the options can refer to them. */
export async function addChoices(db: Db, choice: Choice, item_ids: readonly number[]): Promise<void> {
  if (item_ids.length === 0) return
  const options = choice.item_choice_options.map((option, index) => ({ ...option, sorting_index: index + 1 }))
  const rank = lastIndex({ table: 'item_choices', among: sql`item_id = wanted.id` })
  await execute(
    db,
    sql`
    with made as (
      select nextval(pg_get_serial_sequence('item_choices', 'id')) as id, wanted.id as item_id, ${rank} as sorting_index
      from unnest(${sql.param(item_ids)}::bigint[]) as wanted(id)),
    added as (
      insert into item_choices (id, item_id, name_en, name_ar, min_selection_needed, max_selection_needed,
        max_quantity, show_on_menu, sorting_index)
      select id, item_id, ${choice.item_choice_name_en}, ${choice.item_choice_name_ar},
        ${choice.min_selection_needed}::int, ${choice.max_selection_needed}::int, ${choice.max_quantity}::int,
        ${choice.show_onmenu}::boolean, sorting_index from made)
    insert into item_choice_options (item_choice_id, name_en, name_ar, item_choice_price, min_selection_option,
      max_selection_option, sorting_index)
    select made.id, option.name_en, option.name_ar, option.item_choice_price, option.min_selection_option,
      option.max_selection_option, option.sorting_index
    from made cross join jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as option(name_en text, name_ar text,
      item_choice_price bigint, min_selection_option int, max_selection_option int, sorting_index int)
    order by made.id, option.sorting_index`,
  )
}
