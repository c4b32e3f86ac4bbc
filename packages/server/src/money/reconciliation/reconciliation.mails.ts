import { sql } from 'drizzle-orm'
import {
  mailOptions,
  type Reader,
  readerColumns,
  sendLetter,
} from '../../accounts/accountEmails/signIn.mails.ts'
import { allows } from '../../kernel/access/allows.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { differencesLetter } from './reconciliation.mail.text.ts'
import { runBy } from './runs.sql.ts'

/** Sent in the transaction in which the run finishes, so once for each run. */
export const differenceMails = queue<{ run_id: number }>('reconciliation/mails', mailOptions)

/** Admins whose role may read payments. */
const readers = (db: Db): Promise<Reader[]> =>
  query(
    db,
    readerColumns,
    sql`select name, email, language from accounts
      where kind = 'admin' and status and archived_at is null and ${allows('payments.read')} order by accounts.id`,
  )

export async function mailDifferences(services: Services, { run_id }: { run_id: number }): Promise<void> {
  const { db } = services.database
  const run = await runBy(db, sql`true`, run_id)
  if (!run) return
  const url = `${services.settings.origin}/main/payments/reconciliation?run=${run_id}`
  for (const reader of await readers(db)) {
    await sendLetter(services, reader, (params) =>
      differencesLetter(reader.language, url, { ...params, run: run_id, count: run.differences }),
    )
  }
}
