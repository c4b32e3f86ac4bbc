import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { knownDays } from './signIn.rules.ts'

/** Deletes credentials that no longer open anything and counts that no longer count. */
export async function tidyCredentials(db: Db): Promise<void> {
  // An ended session still says for a while from where the account signs in.
  await db.execute(sql`
    delete from sessions
    where absolute_expires_at < now() - make_interval(days => ${knownDays})`)
  await db.execute(sql`delete from reset_tokens where expires_at < now() - interval '1 day'`)
  await db.execute(sql`delete from pending_sign_ups where expires_at < now() - interval '1 day'`)
  await db.execute(sql`delete from rate_limit_buckets where expires_at < now()`)
}
