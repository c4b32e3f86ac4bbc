import { sql } from 'drizzle-orm'
import { queryOne } from '../../kernel/database/query.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { worker } from '../../kernel/operations/worker.ts'
import { mailOptions, readerColumns, sendLetter } from '../accountEmails/signIn.mails.ts'
import { newDeviceLetter, type SignedIn } from './newDevice.mail.text.ts'

interface New extends SignedIn {
  readonly account_id: number
}

export const newDeviceMails = queue<New>('accounts/new-device-mails', mailOptions)

async function mailDevice(services: Services, { account_id, ...signedIn }: New): Promise<void> {
  const reader = await queryOne(
    services.database.db,
    readerColumns,
    sql`select name, email, language from accounts where id = ${account_id} and archived_at is null`,
  )
  if (!reader) return
  const url = `${services.settings.origin}/`
  await sendLetter(services, reader, (params) => newDeviceLetter(signedIn, reader.language, url, params))
}

export const newDeviceWorker = worker(newDeviceMails, mailDevice)
