import { type SQL, sql } from 'drizzle-orm'
import { type Columns, int, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { checking, checkResult } from './query.check.ts'
import { callSite, noteRan } from './query.ran.ts'
import { withoutValues } from './queryError.ts'

async function send(db: Db, statement: SQL) {
  try {
    return await db.execute(statement)
  } catch (error) {
    throw withoutValues(error)
  }
}

/** Runs a statement. Its rows are typed by a description that tests check against the database's answer. */
export async function query<C extends Columns>(db: Db, columns: C, statement: SQL): Promise<RowOf<C>[]> {
  const site = checking ? callSite() : undefined
  const result = await send(db, statement)
  if (checking) await checkResult(db, columns, result, site)
  return result.rows as RowOf<C>[]
}

/** The first row, if there is one. */
export async function queryOne<C extends Columns>(
  db: Db,
  columns: C,
  statement: SQL,
): Promise<RowOf<C> | undefined> {
  return (await query(db, columns, statement))[0]
}

/** How many rows a FROM finds with its conditions. */
export async function countRows(db: Db, from: SQL): Promise<number> {
  const [row] = await query(db, { count: int }, sql`select count(*) as count ${from}`)
  return row?.count ?? 0
}

/** Runs a statement whose rows nobody reads. Returns how many it found or changed. */
export async function execute(db: Db, statement: SQL): Promise<number> {
  const site = checking ? callSite() : undefined
  const { rowCount } = await send(db, statement)
  noteRan(site)
  return rowCount ?? 0
}

/** Whether a statement finds a row, or has changed one. */
export async function affects(db: Db, statement: SQL): Promise<boolean> {
  return (await execute(db, statement)) > 0
}
