import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

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

/**
 * The rows of a statement that Postgres plans once a connection, for the few that nearly every call sends: planning
 * the session's five joins takes six times as long as running them. What differs from call to call is a parameter.
 */
export async function prepared<T extends Record<string, unknown>>(db: Db, query: SQL): Promise<T[]> {
  const built = dialect.sqlToQuery(query)
  const statement = db._.session.prepareQuery(built, undefined, nameOf(built.sql), false)
  return ((await statement.execute()) as { rows: T[] }).rows
}
