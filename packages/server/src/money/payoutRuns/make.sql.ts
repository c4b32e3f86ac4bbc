import { sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

interface NewRun {
  readonly key: string
  readonly due_day: string
  readonly reference_date: string
  readonly description: string | null
  readonly account_id: number
}

/** Undefined if there is a run with this key, or once a call that is adding one has committed. */
export const addRun = (db: Db, { key, due_day, reference_date, description, account_id }: NewRun) =>
  queryOne(
    db,
    pick(tables.payout_runs, 'id'),
    sql`insert into payout_runs (key, due_day, reference_date, description, made_by)
      values (${key}, ${due_day}, ${reference_date}, ${description}, ${account_id})
      on conflict (key) do nothing returning id`,
  )

export const runWithKey = (db: Db, key: string, account_id: number) =>
  queryOne(
    db,
    pick(tables.payout_runs, 'id'),
    sql`select id from payout_runs where key = ${key} and made_by = ${account_id}`,
  )

export const storesOfRun = (db: Db, ids: readonly number[]) =>
  query(
    db,
    pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar'),
    sql`select id, restaurant_id, name_en, name_ar from stores where id = any(${sql.param(ids)}::bigint[]) order by id`,
  )

interface NewRequests {
  readonly run_id: number
  readonly account_id: number
  readonly reference_date: string
  readonly description: string | null
  readonly stores: readonly {
    readonly store_id: number
    readonly restaurant_id: number
    readonly amount: number
  }[]
}

export const addRequests = (
  db: Db,
  { run_id, account_id, reference_date, description, stores }: NewRequests,
) =>
  query(
    db,
    pick(tables.payment_requests, 'id', 'store_id'),
    sql`insert into payment_requests (store_id, restaurant_id, custom, reference_date, description, amount,
        raised_by_kind, raised_by, payout_run_id)
      select part.store_id, part.restaurant_id, true, ${reference_date}::date, ${description}::text, part.amount,
        'admin', ${account_id}::bigint, ${run_id}::bigint
      from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb)
        as part(store_id bigint, restaurant_id bigint, amount bigint)
      order by part.store_id returning id, store_id`,
  )
