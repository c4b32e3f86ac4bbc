import { type Db, transaction } from '../../kernel/database/db.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { differenceMails, mailDifferences } from './reconciliation.mails.ts'
import { runJobs, startRun, work } from './run.ts'
import { nightlyDue } from './runs.sql.ts'

export const reconciliationWorkers: readonly Worker[] = [
  worker(runJobs, work),
  worker(differenceMails, mailDifferences),
]

/** Runs the checks once a night, in whichever process looks first. */
export async function reconcileNightly(
  db: Db,
  _storage: Storage,
  jobs: Jobs,
  now: Date = new Date(),
): Promise<void> {
  if (!(await nightlyDue(db, now))?.due) return
  await transaction(db, (tx) => startRun(tx, jobs, null))
}
