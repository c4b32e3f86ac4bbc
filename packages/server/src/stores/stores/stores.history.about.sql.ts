import { sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { anyObject, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { type About, rowKey, rowNaming } from './stores.history.about.ts'
import type { ChangeRow, Values } from './stores.history.sql.ts'

const foundColumns = { table_name: text, id: text, fields: anyObject }

/** What the platform hides from the restaurant has no name there. */
const seen = (scope: Scope, table: string) =>
  table === 'items' && scope.kind !== 'admin' ? sql`and existing.show_on_restaurant_manager` : sql``

/** The current row, or its last state if it was deleted. */
const selectOf = (scope: Scope, table: string, ids: readonly string[]) => {
  const columns = rowNaming[table]?.columns ?? []
  const parts = columns.map((column) => sql`${column}::text, existing.${sql.identifier(column)}`)
  const some = sql.param([...ids])
  return sql`select ${table}::text as table_name, existing.id::text as id,
      jsonb_build_object(${sql.join(parts, sql`, `)}) as fields
    from ${sql.identifier(table)} existing where existing.id = any(${some}::bigint[]) ${seen(scope, table)}
    union all select table_name, row_id, before from audit_log
    where table_name = ${table} and row_id = any(${some}::text[]) and action = 'delete'`
}

/** The rows of a page of changes, with all their parents. */
export async function rowsAbout(db: Db, scope: Scope, page: readonly ChangeRow[]): Promise<About> {
  const about = new Map<string, Values>()
  let wanted = page.map(({ table_name, row_id }) => [table_name, String(row_id)] as const)
  while (wanted.length > 0) {
    const byTable = Map.groupBy(wanted, ([table]) => table)
    const selects = [...byTable].flatMap(([table, refs]) =>
      rowNaming[table] ? selectOf(scope, table, [...new Set(refs.map(([, id]) => id))]) : [],
    )
    if (selects.length === 0) break
    const found = await query(db, foundColumns, sql.join(selects, sql` union all `))
    for (const { table_name, id, fields } of found) about.set(rowKey(table_name, id), fields)
    wanted = found.flatMap(({ table_name, fields }) => {
      const of = rowNaming[table_name]?.of
      return of && !about.has(rowKey(of[0], fields[of[1]])) ? [[of[0], String(fields[of[1]])] as const] : []
    })
  }
  return about
}
