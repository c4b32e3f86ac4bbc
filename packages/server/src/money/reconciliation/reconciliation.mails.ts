import { sql } from 'drizzle-orm'
import { type MailToEach, readerOf } from '../../accounts/accountEmails/mailEach.ts'
import { mailOptions, readerColumns, sendEmail } from '../../accounts/accountEmails/signIn.mails.ts'
import { allows } from '../../kernel/access/allows.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { differencesEmail } from './reconciliation.mail.text.ts'
import { runBy } from './runs.sql.ts'

interface Found extends MailToEach {
  run_id: number
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

export async function mailDifferences(services: Services, found: Found): Promise<void> {
  const { db } = services.database
  const { run_id } = found
  const run = await runBy(db, sql`true`, run_id)
  if (!run) return
  const reader = await readerOf(services, differenceMails, found, await readersOf(db))
  if (!reader) return
  const url = `${services.settings.origin}/main/payments/reconciliation?run=${run_id}`
  await sendEmail(services, reader, (params) =>
    differencesEmail(reader.language, url, { ...params, run: run_id, count: run.differences }),
  )
}
