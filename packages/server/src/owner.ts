import { workers } from './features.ts'
import type { Settings } from './kernel/config/settings.ts'
import { connect, type Database } from './kernel/database/db.ts'
import { grantToServer } from './kernel/database/grants.ts'
import { openJobs } from './kernel/jobs/jobs.ts'

/** Makes the tables of the job queue, which a server that owns its tables does at its first start. */
export async function makeQueues(owner: Database): Promise<void> {
  const failed = Promise.withResolvers<never>()
  const jobs = openJobs(
    owner,
    workers.map(({ queue }) => queue),
    failed.reject,
  )
  await Promise.race([jobs.start(), failed.promise])
  await jobs.stop()
}

/**
 * Runs what changes tables as the role that owns them: migrations, the demo, imports. With SUFRA_OWNER_DATABASE_URL that
 * is another role than the server's, which is then allowed to read and write rows, and not to change the audit trail.
 */
export async function asOwner<T>(
  settings: Settings,
  database: Database,
  run: (owner: Database) => Promise<T>,
): Promise<T> {
  const { ownerDatabaseUrl, pooledDatabaseUrl, databaseUrl } = settings
  // Without a pooler: the lock under which tables are changed belongs to a session.
  const url = ownerDatabaseUrl ?? (pooledDatabaseUrl === undefined ? undefined : databaseUrl)
  if (url === undefined) return run(database)
  const owner = await connect({ url }, settings)
  try {
    const result = await run(owner)
    if (ownerDatabaseUrl === undefined) return result
    await makeQueues(owner)
    await grantToServer(owner, database)
    return result
  } finally {
    await owner.close()
  }
}
