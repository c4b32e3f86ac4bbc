import { type Db, transaction } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { reconcileChecks } from '../ledger/reconcile.checks.ts'
import { reconcileEach } from '../ledger/reconcile.ts'
import { differenceMails } from './reconciliation.mails.ts'
import * as runs from './runs.sql.ts'

interface Started {
  run_id: number
}

/** Not retried: what was interrupted is shown as that, and begun anew. */
export const runJobs = queue<Started>('reconciliation/runs', { retryLimit: 0, expireInSeconds: 6 * 3600 })

/** Starts a run, or joins the one that is running. Within a transaction. */
export async function startRun(db: Db, jobs: Jobs, started_by: number | null): Promise<number> {
  await runs.interruptLost(db)
  const { id, added } = orNotFound(await runs.addRun(db, started_by, reconcileChecks.length))
  if (added) {
    await runs.deleteOldRuns(db)
    await jobs.send(db, runJobs, { run_id: id })
  }
  return id
}

/** The server is stopping, or the run was taken for lost and another one has begun. */
class Interrupted extends Error {}

async function runChecks({ database: { db }, jobs, stopping }: Services, id: number): Promise<void> {
  await reconcileEach(
    db,
    async ({ name, found }) => {
      if (!(await runs.addDifferences(db, id, name, found))) throw new Interrupted()
    },
    async (name) => {
      if (stopping.aborted || !(await runs.setCurrent(db, id, name))) throw new Interrupted()
    },
  )
  await transaction(db, async (tx) => {
    const finished = await runs.setFinished(tx, id)
    if (finished && finished.differences > 0) await jobs.send(tx, differenceMails, { run_id: id })
  })
}

export async function work(services: Services, { run_id }: Started): Promise<void> {
  const { db } = services.database
  // A single check may take minutes.
  const alive = setInterval(() => void runs.setAlive(db, run_id).catch(() => {}), runs.aliveEvery)
  try {
    await runChecks(services, run_id)
  } catch (error) {
    await runs.setInterrupted(db, run_id)
    if (!(error instanceof Interrupted)) throw error
  } finally {
    clearInterval(alive)
  }
}
