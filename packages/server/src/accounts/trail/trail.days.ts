import { sql } from 'drizzle-orm'
import { date, nullable, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'

const closeNext = sql`select
  close_audit_day(((now() - interval '6 hours') at time zone 'Asia/Qatar')::date - 1) as day`

/**
 * Closes every day of the audit trail that ended six hours ago or earlier, the oldest first, each in a transaction of
 * its own. A row has the time its transaction began, so that one running longer would show as added afterwards.
 */
export async function closeTrailDays(db: Db): Promise<void> {
  const close = () =>
    db.transaction(async (tx) => {
      // 12 s for a day of a million rows.
      await execute(tx, sql`set local statement_timeout = 0`)
      return (await queryOne(tx, { day: nullable(date) }, closeNext))?.day
    })
  while (await close());
}

/** The latest closed day and its digest in hexadecimal digits, which covers all days before it. */
export const lastClosedDay = (db: Db) =>
  queryOne(
    db,
    { day: date, digest: text },
    sql`select day, encode(digest, 'hex') as digest from audit_days order by day desc limit 1`,
  )
