import { sql } from 'drizzle-orm'
import type { Db } from '../../src/kernel/db.ts'

/** A row by column; all rows of one table name the same columns. */
export type Row = Readonly<Record<string, unknown>>

/** What is loaded, table by table. */
export type Tables = Record<string, readonly Row[]>

const batch = 1000

/** Inserts a table's rows, a thousand a statement. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const name = sql.identifier(table)
  for (let at = 0; at < rows.length; at += batch) {
    const part = JSON.stringify(rows.slice(at, at + batch))
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${part}::json)`,
    )
  }
}

/** Rows came with their ids: the next one made by the server takes the one after the highest. */
export async function advanceIds(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)} having max(id) is not null`,
    )
  }
}
