import type { InputOf } from '@sufra/contract/kernel/operation'
import type { StoreChange, stores } from '@sufra/contract/stores/stores'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import {
  anyJson,
  anyObject,
  int,
  nullable,
  oneOf,
  pick,
  type RowOf,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import { audit_log } from '../../kernel/database/tables.gen.ts'
import { auditedIn, historyTables, type NamedTable, namedTables } from './stores.history.tables.ts'

export type Values = Readonly<Record<string, unknown>>

const actions = ['insert', 'update', 'delete'] as const satisfies readonly StoreChange['action'][]
const changeColumns = {
  ...pick(audit_log, 'id', 'at', 'actor_kind', 'actor_name', 'table_name', 'row_id'),
  action: oneOf(audit_log.action, actions),
  before: nullable(anyObject),
  after: nullable(anyObject),
}
export type ChangeRow = RowOf<typeof changeColumns>

/** Literals in the statement: only then does Postgres see that the partial index covers these tables. */
const literals = (tables: readonly string[]) => sql.raw(tables.map((table) => `'${table}'`).join(', '))

/** A store's own users do not see each other's accounts, which others manage (DECISIONS 9). */
const within = (scope: Scope, store_id: number): SQL => sql`store_id = ${store_id}
  and table_name in (${literals(Object.keys(historyTables))})
  ${scope.kind === 'store_user' ? sql`and table_name <> 'accounts'` : sql``}`

export const changesOf = (
  db: Db,
  scope: Scope,
  store_id: number,
  { count, page }: InputOf<typeof stores.history>,
) =>
  query(
    db,
    changeColumns,
    sql`select id, at, actor_kind, actor_name, table_name, row_id, action, before, after from audit_log
      where ${within(scope, store_id)} order by id desc
      limit ${sql.raw(String(count))} offset ${sql.raw(String((page - 1) * count))}`,
  )

export const countChanges = (db: Db, scope: Scope, store_id: number) =>
  countRows(db, sql`from audit_log where ${within(scope, store_id)}`)

export type Names = ReadonlyMap<string, unknown>
export const nameKey = (table: NamedTable, id: unknown): string => `${table} ${String(id)}`

const auditedOf = (name: string) => {
  const table = historyTables[name]
  return table ? auditedIn(table) : {}
}

type Holding = Pick<ChangeRow, 'table_name' | 'before' | 'after'>
function idsNamed(holding: readonly Holding[], wanted: NamedTable): number[] {
  const ids = holding.flatMap(({ table_name, before, after }) =>
    Object.entries(auditedOf(table_name))
      .filter(([, { names }]) => names === wanted)
      .flatMap(([column]) => [before?.[column], after?.[column]].flat()),
  )
  return [...new Set(ids)].filter((id) => typeof id === 'number')
}

const nameIn = (table: NamedTable) =>
  table === 'roles'
    ? sql`jsonb_build_object('en', name, 'ar', name_ar)`
    : sql`jsonb_build_object('en', name_en, 'ar', name_ar)`

const nameColumns = { table_name: oneOf(text, namedTables), id: int, name: anyJson }

/** The current names of the ids in a page of changes and in their rows. */
export async function namesIn(
  db: Db,
  page: readonly ChangeRow[],
  about: ReadonlyMap<string, Values>,
): Promise<Names> {
  const rowsNamed = [...about].map(([key, before]) => ({
    table_name: key.slice(0, key.indexOf(' ')),
    before,
    after: null,
  }))
  const holding = [...page, ...rowsNamed]
  const wanted = namedTables.map((table) => [table, idsNamed(holding, table)] as const)
  const selects = wanted
    .filter(([, ids]) => ids.length > 0)
    .map(
      ([table, ids]) => sql`select ${table}::text as table_name, id, ${nameIn(table)} as name
        from ${sql.identifier(table)} where id = any(${sql.param(ids)}::bigint[])`,
    )
  if (selects.length === 0) return new Map()
  const found = await query(db, nameColumns, sql.join(selects, sql` union all `))
  return new Map(found.map(({ table_name, id, name }) => [nameKey(table_name, id), name]))
}
