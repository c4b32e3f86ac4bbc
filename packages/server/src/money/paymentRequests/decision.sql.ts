import type { RequestStatus } from '@sufra/contract/money/paymentRequests'
import { requestSteps } from '@sufra/contract/money/paymentRequests'
import { type SQL, sql } from 'drizzle-orm'
import { bool, instant, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const lockedColumns = {
  ...pick(
    tables.payment_requests,
    'id',
    'store_id',
    'custom',
    'amount',
    'status',
    'decided_by',
    'reversed_at',
    'payout_run_id',
  ),
  decided_by_kind: tables.payment_requests.decided_by_kind,
  decided_by_name: nullable(text),
  store_archived: bool,
}
export type LockedRequest = RowOf<typeof lockedColumns>

export const lockRequest = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select id, store_id, custom, amount, status, decided_by, reversed_at, payout_run_id, decided_by_kind,
        (select name from accounts where id = payment_requests.decided_by) as decided_by_name,
        (select archived_at is not null from stores where id = payment_requests.store_id) as store_archived
      from payment_requests where ${allowed} and id = ${id} for no key update`,
  )

interface Decision {
  readonly id: number
  readonly status: Exclude<RequestStatus, 'PENDING'>
  readonly note: string | null
  readonly kind: string
  readonly account_id: number
}

export const setDecision = (db: Db, { id, status, note, kind, account_id }: Decision) =>
  execute(
    db,
    sql`update payment_requests set status = ${status}, note = ${note}, decided_by_kind = ${kind},
    decided_by = ${account_id}, decided_at = now() where id = ${id}`,
  )

/** Marks a payout as reversed, which makes its orders and charges due again. */
export const setReversed = (db: Db, id: number) =>
  execute(db, sql`update payment_requests set reversed_at = now() where id = ${id}`)

export const settlementOf = (db: Db, payment_request_id: number) =>
  queryOne(
    db,
    pick(tables.ledger_events, 'id'),
    sql`select id from ledger_events where payment_request_id = ${payment_request_id} and kind = 'settlement'`,
  )

/** The bank file that is to pay a request out, until its run is settled. */
export const openFileOf = (db: Db, payment_request_id: number) =>
  queryOne(
    db,
    pick(tables.payout_files, 'id'),
    sql`select payout_files.id from payout_file_lines line
      join payout_files on payout_files.id = line.payout_file_id
      join payout_runs on payout_runs.id = payout_files.payout_run_id
      where line.payment_request_id = ${payment_request_id} and line.live and payout_runs.settled_at is null`,
  )

const stepColumns = {
  step: oneOf(text, requestSteps),
  at: instant,
  actor_kind: text,
  actor_name: nullable(text),
  note: nullable(text),
  effective_date: nullable(tables.ledger_events.reference_date),
}

/** What happened to a request, in order. */
export const stepsOf = (db: Db, id: number) =>
  query(
    db,
    stepColumns,
    sql`with request as (select * from payment_requests where id = ${id})
      select 'raised' as step, request.created_at as at, request.raised_by_kind as actor_kind,
        accounts.name as actor_name, request.description as note, null::date as effective_date
      from request left join accounts on accounts.id = request.raised_by
      union all
      select case request.status when 'request_accepted' then 'accepted' else 'rejected' end, request.decided_at,
        request.decided_by_kind, accounts.name, request.note, null
      from request left join accounts on accounts.id = request.decided_by where request.status <> 'PENDING'
      union all
      select 'reversed', undoing.at, undoing.actor_kind, undoing.actor_name, undoing.description, undoing.reference_date
      from request
      join ledger_events event on event.payment_request_id = request.id and event.kind = 'settlement'
      join ledger_events undoing on undoing.reverses_event_id = event.id
      order by at`,
  )
