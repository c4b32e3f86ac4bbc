import { type SQL, sql } from 'drizzle-orm'
import { pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const hourColumns = {
  ...pick(tables.working_hours, 'id', 'store_id', 'week_day', 'version'),
  start_time: text,
  end_time: text,
}
export type HourRow = RowOf<typeof hourColumns>

export interface Shift {
  readonly week_day: number
  readonly start_time: string
  readonly end_time: string
}

const columns = sql`working_hours.id, working_hours.store_id, working_hours.week_day, working_hours.version,
  to_char(working_hours.start_time, 'HH24:MI') as start_time, to_char(working_hours.end_time, 'HH24:MI') as end_time`

const select = (db: Db, condition: SQL) =>
  query(
    db,
    hourColumns,
    sql`select ${columns} from working_hours join stores on stores.id = working_hours.store_id
      where ${condition} order by week_day, working_hours.start_time`,
  )

export const hoursOf = (db: Db, store_id: number) => select(db, sql`stores.id = ${store_id}`)

export const hour = async (db: Db, allowed: SQL, id: number): Promise<HourRow | undefined> =>
  (await select(db, sql`${allowed} and working_hours.id = ${id}`))[0]

/** The first of a store's other shifts that this one would overlap, also across midnight and the week's end. */
export async function overlapped(
  db: Db,
  store_id: number,
  { week_day, start_time, end_time }: Shift,
  own?: number,
): Promise<HourRow | undefined> {
  const wanted = sql`week_minutes(${week_day}::smallint, ${start_time}::time, ${end_time}::time)`
  return (
    await select(
      db,
      sql`stores.id = ${store_id} and working_hours.id is distinct from ${own ?? null}::bigint
        and working_hours.minutes && ${wanted}`,
    )
  )[0]
}

/** Hours of the stores a caller has: a condition on `working_hours` and `stores`. */
export const hoursBeside = (allowed: SQL): SQL => sql`stores.id = working_hours.store_id and ${allowed}`

export const clearDays = (db: Db, store_id: number, days: readonly number[]) =>
  execute(
    db,
    sql`delete from working_hours where store_id = ${store_id} and week_day = any(${sql.param(days)}::smallint[])`,
  )

export const deleteHour = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.working_hours, 'id'),
    sql`delete from working_hours using stores
      where ${hoursBeside(allowed)} and working_hours.id = ${id}
      returning working_hours.id`,
  )
