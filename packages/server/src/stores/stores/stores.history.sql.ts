import { trailSources } from '@sufra/contract/accounts/changes'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { StoreChange, stores } from '@sufra/contract/stores/stores'
import { type SQL, sql } from 'drizzle-orm'
import { archivedRows, pageIn } from '../../accounts/trail/trail.archived.ts'
import { ofShownItem } from '../../accounts/trail/trail.hidden.sql.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import {
  anyJson,
  anyObject,
  bool,
  int,
  nullable,
  oneOf,
  pick,
  type RowOf,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { auditedIn, historyTables, type NamedTable, namedTables } from './stores.history.tables.ts'

export type Values = Readonly<Record<string, unknown>>

const actions = ['insert', 'update', 'delete'] as const satisfies readonly StoreChange['action'][]
const changeColumns = {
  ...pick(tables.audit_log, 'id', 'at', 'actor_kind', 'actor_name', 'table_name', 'row_id'),
  action: oneOf(tables.audit_log.action, actions),
  source: nullable(oneOf(tables.audit_log.source, trailSources)),
  before: nullable(anyObject),
  after: nullable(anyObject),
}
export type ChangeRow = RowOf<typeof changeColumns>

/** Literals in the statement: only then does Postgres see that the partial index covers these tables. */
const literals = (tables: readonly string[]) => sql.raw(tables.map((table) => `'${table}'`).join(', '))

/**
 * Of the store itself and what it contains, and of the accounts of its users, who may have other stores too. That they
 * joined or left this one is told by itself.
 */
const ofStore = (store_id: number): SQL => sql`store_id = ${store_id}
  and table_name in (${literals(Object.keys(historyTables))}) and table_name <> 'accounts'`
const ofUsers = (store_id: number): SQL => sql`table_name = 'accounts'
  and row_id in (select account_id::text from store_members where store_id = ${store_id})
  and not coalesce(after ? 'store_ids', false)`

const storeColumns = { id: tables.stores.id, hides_items: bool }
type HistoryStore = RowOf<typeof storeColumns>

/**
 * A store, and whether the platform keeps any of its items from it. Where it keeps none, as is common, nothing has to be
 * asked of each row: counting 1,000,000 of them would take eight times as long.
 */
export const historyStore = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    storeColumns,
    sql`select stores.id, exists (select from items
        where items.store_id = stores.id and not items.show_on_restaurant_manager) as hides_items
      from stores where ${allowed} and stores.id = ${id}`,
  )

/** A store's own users do not see each other's accounts, which others manage (DECISIONS 9). */
function within(scope: Scope, { id: store_id, hides_items }: HistoryStore): readonly SQL[] {
  const asked = scope.kind !== 'admin' && hides_items
  const shown = asked ? sql`${ofStore(store_id)} and ${ofShownItem}` : ofStore(store_id)
  return scope.kind === 'store_user'
    ? [sql`${shown} and table_name <> 'store_members'`]
    : [shown, ofUsers(store_id)]
}

const selection = sql`select id, at, actor_kind, actor_name, source, table_name, row_id, action, before, after`

const changesOf = (
  db: Db,
  parts: readonly SQL[],
  { count, page }: { readonly count: number; readonly page: number },
) =>
  query(
    db,
    changeColumns,
    sql`${selection} from (
        ${sql.join(
          parts.map(
            (each) =>
              sql`(select * from audit_log where ${each} order by id desc limit ${sql.raw(String(count * page))})`,
          ),
          sql` union all `,
        )}) audit_log order by id desc
      limit ${sql.raw(String(count))} offset ${sql.raw(String((page - 1) * count))}`,
  )

const countChanges = async (db: Db, parts: readonly SQL[]): Promise<number> => {
  const counts = parts.map((each) => countRows(db, sql`from audit_log where ${each}`))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

type HistoryQuery = InputOf<typeof stores.history>
interface Changes {
  readonly rows: readonly ChangeRow[]
  readonly total: number
}

/** A page of the changes of a store, of an archived month if one is named. */
export async function changesIn(
  { db, scope, services: { storage } }: Pick<Call, 'db' | 'scope' | 'services'>,
  store: HistoryStore,
  asked: HistoryQuery,
): Promise<Changes> {
  const parts = within(scope, store)
  if (asked.month === undefined) {
    const [rows, total] = await Promise.all([changesOf(db, parts, asked), countChanges(db, parts)])
    return { rows, total }
  }
  const conditions = parts.map((each) => sql`(${each})`)
  const ofThis = `"store_id": ${store.id},`
  const rows = await archivedRows({ db, storage }, asked.month, {
    wanted: (line) => line.includes(ofThis) || line.includes('"table_name": "accounts"'),
    read: (from) =>
      query(
        db,
        changeColumns,
        sql`${selection} from ${from} where ${sql.join(conditions, sql` or `)} order by id desc`,
      ),
  })
  return pageIn(rows, asked)
}

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

const namesOf: Partial<Record<NamedTable, SQL>> = {
  roles: sql`jsonb_build_object('en', name, 'ar', name_ar)`,
  accounts: sql`jsonb_build_object('en', name, 'ar', name)`,
}
const nameIn = (table: NamedTable) => namesOf[table] ?? sql`jsonb_build_object('en', name_en, 'ar', name_ar)`

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
