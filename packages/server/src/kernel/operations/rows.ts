import { type SQL, sql } from 'drizzle-orm'
import { int } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { queryOne } from '../database/query.ts'
import type { ColumnOf, TableName } from '../database/tableNames.ts'
import { orNotFound } from '../errors/apiError.ts'

/**
 * Adds a row of these values, by column; what is undefined is left to the column's default. A value that is no column
 * of the table does not compile.
 */
export async function addRow<T extends TableName, Values extends object>(
  db: Db,
  table: T,
  values: Values & { readonly [Name in Exclude<keyof Values, ColumnOf<T>>]: never },
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

/** Locks a row against those who are about to use it: they lock it as their foreign key does. */
export const lockRow = (db: Db, table: TableName, allowed: SQL, id: number) =>
  queryOne(
    db,
    { id: int },
    sql`select id from ${sql.identifier(table)} where ${allowed} and id = ${id} for update`,
  )

/** Out of every list; what names it keeps it. */
export const archiveRow = (db: Db, table: TableName, id: number) =>
  db.execute(sql`update ${sql.identifier(table)} set archived_at = now() where id = ${id}`)
