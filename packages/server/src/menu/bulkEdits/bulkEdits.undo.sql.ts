import { type SQL, sql } from 'drizzle-orm'
import { anyObject, int, pick, present, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { UndoableTable } from './bulkEdits.record.sql.ts'
import { together } from './bulkEdits.undo.rules.ts'

/** Rows of a change whose item the caller may see; deleted and hidden items are not undone. */
export const ofSeenItem = (allowed: SQL) =>
  sql`exists (select from items where items.id = kept.item_id and ${allowed})`

const changedColumns = {
  id: int,
  item_id: present(tables.menu_change_rows.item_id),
  before: present(anyObject),
  after: present(anyObject),
  now: anyObject,
}
type Changed = RowOf<typeof changedColumns>

/** The rows of a table that a change modified, locked, with their current values. */
export function changedRows(
  db: Db,
  allowed: SQL,
  change_id: number,
  table: UndoableTable,
): Promise<Changed[]> {
  const needed = ['sorting_index', ...(together[table] ?? []).flatMap(({ columns }) => columns)]
  return query(
    db,
    changedColumns,
    sql`select standing.id, kept.item_id, kept.before, kept.after,
        (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(standing))
          where kept.before ? key or key = any(${sql.param(needed)}::text[])) as now
      from menu_change_rows kept join ${sql.identifier(table)} standing on standing.id = kept.row_id
      where kept.change_id = ${change_id} and kept.table_name = ${table} and kept.before is not null
        and ${ofSeenItem(allowed)}
      order by standing.id for no key update of standing`,
  )
}

const { subcategories, units, global_categories, filters, requirements } = tables
const standingTables = { subcategories, units, global_categories, filters, requirements }

/** The existing ones, locked as by a foreign key. */
export async function stillThere(
  db: Db,
  table: keyof typeof standingTables,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await query(
    db,
    pick(standingTables[table], 'id'),
    sql`select id from ${sql.identifier(table)} where archived_at is null and id = any(${sql.param(ids)}::bigint[])
      order by id for key share`,
  )
  return new Set(found.map(({ id }) => id))
}

const nameColumns = {
  en: { item_id: tables.items.id, name: tables.items.name_en },
  ar: { item_id: tables.items.id, name: tables.items.name_ar },
}

export const namesOf = (
  db: Db,
  language: 'en' | 'ar',
  ids: readonly number[],
): Promise<{ item_id: number; name: string }[]> =>
  query(
    db,
    nameColumns[language],
    sql`select id as item_id, ${sql.raw(`name_${language}`)} as name from items
      where id = any(${sql.param(ids)}::bigint[]) order by id`,
  )
