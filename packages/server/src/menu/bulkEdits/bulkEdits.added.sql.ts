import { type SQL, sql } from 'drizzle-orm'
import { bool, present, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { UndoableTable } from './bulkEdits.record.sql.ts'
import { ofSeenItem } from './bulkEdits.undo.sql.ts'

/** An item with an added row, which was removed, or edited since and kept. */
export const removedColumns = { item_id: present(tables.menu_change_rows.item_id), removed: bool }
export type Removed = RowOf<typeof removedColumns>

/** Rows of a table that a change added. */
export const added = (allowed: SQL, change_id: number, table: UndoableTable): SQL => sql`
  select kept.row_id, kept.item_id, kept.parent_id, kept.added_version from menu_change_rows kept
  where kept.change_id = ${change_id} and kept.table_name = ${table} and kept.added_version is not null
    and ${ofSeenItem(allowed)}`

/** Rows added to an added row are removed or kept with it. */
const addedToAdded = (change_id: number, table: UndoableTable): SQL => sql`exists (
  select from menu_change_rows above where above.change_id = ${change_id} and above.table_name = ${table}
    and above.row_id = added.parent_id and above.added_version is not null)`

export const removedRows = (
  table: UndoableTable,
): SQL => sql`select added.item_id, gone.id is not null as removed
  from added join ${sql.identifier(table)} standing on standing.id = added.row_id
    left join gone on gone.id = added.row_id`

interface Group {
  readonly groups: 'item_choices' | 'item_addons'
  readonly options: 'item_choice_options' | 'item_addon_options'
  readonly group_id: 'item_choice_id' | 'item_addon_id'
}

export const groupTables: readonly Group[] = [
  { groups: 'item_choices', options: 'item_choice_options', group_id: 'item_choice_id' },
  { groups: 'item_addons', options: 'item_addon_options', group_id: 'item_addon_id' },
]

/** Locks the options of added groups, as edits of them do. */
async function lockGroups(db: Db, change_id: number, { groups, options, group_id }: Group): Promise<void> {
  const of = sql`(select row_id from menu_change_rows where change_id = ${change_id} and table_name = ${groups}
    and added_version is not null)`
  await execute(
    db,
    sql`select from ${sql.identifier(groups)} where id in ${of} order by id for no key update`,
  )
  await execute(
    db,
    sql`select from ${sql.identifier(options)} where ${sql.identifier(group_id)} in ${of}
    order by id for no key update`,
  )
}

/** Deletes added choices or addons that were not edited since: they have exactly their original options. */
export async function deleteAddedGroups(
  db: Db,
  allowed: SQL,
  change_id: number,
  group: Group,
): Promise<Removed[]> {
  await lockGroups(db, change_id, group)
  const [groups, options, group_id] = [group.groups, group.options, group.group_id].map((name) =>
    sql.identifier(name),
  )
  return query(
    db,
    removedColumns,
    sql`with added as (
        select * from (${added(allowed, change_id, group.groups)}) added where not ${addedToAdded(change_id, 'items')}),
      came as (
        select parent_id as id, count(*) as options from menu_change_rows
        where change_id = ${change_id} and table_name = ${group.options} and added_version is not null
        group by parent_id),
      standing as (
        select of.${group_id} as id, count(*) as options, count(own.row_id) as untouched
        from added join ${options} of on of.${group_id} = added.row_id
          left join menu_change_rows own on own.change_id = ${change_id} and own.table_name = ${group.options}
            and own.row_id = of.id and own.added_version = of.version
        group by of.${group_id}),
      gone as (
        delete from ${groups} using added left join came on came.id = added.row_id
          left join standing on standing.id = added.row_id
        where ${groups}.id = added.row_id and ${groups}.version = added.added_version
          and (coalesce(standing.options, 0), coalesce(standing.untouched, 0))
            = (coalesce(came.options, 0), coalesce(came.options, 0))
        returning ${groups}.id)
      ${removedRows(group.groups)}`,
  )
}

/** Deletes options added to existing choices or addons that were not edited since. */
export const deleteAddedOptions = (
  db: Db,
  allowed: SQL,
  change_id: number,
  { groups, options }: Group,
): Promise<Removed[]> =>
  query(
    db,
    removedColumns,
    sql`with added as (
        select * from (${added(allowed, change_id, options)}) added where not ${addedToAdded(change_id, groups)}),
      gone as (
        delete from ${sql.identifier(options)} of using added
        where of.id = added.row_id and of.version = added.added_version returning of.id)
      ${removedRows(options)}`,
  )
