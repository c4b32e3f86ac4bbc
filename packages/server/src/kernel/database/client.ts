import pg from 'pg'
import { typeParsers } from './types.ts'

/** Marks a query that wants Postgres' own text for every value, as the export does. */
export const rawText: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text }

/** And one that wants what pg gives by itself, as the job queue does. */
export const driverTypes: pg.CustomTypesConfig = { getTypeParser: pg.types.getTypeParser }

const chosen = new Set<unknown>([rawText, driverTypes])

/** A pg client with this project's parsers, and which outlives the loss of its server. */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Without a listener, a connection lost between two queries of a transaction would end the process.
    this.on('error', () => {})
    const send = this.query.bind(this) as (...query: unknown[]) => unknown
    this.query = ((query: unknown, ...rest: unknown[]) =>
      send(withParsers(query), ...rest)) as typeof this.query
  }
}

/** Drizzle gives each query a type table of its own: taken off here, so that one table is the truth. */
function withParsers(query: unknown): unknown {
  if (typeof query === 'string') return { text: query, types: typeParsers }
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query) return query
  return 'types' in query && chosen.has(query.types) ? query : { ...query, types: typeParsers }
}
