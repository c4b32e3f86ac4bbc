import { sql } from 'drizzle-orm'
import { mailOptions } from '../../accounts/accountEmails/signIn.mails.ts'
import { pick } from '../../kernel/database/columns.ts'
import { transaction } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { requestMails } from '../paymentRequests/paymentRequests.mails.ts'

/** One job for a run, so that making it does not wait for thousands. */
export const runMails = queue<{ id: number }>('payoutRuns/mails', mailOptions)

/** Queues the mails of a run's requests, all or none: a job that is repeated mails nobody twice. */
const queueMails = ({ database, jobs }: Services, { id }: { id: number }): Promise<void> =>
  transaction(database.db, async (tx) => {
    const requests = await query(
      tx,
      pick(tables.payment_requests, 'id'),
      sql`select id from payment_requests where payout_run_id = ${id} order by id`,
    )
    for (const request of requests) await jobs.send(tx, requestMails, { id: request.id, step: 'raised' })
  })

export const payoutRunWorkers: readonly Worker[] = [worker(runMails, queueMails)]
