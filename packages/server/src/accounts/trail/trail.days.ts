import { sql } from 'drizzle-orm'
import { date, nullable, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'

/**
 * Closes every day of the audit trail that ended six hours ago or earlier, the oldest first. A row has the time its
 * transaction began: none that began on a day is written six hours after it.
 */
export async function closeTrailDays(db: Db): Promise<void> {
  const next = sql`select
    close_audit_day(((now() - interval '6 hours') at time zone 'Asia/Qatar')::date - 1) as day`
  while ((await queryOne(db, { day: nullable(date) }, next))?.day) {
    // The next day in a transaction of its own.
  }
}

/** The latest closed day and its digest in hexadecimal digits, which covers all days before it. */
export const lastClosedDay = (db: Db) =>
  queryOne(
    db,
    { day: date, digest: text },
    sql`select day, encode(digest, 'hex') as digest from audit_days order by day desc limit 1`,
  )
