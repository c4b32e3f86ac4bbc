import { ledgerEventKinds } from '@sufra/contract/money/orderPayments'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, oneOf, pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The row of a figure, if the caller may see its store. `allowed` is a condition on `stores`. */
const rowOf = (db: Db, allowed: SQL, table: 'orders' | 'other_charges' | 'payment_requests', id: number) =>
  queryOne(
    db,
    { id: int },
    sql`select named.id from ${sql.identifier(table)} named join stores on stores.id = named.store_id
      where ${allowed} and named.id = ${id}`,
  )

/** How many of these rows are of stores that the caller may see. */
export const ownCount = (
  db: Db,
  allowed: SQL,
  table: 'orders' | 'payment_requests' | 'stores',
  ids: readonly number[],
): Promise<number> =>
  countRows(
    db,
    sql`from ${sql.identifier(table)} named
      join stores on stores.id = ${table === 'stores' ? sql`named.id` : sql`named.store_id`}
      where ${allowed} and named.id = any(${sql.param(ids)}::bigint[])`,
  )

export const orderOf = (db: Db, allowed: SQL, id: number) => rowOf(db, allowed, 'orders', id)
export const chargeOf = (db: Db, allowed: SQL, id: number) => rowOf(db, allowed, 'other_charges', id)
/** A payout run, for the platform alone. */
export const runOf = (db: Db, id: number) =>
  queryOne(db, pick(tables.payout_runs, 'id'), sql`select id from payout_runs where id = ${id}`)
export const fileOf = (db: Db, id: number) =>
  queryOne(db, pick(tables.payout_files, 'id'), sql`select id from payout_files where id = ${id}`)
export const requestOf = (db: Db, allowed: SQL, id: number) => rowOf(db, allowed, 'payment_requests', id)

const kind = oneOf(tables.ledger_events.kind, ledgerEventKinds)
const eventColumns = {
  ...pick(tables.ledger_events, 'id', 'order_id'),
  kind,
  /** What it reverses. */
  undone_kind: nullable(kind),
  /** The request that it pays, or whose payout it reverses. */
  payment_request_id: nullable(int),
}
export type ExplainedEvent = RowOf<typeof eventColumns>

/** A row of the statement. */
export const eventOf = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    eventColumns,
    sql`select event.id, event.order_id, event.kind, undone.kind as undone_kind,
        coalesce(event.payment_request_id, undone.payment_request_id) as payment_request_id
      from statement_rows
      join stores on stores.id = statement_rows.store_id
      join ledger_events event on event.id = statement_rows.event_id
      left join ledger_events undone on undone.id = event.reverses_event_id
      where ${allowed} and statement_rows.event_id = ${id}`,
  )
