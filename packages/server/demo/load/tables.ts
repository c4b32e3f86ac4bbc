import { type SQL, sql } from 'drizzle-orm'
import { text } from '../../src/kernel/database/columns.ts'
import type { Db } from '../../src/kernel/database/db.ts'
import { execute, query } from '../../src/kernel/database/query.ts'

/** A row by column; all rows of a table have the same columns. */
export type Row = Readonly<Record<string, unknown>>

/** The rows to load, by table. */
export type Tables = Record<string, readonly Row[]>

const batch = 1000

/** Postings of an event stay together: rows of statements are made of all of them, when they are inserted. */
function* batchesOf(list: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < list.length; ) {
    let end = at + batch
    while (list[end]?.event_id !== undefined && list[end]?.event_id === list[end - 1]?.event_id) end++
    yield list.slice(at, end)
    at = end
  }
}

export async function insertRows(db: Db, table: string, list: readonly Row[]): Promise<void> {
  const [first] = list
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(table)
  for (const part of batchesOf(list)) {
    await execute(
      db,
      sql`insert into ${name} (${columns})
        select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json)`,
    )
  }
}

/** Drops a table's foreign keys while it is filled; adding them again checks all rows at once. */
export async function withoutForeignKeys(db: Db, table: string, fill: () => Promise<void>): Promise<void> {
  const keys = await query(
    db,
    { name: text, definition: text },
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f' order by conname`,
  )
  const alter = (changes: readonly SQL[]) =>
    execute(db, sql`alter table ${sql.identifier(table)} ${sql.join([...changes], sql`, `)}`)
  if (keys.length > 0) await alter(keys.map(({ name }) => sql`drop constraint ${sql.identifier(name)}`))
  await fill()
  if (keys.length > 0) {
    await alter(
      keys.map(({ name, definition }) => sql`add constraint ${sql.identifier(name)} ${sql.raw(definition)}`),
    )
  }
}

/** Moves the id sequences after the inserted rows, which came with their ids. */
export async function advanceIds(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await execute(
      db,
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)} having max(id) is not null`,
    )
  }
}
