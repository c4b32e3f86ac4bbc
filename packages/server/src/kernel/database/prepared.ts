import { fillPlaceholders, Name, SQL, StringChunk, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Columns, RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { checking, checkResult } from './query.check.ts'
import { callSite } from './query.ran.ts'
import { withoutValues } from './queryError.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/** Each connection keeps each plan, so their number is limited. */
const mostNames = 100

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === mostNames) return known
  const name = `sufra_${names.size}`
  names.set(text, name)
  return name
}

const plain = new Set(['string', 'number', 'boolean', 'bigint'])

interface Query {
  sql: string
  readonly params: unknown[]
}

/** Appends texts, names and plain values. Returns false for anything else. */
function append(query: Query, { queryChunks }: SQL): boolean {
  for (const chunk of queryChunks) {
    if (chunk instanceof StringChunk) query.sql += chunk.value.join('')
    else if (chunk instanceof Name) query.sql += dialect.escapeName(chunk.value)
    else if (chunk instanceof SQL) {
      if (!append(query, chunk)) return false
    } else if (plain.has(typeof chunk) || chunk instanceof Buffer) {
      query.params.push(chunk)
      query.sql += `$${query.params.length}`
    } else return false
  }
  return true
}

/** The same text as Drizzle builds. Drizzle's own way takes a twentieth of a call of the orders list. */
export function textOf(query: SQL): Query {
  const built: Query = { sql: '', params: [] }
  return append(built, query) ? built : dialect.sqlToQuery(query)
}

/** The client of a transaction or pool. Drizzle's own way to it costs as much as the statement. */
const clientOf = (db: Db) => (db._.session as unknown as { readonly client: pg.Pool | pg.PoolClient }).client

async function send<C extends Columns>(
  db: Db,
  columns: C,
  text: string,
  values: unknown[],
  site: string | undefined,
): Promise<RowOf<C>[]> {
  const name = nameOf(text)
  const asked = clientOf(db).query({ ...(name && { name }), text, values })
  const result = await asked.catch((error: unknown) => Promise.reject(withoutValues(error)))
  if (checking) await checkResult(db, columns, result, site)
  return result.rows
}

/**
 * Runs a prepared statement, planned once per connection. For the few that nearly every call sends: planning the
 * session's five joins takes six times as long as running them. What differs between calls is a parameter.
 */
export function queryPrepared<C extends Columns>(db: Db, columns: C, query: SQL): Promise<RowOf<C>[]> {
  const { sql: text, params } = textOf(query)
  return send(db, columns, text, params, checking ? callSite() : undefined)
}

/** A prepared statement with a constant text, built once, with `sql.placeholder` for its parameters. */
export function statement<C extends Columns>(columns: C, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const site = checking ? callSite() : undefined
  return (db: Db, values: Record<string, unknown>): Promise<RowOf<C>[]> =>
    send(db, columns, text, fillPlaceholders(params, values), site)
}

/**
 * A value that is hidden from the planner. For a plain parameter Postgres may choose custom plans, and then plans every
 * call anew, which takes longer than running it.
 */
export const unseen = (value: number): SQL => sql`(select ${value}::bigint)`
