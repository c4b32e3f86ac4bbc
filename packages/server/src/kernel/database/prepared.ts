import { fillPlaceholders, Name, SQL, StringChunk, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Columns, RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { checking, checkResult } from './query.check.ts'
import { callSite } from './query.ran.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

/** Every connection keeps every plan, so there is an end to them. */
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

/** Appends what is made of texts, names and plain values; false for anything else. */
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

/** As Drizzle builds it, whose way takes a twentieth of a call of the orders list. */
export function textOf(query: SQL): Query {
  const built: Query = { sql: '', params: [] }
  return append(built, query) ? built : dialect.sqlToQuery(query)
}

/** Where a transaction's or the pool's statements go; Drizzle's own way there costs as much as the statement. */
const clientOf = (db: Db) => (db._.session as unknown as { readonly client: pg.Pool | pg.PoolClient }).client

async function send<C extends Columns>(
  db: Db,
  columns: C,
  text: string,
  values: unknown[],
  site: string | undefined,
): Promise<RowOf<C>[]> {
  const name = nameOf(text)
  const result = await clientOf(db).query({ ...(name && { name }), text, values })
  if (checking) await checkResult(db, columns, result, site)
  return result.rows
}

/**
 * The rows of a statement that Postgres plans once a connection, for the few that nearly every call sends: planning
 * the session's five joins takes six times as long as running them. What differs from call to call is a parameter.
 */
export function queryPrepared<C extends Columns>(db: Db, columns: C, query: SQL): Promise<RowOf<C>[]> {
  const { sql: text, params } = textOf(query)
  return send(db, columns, text, params, checking ? callSite() : undefined)
}

/** The same for one whose text never differs: built once, with `sql.placeholder` for what does. */
export function statement<C extends Columns>(columns: C, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const site = checking ? callSite() : undefined
  return (db: Db, values: Record<string, unknown>): Promise<RowOf<C>[]> =>
    send(db, columns, text, fillPlaceholders(params, values), site)
}

/**
 * A value that Postgres does not look into when it plans: as a plain parameter it may find one worth a plan of its
 * own, and then plans every call anew, which takes longer than running it.
 */
export const unseen = (value: number): SQL => sql`(select ${value}::bigint)`
