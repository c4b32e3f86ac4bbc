import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { execute } from '../database/query.ts'
import { tracing } from '../tracing/tracing.ts'
import { type Scope, signatureOf } from './scope.ts'

/** Where a change came from. What runs without a call is a job. */
export type Source = 'screen' | 'api' | 'file' | 'bulk'

/**
 * Sets who acts in this transaction. The audit trigger of the tables records it with each changed row and its values
 * before and after, so no write can miss its audit row.
 */
export async function signTransaction(
  db: Db,
  scope: Scope,
  operation: string,
  requestId: string,
  source: Source,
): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  const traceparent = tracing()?.traceparent()
  const request = { operation, request_id: requestId, source, traceparent }
  const actor = JSON.stringify({ kind, account_id, name, ...request })
  await execute(db, sql`select set_config('sufra.actor', ${actor}, true)`)
}

/** Signs a transaction of a command line tool, such as `npm run channel`. */
export const signCommand = (db: Db, name: string, operation: string) =>
  execute(
    db,
    sql`select set_config('sufra.actor', ${JSON.stringify({ kind: 'system', name, operation, source: 'command' })}, true)`,
  )

/**
 * Sets the actor of a transaction that began without a session. `actor` selects `kind`, `id` and `name`.
 */
export const signAs = (db: Db, actor: SQL) =>
  execute(
    db,
    sql`
    with actor as (${actor})
    select set_config('sufra.actor', (coalesce(nullif(current_setting('sufra.actor', true), ''), '{}')::jsonb
      || jsonb_build_object('kind', kind, 'account_id', id, 'name', name))::text, true) from actor`,
  )

export const signAsAccount = (db: Db, which: SQL) =>
  signAs(db, sql`select kind, id, name from accounts where ${which}`)

/** Records in the caller's signed transaction that a row was looked at. */
export async function noteView(
  db: Db,
  scope: Scope,
  row: { readonly table: string; readonly id: number },
  operation: string,
  requestId: string,
): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  await execute(
    db,
    sql`
    insert into audit_log (actor_kind, actor_account_id, actor_name, operation, request_id, table_name, row_id, action,
      source)
    values (${kind}, ${account_id}, ${name}, ${operation}, ${requestId}, ${row.table}, ${String(row.id)}, 'view',
      nullif(current_setting('sufra.actor', true), '')::jsonb->>'source')`,
  )
}

/** A page that is read again after a save, or on coming back to it, is one look. */
const sameLookMinutes = 10

interface Look {
  readonly db: Db
  readonly scope: Scope
  readonly params: unknown
  readonly caller: { readonly requestId: string }
}

/** Records who looked at a row, or at several, of a table. Its answer is not sent if this fails. */
export async function recordView(
  { db, scope, params, caller }: Look,
  table: string,
  operation: string,
  source: Source,
): Promise<void> {
  const { kind, account_id, name } = signatureOf(scope)
  const { id } = params as { readonly id?: number }
  const row_id = id === undefined ? null : String(id)
  await execute(
    db,
    sql`
    insert into audit_log (actor_kind, actor_account_id, actor_name, operation, request_id, table_name, row_id, action,
      source)
    select ${kind}, ${account_id}::bigint, ${name}, ${operation}, ${caller.requestId}, ${table}, ${row_id}, 'view',
      ${source}
    where not exists (select from audit_log where table_name = ${table} and row_id is not distinct from ${row_id}
      and action = 'view' and operation = ${operation} and actor_account_id = ${account_id}::bigint
      and at > now() - make_interval(mins => ${sameLookMinutes}))`,
  )
}
