import { sql } from 'drizzle-orm'
import { queryOne } from '../../kernel/database/query.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { worker } from '../../kernel/operations/worker.ts'
import { mailOptions, readerColumns, sendLetter } from '../accountEmails/signIn.mails.ts'
import { type Change, secondStepLetter } from './secondStep.mail.text.ts'

export type { Change }

interface Changed {
  readonly account_id: number
  readonly change: Change
}

export const secondStepMails = queue<Changed>('accounts/second-step-mails', mailOptions)

async function mailChange(services: Services, { account_id, change }: Changed): Promise<void> {
  const reader = await queryOne(
    services.database.db,
    readerColumns,
    sql`select name, email, language from accounts where id = ${account_id} and archived_at is null`,
  )
  if (!reader) return
  await sendLetter(services, reader, (params) => secondStepLetter(change, reader.language, params))
}

export const secondStepWorker = worker(secondStepMails, mailChange)
