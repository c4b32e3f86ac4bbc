import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import { added, groupTables, type Removed, removedColumns, removedRows } from './bulkEdits.added.sql.ts'

/** Locks added items, as whoever adds a choice or an addon to one does. */
export const lockAdded = (db: Db, allowed: SQL, change_id: number) =>
  execute(
    db,
    sql`with added as (${added(allowed, change_id, 'items')})
      select from items where id in (select row_id from added) order by id for no key update`,
  )

/** The choices, addons and options that added items have, with their versions. */
const standingOptions = sql.join(
  groupTables.map((group) => {
    const [table, options, group_id] = [group.groups, group.options, group.group_id].map((name) =>
      sql.identifier(name),
    )
    return sql`
      select of.item_id, ${group.groups}::text as table_name, of.id, of.version
        from added join ${table} of on of.item_id = added.row_id
      union all select of.item_id, ${group.options}::text, its.id, its.version
        from added join ${table} of on of.item_id = added.row_id join ${options} its on its.${group_id} = of.id`
  }),
  sql` union all`,
)

/**
 * Archives added items that were not edited since: they have exactly their original choices, addons and options. The
 * items and their options are locked.
 */
export const archiveAdded = (db: Db, allowed: SQL, change_id: number): Promise<Removed[]> =>
  query(
    db,
    removedColumns,
    sql`with added as (${added(allowed, change_id, 'items')}),
      came as (
        select kept.item_id, kept.table_name, kept.row_id as id, kept.added_version as version
        from added join menu_change_rows kept on kept.change_id = ${change_id} and kept.item_id = added.row_id
        where kept.table_name <> 'items' and kept.added_version is not null),
      standing as (${standingOptions}),
      edited as (
        select item_id from (
          (select * from came except select * from standing)
          union all (select * from standing except select * from came)) of),
      gone as (
        update items set archived_at = now() from added
        where items.id = added.row_id and items.version = added.added_version
          and items.id not in (select item_id from edited) returning items.id)
      ${removedRows('items')}`,
  )

/** Archives added categories that were not edited since and have no items. */
export const archiveAddedCategories = (db: Db, change_id: number) =>
  execute(
    db,
    sql`update subcategories set archived_at = now() from menu_change_rows kept
    where kept.change_id = ${change_id} and kept.table_name = 'subcategories'
      and subcategories.id = kept.row_id and subcategories.version = kept.added_version
      and not exists (select from items
        where items.sub_category_id = subcategories.id and items.archived_at is null)`,
  )
