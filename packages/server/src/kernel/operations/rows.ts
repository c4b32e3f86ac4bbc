import type { ErrorCode } from '@sufra/contract/errors'
import { type SQL, sql } from 'drizzle-orm'
import { int } from '../database/columns.ts'
import { type Db, errorCode } from '../database/db.ts'
import { execute, queryOne } from '../database/query.ts'
import type { ColumnOf, TableName } from '../database/tableNames.ts'
import { fail, orNotFound } from '../errors/apiError.ts'

/** Values by column. One that is not a column of the table does not compile. */
export type ColumnValues<T extends TableName, Values extends object> = Values & {
  readonly [Name in Exclude<keyof Values, ColumnOf<T>>]: never
}

/** Inserts a row. Undefined values get the column's default. */
export async function addRow<T extends TableName, Values extends object>(
  db: Db,
  table: T,
  values: ColumnValues<T, Values>,
): Promise<{ id: number; version: number }> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => sql.identifier(column))
  const contents = given.map(([, value]) => sql`${value}`)
  const added = await queryOne(
    db,
    { id: int, version: int },
    sql`insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
      values (${sql.join(contents, sql`, `)}) returning id, version`,
  )
  return orNotFound(added)
}

const uniqueViolation = '23505'

/**
 * The saved row, or an error at the field whose value another row has. The unique index decides: a check beforehand
 * would not see a concurrent insert.
 */
export async function orTaken<T>(saved: Promise<T>, code: ErrorCode, field: string): Promise<T> {
  try {
    return await saved
  } catch (error) {
    return errorCode(error) === uniqueViolation ? fail(code, { field }) : Promise.reject(error)
  }
}

/** Locks a row for deletion. Transactions that begin to use it wait, as their foreign keys lock it. */
export const lockRow = (db: Db, table: TableName, allowed: SQL, id: number) =>
  queryOne(
    db,
    { id: int },
    sql`select id from ${sql.identifier(table)} where ${allowed} and id = ${id} for update`,
  )

/** Removes a row from lists. Rows that refer to it keep it. */
export const archiveRow = (db: Db, table: TableName, id: number) =>
  execute(db, sql`update ${sql.identifier(table)} set archived_at = now() where id = ${id}`)
