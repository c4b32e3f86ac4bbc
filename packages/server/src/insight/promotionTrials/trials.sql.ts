import { trialStates } from '@sufra/contract/insight/promotionTrials'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { json, nullable, oneOf, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Results are kept so long, which outlives every open form's look at them. */
const kept = sql`promotion_trials.started_at > now() - interval '1 hour'`

/** A person's own, whatever may be tried by others. */
export const trialScope = {
  admin: ({ account_id }) => sql`promotion_trials.account_id = ${account_id} and ${kept}`,
} satisfies ScopeRule

const running = sql`num_nonnulls(stopped_at, interrupted_at, finished_at) = 0`
/** Its process is gone, or no process has begun with it. */
const lost = sql`coalesce(seen_at, started_at + interval '5 minutes') < now() - interval '30 seconds'`

const cost = { orders: z.int(), discount: z.int() }
/** As it is stored: in dirhams. */
const StoredResult = z.object({
  from: z.string(),
  to: z.string(),
  looked_at: z.int(),
  ...cost,
  platform: z.int(),
  stores: z.int(),
  commission: z.int(),
  top_stores: z.array(z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }), ...cost })),
})
export type StoredResult = z.output<typeof StoredResult>

const columns = {
  ...pick(tables.promotion_trials, 'id', 'orders_done', 'orders_total'),
  state: oneOf(text, trialStates),
  result: nullable(json(StoredResult)),
}
export type TrialRow = RowOf<typeof columns>

const select = (which: SQL): SQL => sql`
  select id, orders_done, orders_total, result,
    case when finished_at is not null then 'finished' when stopped_at is not null then 'stopped'
      when interrupted_at is not null or ${lost} then 'interrupted' else 'running' end as state
  from promotion_trials where ${which} order by id desc limit 1`

export const lastTrial = (db: Db, allowed: SQL) => queryOne(db, columns, select(allowed))

/** Stops a person's trial. The process that works on it notices with its next step. */
export const stopRunning = (db: Db, account_id: number) =>
  execute(
    db,
    sql`update promotion_trials set stopped_at = now() where account_id = ${account_id} and ${running}`,
  )

/** Of two trials that a person starts at once the later one goes on. */
export async function addTrial(db: Db, account_id: number) {
  await execute(db, sql`select from accounts where id = ${account_id} for no key update`)
  await stopRunning(db, account_id)
  return queryOne(
    db,
    pick(tables.promotion_trials, 'id'),
    sql`insert into promotion_trials (account_id) values (${account_id}) returning id`,
  )
}

/** False: it was stopped. */
export const setProgress = (db: Db, id: number, { done, total }: { done: number; total: number }) =>
  affects(
    db,
    sql`update promotion_trials set orders_done = ${done}, orders_total = ${total}, seen_at = now()
      where id = ${id} and ${running}`,
  )

export const setFinished = (db: Db, id: number, result: StoredResult) =>
  execute(
    db,
    sql`update promotion_trials set finished_at = now(), result = ${JSON.stringify(result)}::jsonb
    where id = ${id} and ${running}`,
  )

export const setInterrupted = (db: Db, id: number) =>
  execute(db, sql`update promotion_trials set interrupted_at = now() where id = ${id} and ${running}`)

const storeColumns = pick(tables.stores, 'id', 'name_en', 'name_ar')

export const storeNames = (db: Db, ids: readonly number[]) =>
  query(
    db,
    storeColumns,
    sql`select ${selected(storeColumns)} from stores where id = any(${sql.param(ids)}::bigint[])`,
  )

/** Deletes results that nobody can see any more. */
export const tidyTrials = (db: Db) => execute(db, sql`delete from promotion_trials where not (${kept})`)
