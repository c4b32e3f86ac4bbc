import { sql } from 'drizzle-orm'
import { isPerson } from '../../kernel/access/scope.ts'
import { anyObject, instant, int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { undoable } from '../bulkEdits/bulkEdits.record.sql.ts'

/** The previous values of changed rows by table and id, and of an item's lists by wire name. */
export type Before = ReadonlyMap<string, ReadonlyMap<number, Readonly<Record<string, unknown>>>>

const wasColumns = { table_name: text, id: int, was: anyObject }

/** The values of a store's menu at an instant that others than the caller have changed since. */
export async function changedSince(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  store_id: number,
  since: string | undefined,
): Promise<Before> {
  if (since === undefined) return new Map()
  const own = isPerson(scope) ? scope.account_id : null
  const found = await query(
    db,
    wasColumns,
    sql`select table_name, id, jsonb_object_agg(key, value) as was from (
        select distinct on (table_name, row_id, key) table_name, row_id::bigint as id, key, value
        from audit_log cross join jsonb_each(before)
        where store_id = ${store_id} and table_name = any(${sql.param(undoable)}::text[])
          and action = 'update' and at > ${since}::timestamptz and actor_account_id is distinct from ${own}::bigint
        order by table_name, row_id, key, audit_log.id) earliest
      group by table_name, id`,
  )
  const tables = Map.groupBy(found, ({ table_name }) => table_name)
  return new Map([...tables].map(([table, each]) => [table, new Map(each.map(({ id, was }) => [id, was]))]))
}

/** The clock of the audit trail. */
export async function clockOf(db: Db): Promise<string> {
  const now = await queryOne(db, { at: instant }, sql`select clock_timestamp() as at`)
  return now?.at ?? new Date().toISOString()
}
