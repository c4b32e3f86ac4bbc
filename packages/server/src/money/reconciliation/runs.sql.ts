import type { SortOf } from '@sufra/contract/kernel/listSort'
import {
  type checkRunSorts,
  keptDifferences,
  keptRuns,
  runStates,
} from '@sufra/contract/money/reconciliation'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, instant, int, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { FoundDifference } from '../ledger/reconcile.ts'

export const runScope = { admin: () => sql`true` } satisfies ScopeRule

/** How often a run says that it is alive, and after how long without that it counts as interrupted. */
export const aliveEvery = 5000
const lost = sql`seen_at < now() - interval '30 seconds'`
const open = sql`finished_at is null and interrupted_at is null`

const runColumns = {
  ...pick(tables.reconciliation_runs, 'id', 'started_at', 'checks_done', 'checks_total', 'current_check'),
  differences: tables.reconciliation_runs.difference_count,
  state: oneOf(text, runStates),
  ended_at: nullable(instant),
  started_by: nullable(text),
}
export type RunRow = RowOf<typeof runColumns>

const selectRuns = (which: SQL): SQL => sql`
  select id, started_at, checks_done, checks_total, current_check, difference_count as differences,
    case when finished_at is not null then 'finished'
      when interrupted_at is not null or ${lost} then 'interrupted' else 'running' end as state,
    coalesce(finished_at, interrupted_at, case when ${lost} then seen_at end) as ended_at,
    (select name from accounts where id = reconciliation_runs.started_by) as started_by
  from reconciliation_runs where ${which}`

const sorted = { id: sql`id` }
const ends = { id: sql`id`, own: sql`id desc` }

export const listRuns = (
  db: Db,
  allowed: SQL,
  { count, page, ...sort }: SortedPage<SortOf<typeof checkRunSorts>>,
) =>
  query(
    db,
    runColumns,
    sql`${selectRuns(allowed)} ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  )

export const countRuns = (db: Db, allowed: SQL) =>
  queryOne(db, { total: int }, sql`select count(*) as total from reconciliation_runs where ${allowed}`)

export const runBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, runColumns, selectRuns(sql`${allowed} and id = ${id}`))

/** The last run that finished, after some instant. */
export const lastFinished = (db: Db, allowed: SQL, after: SQL = sql`'-infinity'::timestamptz`) =>
  queryOne(
    db,
    runColumns,
    sql`${selectRuns(sql`${allowed} and finished_at >= ${after}`)} order by id desc limit 1`,
  )

const differenceColumns = pick(
  tables.reconciliation_differences,
  'id',
  'check_name',
  'subject',
  'money',
  'expected',
  'found',
)

export type DifferenceRow = RowOf<typeof differenceColumns>

export const differencesOf = (db: Db, run_id: number) =>
  query(
    db,
    differenceColumns,
    sql`select id, check_name, subject, money, expected, found from reconciliation_differences
      where run_id = ${run_id} order by id`,
  )

/** A run whose process is gone is interrupted, so that another one can begin. */
export const interruptLost = (db: Db) =>
  execute(db, sql`update reconciliation_runs set interrupted_at = seen_at where ${open} and ${lost}`)

/** Adds a run, or finds the one that is open: the unique index lets there be only one. */
export const addRun = (db: Db, started_by: number | null, checks: number) =>
  queryOne(
    db,
    { id: int, added: bool },
    sql`insert into reconciliation_runs (started_by, checks_total) values (${started_by}::bigint, ${checks})
      on conflict ((true)) where finished_at is null and interrupted_at is null
        do update set checks_done = reconciliation_runs.checks_done
      returning id, xmax = 0 as added`,
  )

/** Whether the night's run is due: between 1:00 and 5:00 in Qatar, once. One that was interrupted has checked nothing. */
export const nightlyDue = (db: Db, now: Date) =>
  queryOne(
    db,
    { due: bool },
    sql`with night as (
        select date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Asia/Qatar') + interval '1 hour' as begins)
      select ${now.toISOString()}::timestamptz >= begins at time zone 'Asia/Qatar'
        and ${now.toISOString()}::timestamptz < (begins + interval '4 hours') at time zone 'Asia/Qatar'
        and not exists (select from reconciliation_runs where started_at >= begins at time zone 'Asia/Qatar'
          and (finished_at is not null or ${open} and not ${lost})) as due
      from night`,
  )

const idColumn = pick(tables.reconciliation_runs, 'id')

/** A run's sign of life. Returns no row if the run was already given up as interrupted. */
export const setCurrent = (db: Db, id: number, check: string) =>
  queryOne(
    db,
    idColumn,
    sql`update reconciliation_runs set current_check = ${check}, seen_at = now() where id = ${id} and ${open}
      returning id`,
  )

export const setAlive = (db: Db, id: number) =>
  execute(db, sql`update reconciliation_runs set seen_at = now() where id = ${id} and ${open}`)

/** Counts a check as done, and keeps what it found. */
export const addDifferences = (db: Db, id: number, check: string, found: readonly FoundDifference[]) =>
  queryOne(
    db,
    idColumn,
    sql`with kept as (
        insert into reconciliation_differences (run_id, check_name, subject, expected, found, money)
        select ${id}::bigint, ${check}, each.subject, each.expected, each.found, each.money
        from rows from (jsonb_to_recordset(${JSON.stringify(found.slice(0, keptDifferences))}::jsonb)
          as (subject text, expected text, found text, money boolean))
          with ordinality as each(subject, expected, found, money, nth)
        where each.nth <= ${keptDifferences} - (select count(*) from reconciliation_differences where run_id = ${id}))
      update reconciliation_runs set checks_done = checks_done + 1, seen_at = now(),
        difference_count = difference_count + ${found.length}
      where id = ${id} and ${open} returning id`,
  )

export const setFinished = (db: Db, id: number) =>
  queryOne(
    db,
    { differences: tables.reconciliation_runs.difference_count },
    sql`update reconciliation_runs set finished_at = now(), current_check = null where id = ${id} and ${open}
      returning difference_count as differences`,
  )

export const setInterrupted = (db: Db, id: number) =>
  execute(db, sql`update reconciliation_runs set interrupted_at = now() where id = ${id} and ${open}`)

/** Deletes all but the last runs, with their differences. */
export const deleteOldRuns = (db: Db) =>
  execute(
    db,
    sql`delete from reconciliation_runs
    where id <= (select id from reconciliation_runs order by id desc offset ${keptRuns} limit 1)`,
  )
