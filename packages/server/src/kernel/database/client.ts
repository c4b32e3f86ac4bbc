import pg from 'pg'
import { tracedQuery } from '../tracing/tracedQuery.ts'
import { typeParsers } from './types.ts'

/** Type parsers of a query that reads the raw text of every value, as the export does. */
export const rawText: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/** Type parsers of a query that reads pg's defaults, as the job queue does. */
export const driverTypes: pg.CustomTypesConfig = { getTypeParser: pg.types.getTypeParser }

const chosen = new Set<unknown>([rawText, driverTypes])

export interface ClientConfig extends pg.ClientConfig {
  /** Whether named statements stay prepared on the connection; true if missing. */
  prepared?: boolean
}

/** A pg client with this project's parsers, which survives the loss of its server. */
export class Client extends pg.Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    // Without a listener, a connection lost between two queries of a transaction would end the process.
    this.on('error', () => {})
    const named = typeof config !== 'object' || config.prepared !== false
    const send = this.query.bind(this) as (...query: unknown[]) => unknown
    this.query = ((query: unknown, ...rest: unknown[]) =>
      tracedQuery(send, withParsers(named ? query : unnamed(query)), rest)) as typeof this.query
  }
}

/** A connection to Postgres that others use in between cannot keep a statement. */
function unnamed(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  const { name: _, ...rest } = query
  return rest
}

/** Drizzle sets its own type parsers on each query. They are removed here, so that one table of parsers applies. */
function withParsers(query: unknown): unknown {
  if (typeof query === 'string') return { text: query, types: typeParsers }
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query) return query
  return 'types' in query && chosen.has(query.types) ? query : { ...query, types: typeParsers }
}
