import { type SQL, sql } from 'drizzle-orm'
import type { ValueOf } from '../../kernel/database/columns.ts'
import { int, list, object } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import { marks } from '../items/items.lists.sql.ts'

export type MarkList = keyof typeof marks
/** An item's lists of ids, by wire name; omitted lists are unchanged. */
type Marks = Readonly<Partial<Record<MarkList, readonly number[]>>>

export const markLists = Object.keys(marks) as readonly MarkList[]

const listOf = (name: MarkList, item_id: SQL) => {
  const { table, column } = marks[name]
  const mark = sql.identifier(column)
  return sql`coalesce((select jsonb_agg(${mark} order by ${mark}) from ${sql.identifier(table)}
    where item_id = ${item_id}), '[]')`
}

/** All three lists as JSON, sorted by id. */
const listsOf = (item_id: SQL): SQL =>
  sql`jsonb_build_object(${sql.join(
    markLists.map((name) => sql`${name}::text, ${listOf(name, item_id)}`),
    sql`, `,
  )})`

const allMarks = object({ global_categories: list(int), filters: list(int), item_requirements: list(int) })
type AllMarks = ValueOf<typeof allMarks>

export async function marksOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AllMarks>> {
  const found = await query(
    db,
    { id: int, lists: allMarks },
    sql`select id, ${listsOf(sql`id`)} as lists from unnest(${sql.param(ids)}::bigint[]) as of(id)`,
  )
  return new Map(found.map(({ id, lists }) => [id, lists]))
}

async function setList(db: Db, name: MarkList, wanted: string): Promise<void> {
  const { table, column } = marks[name]
  const [of, mark] = [sql.identifier(table), sql.identifier(column)]
  const given = sql`jsonb_to_recordset(${wanted}::jsonb) as given(id bigint, marks jsonb)`
  await execute(
    db,
    sql`delete from ${of} using ${given}
    where item_id = given.id and not given.marks @> to_jsonb(${of}.${mark})`,
  )
  await execute(
    db,
    sql`insert into ${of} (item_id, ${mark})
    select given.id, mark::bigint from ${given} cross join jsonb_array_elements_text(given.marks) as mark
    on conflict do nothing`,
  )
}

export interface Marked {
  readonly id: number
  readonly marks: Marks
}

/**
 * Sets the lists of many items, which are locked. A change of lists is a change of the item, with a new version, as in
 * `changeLists` for a single one.
 */
export async function changeMarks(db: Db, wanted: readonly Marked[]): Promise<void> {
  if (wanted.length === 0) return
  const before = await marksOf(
    db,
    wanted.map(({ id }) => id),
  )
  for (const name of markLists) {
    const given = wanted.flatMap(({ id, marks: { [name]: ids } }) => (ids ? { id, marks: ids } : []))
    if (given.length > 0) await setList(db, name, JSON.stringify(given))
  }
  const were = JSON.stringify([...before].map(([id, lists]) => ({ id, lists })))
  await execute(
    db,
    sql`select note_item_lists(given.id, given.lists, ${listsOf(sql`given.id`)})
    from jsonb_to_recordset(${were}::jsonb) as given(id bigint, lists jsonb)`,
  )
}
