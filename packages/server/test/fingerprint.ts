import type pg from 'pg'
import { rowSum } from './rowSum.ts'

/** Sessions, limits and the audit trail may change when a call is rejected; nothing else may. */
const aside = ['sessions', 'rate_limit_buckets', 'audit_log', 'schema_migrations']
/** Tried again and again after the call that caused them. A change of an order shows in the order. */
const tried = ['webhook_deliveries']
/** A task adds up orders that changed before. A change itself shows in the orders. */
const summed = [
  'report_changes',
  'report_customers',
  'report_customers_made',
  'report_items',
  'report_lost_lines',
  'report_orders',
  'report_pairs',
  'report_promotions',
  'report_sums',
]

/** The last use of a key is not a write of the call. */
const noted = `'last_used_at'`

/** Mails, codes and messages of orders are made by jobs after the answer: waits until the queue is empty. */
async function settle(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
         -- Tries push services that are not there for minutes, and writes nothing.
         and name <> 'browserPush/rings'
       union all select 1 from order_notices where handled_at is null
       union all select 1 from notification_sends
         where order_notice_id is not null and state in ('scheduled', 'sending') limit 1`,
    )
    if (rows.length === 0) return
    await new Promise((done) => setTimeout(done, 10))
  }
}

/**
 * What is in all tables: if equal, nothing was written in between. Only tables with a noted column are read by their
 * contents.
 */
export async function fingerprinter(pool: pg.Pool): Promise<() => Promise<string>> {
  const { rows } = await pool.query<{ table_name: string; is_noted: boolean }>(
    `select table_name, exists (select from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and column_name = ${noted}) as is_noted
     from information_schema.tables t
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [[...aside, ...tried, ...summed]],
  )
  const sums = rows.map(({ table_name, is_noted }) => {
    const row = is_noted ? `hashtextextended((to_jsonb(r) - ${noted})::text, 0)` : undefined
    return `select '${table_name}' as t, ${rowSum(row)} as s from "${table_name}" r`
  })
  const text = `select string_agg(t || '=' || s, E'\n' order by t) as all from (${sums.join(' union all ')}) x`
  return async () => {
    await settle(pool)
    return (await pool.query<{ all: string }>(text)).rows[0]?.all ?? ''
  }
}
