import { type SQL, sql } from 'drizzle-orm'
import { bool } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'

/** Browsers change their version every few weeks. */
const unversioned = (agent: SQL) => sql`regexp_replace(coalesce(${agent}, ''), '[0-9._]+', '', 'g')`

interface Device {
  readonly account_id: number
  readonly userAgent: string
  readonly country: string | null
}

/**
 * Whether somebody signs in with a browser, or from a country, that no session kept of them had. The first one ever is
 * not new to them.
 */
export async function isNewDevice(db: Db, { account_id, userAgent, country }: Device): Promise<boolean> {
  const found = await queryOne(
    db,
    { is_new: bool },
    sql`select count(*) > 0 and not coalesce(bool_or(
        ${unversioned(sql`user_agent`)} = ${unversioned(sql`${userAgent.slice(0, 300)}::text`)}
        and country is not distinct from ${country}), false) as is_new
      from sessions where account_id = ${account_id} and viewer_id is null`,
  )
  return found?.is_new ?? false
}
