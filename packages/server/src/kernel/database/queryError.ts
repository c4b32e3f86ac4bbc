import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The database's error without the values of the statement, which must not reach a log or the row of a job: Drizzle's
 * error lists all of them, and the database's own names some in its detail.
 */
export function withoutValues(error: unknown): unknown {
  const own = error instanceof DrizzleQueryError ? (error.cause ?? new Error('the statement failed')) : error
  if (!(own instanceof Error)) return own
  for (const name of ['detail', 'where', 'internalQuery'] as const)
    if (name in own) Object.assign(own, { [name]: undefined })
  // Its stack ends in the driver: from here it leads to the statement.
  Error.captureStackTrace(own, withoutValues)
  return own
}
