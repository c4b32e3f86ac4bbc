import type { Change, MadeChange } from '@sufra/contract/menu/bulkEdits'
import { sql } from 'drizzle-orm'
import { int, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Tables whose changes and additions can be undone. */
export const undoable = [
  'subcategories',
  'items',
  'item_choices',
  'item_choice_options',
  'item_addons',
  'item_addon_options',
] as const
export type UndoableTable = (typeof undoable)[number]

/** The last id of the audit trail: rows of this transaction that follow have greater ids. */
export async function lastAudited(db: Db): Promise<number> {
  const row = await queryOne(
    db,
    { id: int },
    sql`select coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit_log', 'id')::regclass), 0) as id`,
  )
  return row?.id ?? 0
}

const itemOfGroup = (groups: string) => sql`(select item_id from ${sql.identifier(groups)} where id = row_id)`
const itemOfOption = (options: string, groups: string, group_id: string) =>
  sql`(select item_id from ${sql.identifier(groups)} where id =
    (select ${sql.identifier(group_id)} from ${sql.identifier(options)} where id = row_id))`

interface NewChange {
  readonly store_id: number
  readonly what: MadeChange['what']
  readonly asked: Change | null
  readonly actor: { readonly kind: string; readonly account_id: number | null; readonly name: string }
  /** The request, and the audit id after which its rows begin. */
  readonly requestId: string
  readonly since: number
}

const keptColumns = {
  ...pick(tables.menu_changes, 'id', 'count'),
  at: tables.menu_changes.created_at,
}
type ChangeRecord = RowOf<typeof keptColumns>

/** Records a request's changes of a store's menu; `undefined` if there are none. A new rank alone is no change. */
export async function insertChange(db: Db, change: NewChange): Promise<ChangeRecord | undefined> {
  const { store_id, what, asked, actor, requestId, since } = change
  return queryOne(
    db,
    keptColumns,
    sql`with audited as (
        select id, table_name, row_id::bigint, action, before, after, version from audit_log
        where store_id = ${store_id} and id > ${since} and request_id = ${requestId}
          and table_name = any(${sql.param(undoable)}::text[])),
      added as (
        select table_name, row_id, max(version) as added_version,
          max(case action when 'insert' then coalesce(after->>'item_choice_id', after->>'item_addon_id',
            after->>'item_id', after->>'sub_category_id') end)::bigint as parent_id
        from audited group by table_name, row_id having bool_or(action = 'insert')),
      columns as (
        select table_name, row_id, was.key, (array_agg(was.value order by id))[1] as before,
          (array_agg(after->was.key order by id desc))[1] as after
        from audited cross join jsonb_each(before) was
        where action = 'update' and (table_name, row_id) not in (select table_name, row_id from added)
        group by table_name, row_id, was.key),
      changed as (
        select table_name, row_id, jsonb_object_agg(key, before) as before, jsonb_object_agg(key, after) as after
        from columns where before <> after group by table_name, row_id having bool_or(key <> 'sorting_index')),
      kept as (
        select *, case table_name
          when 'items' then row_id
          when 'item_choices' then ${itemOfGroup('item_choices')}
          when 'item_addons' then ${itemOfGroup('item_addons')}
          when 'item_choice_options' then ${itemOfOption('item_choice_options', 'item_choices', 'item_choice_id')}
          when 'item_addon_options' then ${itemOfOption('item_addon_options', 'item_addons', 'item_addon_id')}
        end as item_id
        from (select table_name, row_id, before, after, null::bigint as parent_id, null::int as added_version
            from changed
          union all select table_name, row_id, null, null, parent_id, added_version from added) of),
      made as (
        insert into menu_changes (store_id, what, asked, count, actor_kind, actor_account_id, actor_name)
        select ${store_id}, ${what}, ${asked && JSON.stringify(asked)}::jsonb, (select count(distinct item_id) from kept),
          ${actor.kind}, ${actor.account_id}, ${actor.name}
        where exists (select from kept) returning id, count, created_at as at),
      of as (
        insert into menu_change_rows (change_id, table_name, row_id, item_id, before, after, parent_id, added_version)
        select made.id, table_name, row_id, item_id, before, after, parent_id, added_version from made, kept)
      select id, count, at from made`,
  )
}

/** How many of a store's changes are listed, and kept for undoing. */
export const maxKeptChanges = 20

/** Deletes changes that are no longer listed, and so cannot be undone. */
export const forgetOldChanges = (db: Db, store_id: number) =>
  execute(
    db,
    sql`delete from menu_changes where store_id = ${store_id} and id not in (
    select id from menu_changes where store_id = ${store_id} order by id desc limit ${maxKeptChanges})`,
  )
