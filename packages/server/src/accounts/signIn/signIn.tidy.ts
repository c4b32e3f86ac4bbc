import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import { knownDays } from './signIn.rules.ts'

export async function tidyCredentials(db: Db): Promise<void> {
  // Ended sessions are kept for a while: they record known addresses of the account.
  await execute(
    db,
    sql`
    delete from sessions
    where absolute_expires_at < now() - make_interval(days => ${knownDays})`,
  )
  await execute(db, sql`delete from reset_tokens where expires_at < now() - interval '1 day'`)
  await execute(db, sql`delete from pending_sign_ups where expires_at < now() - interval '1 day'`)
  await execute(db, sql`delete from passkey_challenges where expires_at < now()`)
  await execute(db, sql`delete from sso_flows where expires_at < now()`)
  await execute(db, sql`delete from rate_limit_buckets where expires_at < now()`)
}
