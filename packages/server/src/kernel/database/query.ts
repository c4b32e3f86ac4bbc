import type { SQL } from 'drizzle-orm'
import type { Columns, RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { checking, checkResult } from './query.check.ts'
import { callSite } from './query.ran.ts'

/** Runs a statement. Its rows are typed by a description that tests check against the database's answer. */
export async function query<C extends Columns>(db: Db, columns: C, statement: SQL): Promise<RowOf<C>[]> {
  const site = checking ? callSite() : undefined
  const result = await db.execute(statement)
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
