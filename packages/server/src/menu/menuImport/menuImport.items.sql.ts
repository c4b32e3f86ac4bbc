import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import { marks } from '../items/items.lists.sql.ts'
import { itemFields, longFields, type MarkColumn, markColumns } from './menuImport.fields.ts'
import { columnTypes } from './menuImport.kept.ts'
import { assigned, given, insertRows, type Written } from './menuImport.rows.sql.ts'

const columns = {
  ...columnTypes(itemFields),
  store_id: 'bigint',
  sub_category_id: 'bigint',
  item_unit_id: 'bigint',
}
const inCategories = { table: 'items', parent: 'sub_category_id', among: sql`there.archived_at is null` }

export const insertItems = (db: Db, written: readonly Written[]) =>
  insertRows(db, { ...inCategories, columns }, written)

const short = Object.fromEntries(
  Object.entries(columns).filter(([name]) => !longFields.some((long) => long === name)),
)
const longAssigned = sql.join(
  longFields.map((name) => {
    const [column, kept] = [sql.identifier(name), sql`items.${sql.identifier(name)}`]
    return sql`${column} = case when ${name} = any(given.rewritten) then given.${column} else ${kept} end`
  }),
  sql`, `,
)

/**
 * Updates items. A moved one (`moves`) goes to the end of its new category; of the long fields only those in
 * `rewritten` are written.
 */
export async function updateItems(db: Db, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  const rows = written.map((row, place) => ({ ...row, place }))
  const from = given(rows, {
    ...columns,
    id: 'bigint',
    moves: 'boolean',
    rewritten: 'text[]',
    place: 'integer',
  })
  await execute(
    db,
    sql`update items set ${assigned(short)}, ${longAssigned}, sorting_index = coalesce(given.next, items.sorting_index)
      from (select given.*, case when moves then row_number() over (
            partition by given.sub_category_id, moves order by place)
          + (select coalesce(max(sorting_index), 0) from items there
            where there.sub_category_id = given.sub_category_id and there.archived_at is null) end as next
        from ${from}) given
      where items.id = given.id`,
  )
}

/** An item's changed lists, before and after. */
interface MarkChange {
  readonly item_id: number
  readonly before: Partial<Record<MarkColumn, readonly number[]>>
  readonly after: Partial<Record<MarkColumn, readonly number[]>>
}

/** Sets lists. For items added in this transaction no history is written; for others it is a change. */
export async function setMarks(db: Db, changes: readonly MarkChange[], isNew: boolean): Promise<void> {
  for (const column of markColumns) {
    const wanted = changes.flatMap(({ item_id, after }) => {
      const ids = after[column]
      return ids ? [{ item_id, ids }] : []
    })
    if (wanted.length === 0) continue
    const rows = given(wanted, { item_id: 'bigint', ids: 'bigint[]' })
    const of = sql.identifier(marks[column].table)
    const mark = sql.identifier(marks[column].column)
    if (!isNew)
      await execute(
        db,
        sql`delete from ${of} using ${rows} where ${of}.item_id = given.item_id and ${of}.${mark} <> all(given.ids)`,
      )
    await execute(
      db,
      sql`insert into ${of} (item_id, ${mark}) select item_id, unnest(ids) from ${rows} on conflict do nothing`,
    )
  }
  if (isNew || changes.length === 0) return
  const rows = given(changes, { item_id: 'bigint', before: 'jsonb', after: 'jsonb' })
  await execute(db, sql`select note_item_lists(given.item_id, given.before, given.after) from ${rows}`)
}
