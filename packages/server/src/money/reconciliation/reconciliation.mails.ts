import { sql } from 'drizzle-orm'
import { mailOptions, readerColumns, sendLetter } from '../../accounts/accountEmails/signIn.mails.ts'
import { allows } from '../../kernel/access/allows.ts'
import { pick } from '../../kernel/database/columns.ts'
import { type Db, transaction } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { differencesLetter } from './reconciliation.mail.text.ts'
import { runBy } from './runs.sql.ts'

interface Found {
  run_id: number
  /** Each is a job of its own, so that a failing mail repeats no other. The first job only makes these. */
  account_id?: number
}

/** Sent in the transaction in which the run finishes, so once for each run. */
export const differenceMails = queue<Found>('reconciliation/mails', mailOptions)

/** Admins whose role may read payments. */
const readersOf = (db: Db) =>
  query(
    db,
    { ...pick(tables.accounts, 'id'), ...readerColumns },
    sql`select id, name, email, language from accounts
      where kind = 'admin' and status and archived_at is null and ${allows('payments.read')} order by accounts.id`,
  )

export async function mailDifferences(services: Services, { run_id, account_id }: Found): Promise<void> {
  const { db } = services.database
  const run = await runBy(db, sql`true`, run_id)
  if (!run) return
  const readers = await readersOf(db)
  if (account_id === undefined)
    return transaction(db, async (tx) => {
      for (const { id } of readers) await services.jobs.send(tx, differenceMails, { run_id, account_id: id })
    })
  const reader = readers.find(({ id }) => id === account_id)
  if (!reader) return
  const url = `${services.settings.origin}/main/payments/reconciliation?run=${run_id}`
  await sendLetter(services, reader, (params) =>
    differencesLetter(reader.language, url, { ...params, run: run_id, count: run.differences }),
  )
}
