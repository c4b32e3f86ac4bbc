import type { SortOf } from '@sufra/contract/kernel/listSort'
import { requestStatuses } from '@sufra/contract/money/paymentRequests'
import { payoutAccountStates, type runSorts } from '@sufra/contract/money/payoutRuns'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { accountState } from './positions.sql.ts'

/** Runs are of many restaurants, and so of the platform alone. */
export const payoutRunScope = { admin: () => sql`true` } satisfies ScopeRule

const runColumns = {
  ...pick(
    tables.payout_runs,
    'id',
    'created_at',
    'due_day',
    'reference_date',
    'description',
    'settled_at',
    'bank_reference',
  ),
  made_by_name: nullable(text),
  settled_by_name: nullable(text),
  pending_count: int,
  pending: int,
  accepted_count: int,
  accepted: int,
  rejected_count: int,
  rejected: int,
}
export type RunRow = RowOf<typeof runColumns>

const part = (name: string, condition: SQL) => sql`
  count(*) filter (where ${condition}) as ${sql.identifier(`${name}_count`)},
  coalesce(sum(amount) filter (where ${condition}), 0)::bigint as ${sql.identifier(name)}`

const columns = sql`payout_runs.id, payout_runs.created_at, due_day, reference_date, description, settled_at,
  bank_reference, (select name from accounts where id = made_by) as made_by_name,
  (select name from accounts where id = settled_by) as settled_by_name, parts.*`

const from = sql`from payout_runs cross join lateral (select
    ${part('pending', sql`status = 'PENDING'`)},
    ${part('accepted', sql`status = 'request_accepted' and reversed_at is null`)},
    ${part('rejected', sql`status = 'request_rejected'`)}
  from payment_requests where payout_run_id = payout_runs.id) parts`

const matching = (search: string | undefined): SQL => {
  if (!search) return sql`true`
  return isFoundBy(search, {
    ids: [sql`payout_runs.id`],
    texts: [sql`payout_runs.description`, sql`payout_runs.bank_reference`],
  })
}

const sorted = {
  id: sql`payout_runs.id`,
  day: sql`payout_runs.due_day`,
  description: { sparse: sql`lower(payout_runs.description)` },
}
const ends = { id: sql`payout_runs.id`, own: sql`payout_runs.id desc` }

interface Paging extends SortedPage<SortOf<typeof runSorts>> {
  readonly search?: string | undefined
}

export const listRuns = (db: Db, allowed: SQL, { search, count, page, ...sort }: Paging) =>
  query(
    db,
    runColumns,
    sql`select ${columns} ${from} where ${allowed} and ${matching(search)} ${orderBy(sort, sorted, ends)}
      limit ${count} offset ${(page - 1) * count}`,
  )

export const countRuns = (db: Db, allowed: SQL, search: string | undefined) =>
  queryOne(
    db,
    { total: int },
    sql`select count(*) as total from payout_runs where ${allowed} and ${matching(search)}`,
  )

export const runBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, runColumns, sql`select ${columns} ${from} where ${allowed} and payout_runs.id = ${id}`)

const lockedColumns = pick(tables.payout_runs, 'id', 'settled_at', 'settled_by', 'bank_reference')

/** Files of a run are made, voided and settled one after the other. */
export const lockRun = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select id, settled_at, settled_by, bank_reference from payout_runs where ${allowed} and id = ${id}
      for no key update`,
  )

export const setSettled = (db: Db, id: number, account_id: number, bank_reference: string) =>
  execute(
    db,
    sql`update payout_runs set settled_at = now(), settled_by = ${account_id},
    bank_reference = ${bank_reference} where id = ${id}`,
  )

const requestColumns = {
  ...pick(tables.payment_requests, 'id', 'store_id', 'restaurant_id', 'amount', 'reversed_at'),
  status: oneOf(tables.payment_requests.status, requestStatuses),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  file_id: nullable(int),
  account: oneOf(text, payoutAccountStates),
}
export type RunRequestRow = RowOf<typeof requestColumns>

/** The requests of a run with the live file each is in. */
export const requestsOf = (db: Db, id: number) =>
  query(
    db,
    requestColumns,
    sql`select payment_requests.id, payment_requests.store_id, payment_requests.restaurant_id, amount, status, reversed_at,
        stores.name_en as store_en, stores.name_ar as store_ar, ${accountState} as account,
        (select payout_file_id from payout_file_lines
          where payment_request_id = payment_requests.id and live) as file_id
      from payment_requests join stores on stores.id = payment_requests.store_id
      left join payout_accounts on payout_accounts.store_id = stores.id
      where payout_run_id = ${id} order by payment_requests.id`,
  )
