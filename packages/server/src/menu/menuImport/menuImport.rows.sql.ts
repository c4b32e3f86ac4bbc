import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import type { Value } from './menuImport.cells.ts'
import type { Columns } from './menuImport.kept.ts'

/** A row of a bulk statement. */
export interface Written {
  readonly id: number
  readonly [column: string]: Value | readonly (number | string)[]
}

/** Rows as a table named `given`. */
export const given = (written: readonly object[], columns: Columns): SQL => {
  const typed = Object.entries(columns).map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  return sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given(${sql.join(typed, sql`, `)})`
}

const listOf = (columns: Columns, of?: string) =>
  sql.join(
    Object.keys(columns).map((name) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  )

/** Reserves ids for new rows, so that others can refer to them. */
export async function nextIds(db: Db, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const ids = await query(
    db,
    { id: int },
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return ids.map(({ id }) => id)
}

interface Table {
  readonly table: string
  readonly columns: Columns
  /** The parent column, and a condition for the rows that have a rank. */
  readonly parent: string
  readonly among?: SQL
}

/** Inserts rows, each at the end of its parent, which is locked. */
export async function insertRows(db: Db, to: Table, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  const { table, parent, among = sql`true` } = to
  const columns = { ...to.columns, id: 'bigint', [parent]: 'bigint' }
  const within = sql.identifier(parent)
  await execute(
    db,
    sql`insert into ${sql.identifier(table)} (${listOf(columns)}, sorting_index)
      select ${listOf(columns, 'given')}, row_number() over (partition by given.${within} order by given.place)
        + (select coalesce(max(sorting_index), 0) from ${sql.identifier(table)} there
          where there.${within} = given.${within} and ${among})
      from ${given(
        written.map((row, place) => ({ ...row, place })),
        { ...columns, place: 'integer' },
      )}`,
  )
}

export const assigned = (columns: Columns): SQL =>
  sql.join(
    Object.keys(columns).map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql`, `,
  )

/** Updates all columns of rows. */
export async function updateRows(
  db: Db,
  { table, columns }: Pick<Table, 'table' | 'columns'>,
  written: readonly Written[],
): Promise<void> {
  if (written.length === 0) return
  await execute(
    db,
    sql`update ${sql.identifier(table)} set ${assigned(columns)}
      from ${given(written, { ...columns, id: 'bigint' })} where ${sql.identifier(table)}.id = given.id`,
  )
}
