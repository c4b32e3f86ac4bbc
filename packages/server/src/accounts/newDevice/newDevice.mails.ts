import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { worker } from '../../kernel/operations/worker.ts'
import { mailOptions, readerOf, sendEmail } from '../accountEmails/signIn.mails.ts'
import { newDeviceEmail, type SignedIn } from './newDevice.mail.text.ts'

interface New extends SignedIn {
  readonly account_id: number
}

export const newDeviceMails = queue<New>('accounts/new-device-mails', mailOptions)

async function mailDevice(services: Services, { account_id, ...signedIn }: New): Promise<void> {
  const reader = await readerOf(services.database.db, account_id)
  if (!reader) return
  const url = `${services.settings.origin}/`
  await sendEmail(services, reader, (params) => newDeviceEmail(signedIn, reader.language, url, params))
}

export const newDeviceWorker = worker(newDeviceMails, mailDevice)
