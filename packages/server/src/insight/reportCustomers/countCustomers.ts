import { sql } from 'drizzle-orm'
import { instant, int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'

/** Restaurants and stores that are written together. */
const atOnce = 200

/** The rows of a restaurant, a store or the platform, as JSON that is handed on unread. */
const columns = { scope: text, scope_id: int, rows: text }

/** Reading alone, however long it takes: while a transaction that writes runs, no desk hears of new orders. */
const counted = (db: Db) =>
  db.transaction(
    async (tx) => {
      await execute(tx, sql`set local statement_timeout = 0`)
      return query(
        tx,
        columns,
        sql`select scope, scope_id, jsonb_agg(to_jsonb(customer_months))::text as rows
          from customer_months group by 1, 2 order by 1, 2`,
      )
    },
    { accessMode: 'read only' },
  )

/** One statement, so that the report of a store is never half old. Only what has changed is written. */
const keep = (db: Db, scopes: Awaited<ReturnType<typeof counted>>) =>
  execute(
    db,
    sql`
    with counted as materialized (
      select row.* from unnest(${sql.param(scopes.map(({ rows }) => rows))}::text[]) as list(rows)
      cross join lateral jsonb_to_recordset(rows::jsonb)
        as row(scope text, scope_id bigint, event text, cohort date, month date, customers bigint)),
    gone as (
      delete from report_customers kept where (scope, scope_id) in (select scope, scope_id from counted)
        and (scope, scope_id, event, cohort, month) not in (select scope, scope_id, event, cohort, month from counted))
    insert into report_customers as kept (scope, scope_id, event, cohort, month, customers)
    select scope, scope_id, event, cohort, month, customers from counted order by 1, 2, 3, 4, 5
    on conflict (scope, scope_id, event, cohort, month) do update set customers = excluded.customers
      where kept.customers <> excluded.customers`,
  )

/** Counts customers anew. Reports and desks go on meanwhile. */
export async function recountCustomers(db: Db): Promise<void> {
  // Orders that come while it counts may be left out.
  const { at } = orNotFound(await queryOne(db, { at: instant }, sql`select now() as at`))
  const scopes = await counted(db)
  for (let at = 0; at < scopes.length; at += atOnce) await keep(db, scopes.slice(at, at + atOnce))
  const names = scopes.map(({ scope, scope_id }) => `${scope} ${scope_id}`)
  await execute(
    db,
    sql`delete from report_customers
    where scope || ' ' || scope_id <> all (${sql.param(names)}::text[])`,
  )
  await execute(
    db,
    sql`insert into report_customers_made (made_at) values (${at})
    on conflict (only_row) do update set made_at = excluded.made_at`,
  )
}

/** Counts customers anew, unless a process just has. */
export async function countCustomers(db: Db): Promise<void> {
  const isFresh = await affects(
    db,
    sql`select from report_customers_made where made_at > now() - interval '50 minutes'`,
  )
  if (!isFresh) await recountCustomers(db)
}
