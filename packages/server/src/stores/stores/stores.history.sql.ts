import type { InputOf } from '@sufra/contract/kernel/operation'
import type { StoreChange, stores } from '@sufra/contract/stores'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import { historyTables, type NamedTable, namedTables, toldIn } from './stores.history.tables.ts'

export type Values = Readonly<Record<string, unknown>>

export interface ChangeRow extends Record<string, unknown> {
  id: number
  at: string
  actor_kind: string
  actor_name: string | null
  table_name: string
  row_id: string | null
  action: StoreChange['action']
  before: Values | null
  after: Values | null
}

/** As texts of the statement: only so is it seen that the index of these tables holds all that is asked for. */
const literals = (tables: readonly string[]) => sql.raw(tables.map((table) => `'${table}'`).join(', '))

/** A store's own users are not told about each other's accounts, which others keep (DECISIONS 9). */
const within = (scope: Scope, store_id: number): SQL => sql`store_id = ${store_id}
  and table_name in (${literals(Object.keys(historyTables))})
  ${scope.kind === 'store_user' ? sql`and table_name <> 'accounts'` : sql``}`

export const changesOf = (
  db: Db,
  scope: Scope,
  store_id: number,
  { count, page }: InputOf<typeof stores.history>,
) =>
  rows<ChangeRow>(
    db,
    sql`select id, at, actor_kind, actor_name, table_name, row_id, action, before, after from audit_log
      where ${within(scope, store_id)} order by id desc
      limit ${sql.raw(String(count))} offset ${sql.raw(String((page - 1) * count))}`,
  )

export async function countChanges(db: Db, scope: Scope, store_id: number): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    sql`select count(*) as total from audit_log where ${within(scope, store_id)}`,
  )
  return row?.total ?? 0
}

export type Names = ReadonlyMap<string, unknown>
export const nameKey = (table: NamedTable, id: unknown): string => `${table} ${String(id)}`

const toldOf = (name: string) => {
  const table = historyTables[name]
  return table ? toldIn(table) : {}
}

type Holding = Pick<ChangeRow, 'table_name' | 'before' | 'after'>
function idsNamed(holding: readonly Holding[], wanted: NamedTable): number[] {
  const ids = holding.flatMap(({ table_name, before, after }) =>
    Object.entries(toldOf(table_name))
      .filter(([, { names }]) => names === wanted)
      .flatMap(([column]) => [before?.[column], after?.[column]].flat()),
  )
  return [...new Set(ids)].filter((id) => typeof id === 'number')
}

const nameIn = (table: NamedTable) =>
  table === 'roles' ? sql`to_jsonb(name)` : sql`jsonb_build_object('en', name_en, 'ar', name_ar)`

interface NameRow extends Record<string, unknown> {
  table_name: NamedTable
  id: number
  name: unknown
}

/** What the ids in a page of changes, and in the rows it is about, are called today. */
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
  const found = await rows<NameRow>(db, sql.join(selects, sql` union all `))
  return new Map(found.map(({ table_name, id, name }) => [nameKey(table_name, id), name]))
}
