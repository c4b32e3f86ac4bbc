import { type SQL, sql } from 'drizzle-orm'
import { bool, date, int, nullable, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

const archiveColumns = {
  ...pick(tables.audit_archives, 'month', 'key', 'row_count'),
  checksum: text,
}
export type Archive = RowOf<typeof archiveColumns>
const archive = sql`select month, key, row_count, encode(checksum, 'hex') as checksum from audit_archives`

export const allArchives = (db: Db) =>
  query(db, archiveColumns, sql`${archive} order by month ${unpagedLimit}`)

/** By its month, `YYYY-MM`. */
export const archiveOf = (db: Db, month: string) =>
  queryOne(db, archiveColumns, sql`${archive} where month = ${`${month}-01`}::date`)

/** Rows of the trail of a month. */
const within = (month: SQL) =>
  sql`at >= audit_day_start(${month}) and at < audit_day_start((${month} + interval '1 month')::date)`

interface Between {
  /** Days, `YYYY-MM-DD`. */
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** The newest archived month, `YYYY-MM`, with days of a range, before another month if one is named. */
export const newestArchive = (db: Db, { start_date, end_date }: Between, month?: string) =>
  queryOne(
    db,
    { month: nullable(text) },
    sql`select to_char(max(month), 'YYYY-MM') as month from audit_archives
      where month < coalesce(${month ? `${month}-01` : null}::date, 'infinity')
        and month >= date_trunc('month', coalesce(${start_date ?? null}::date, '-infinity'))
        and month <= coalesce(${end_date ?? null}::date, 'infinity')`,
  )

/**
 * The oldest month of the trail, if it ended `months` months ago or earlier and each of its days is closed: its rows, and
 * whether they are those that its days were closed with.
 */
export const nextToArchive = (db: Db, months: number) =>
  queryOne(
    db,
    { month: date, first: int, last: int, count: int, agrees: bool },
    sql`select month, rows.first, rows.last, rows.count,
        not exists (select from audit_day_differences where date_trunc('month', day)::date = month) as agrees
      from (select audit_month(min(at)) as month from audit_log) oldest,
        lateral (select min(id) as first, max(id) as last, count(*) as count from audit_log where ${within(sql`month`)}) rows
      where month + interval '1 month' <= audit_month(now()) - make_interval(months => ${months})
        and month + interval '1 month' <= (select max(day) + 1 from audit_days)`,
  )

/** Lines of a file, the newest first: rows of a month before an id, each with the words it is found by. */
export const linesBefore = (db: Db, month: string, { first, before }: { first: number; before: number }) =>
  query(
    db,
    { id: int, line: text },
    sql`select id, (to_jsonb(audit_log) || jsonb_build_object('words', array(
        select word from audit_words where audit_id = audit_log.id order by word)))::text as line
      from audit_log where id >= ${first} and id < ${before} and ${within(sql`${month}::date`)}
      order by id desc limit 2000`,
  )

export const addArchive = (db: Db, { month, key, row_count, checksum }: Archive) =>
  execute(
    db,
    sql`insert into audit_archives (month, key, row_count, checksum)
      values (${month}, ${key}, ${row_count}, decode(${checksum}, 'hex'))`,
  )

/** Removes the rows of a month that is in a file, and returns their count. */
export async function removeArchived(
  db: Db,
  { month, first, last }: { month: string; first: number; last: number },
) {
  const ofMonth = sql`id between ${first} and ${last} and ${within(sql`${month}::date`)}`
  await execute(
    db,
    sql`delete from audit_words where audit_id in (select id from audit_log where ${ofMonth})`,
  )
  return execute(db, sql`delete from audit_log where ${ofMonth}`)
}
