import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { worker } from '../../kernel/operations/worker.ts'
import { mailOptions, readerOf, sendEmail } from '../accountEmails/signIn.mails.ts'
import { type Change, secondStepEmail } from './secondStep.mail.text.ts'

export type { Change }

interface Changed {
  readonly account_id: number
  readonly change: Change
  /** The name of a passkey that was added or removed. */
  readonly passkey?: string
}

export const secondStepMails = queue<Changed>('accounts/second-step-mails', mailOptions)

async function mailChange(services: Services, { account_id, change, passkey = '' }: Changed): Promise<void> {
  const reader = await readerOf(services.database.db, account_id)
  if (!reader) return
  await sendEmail(services, reader, (params) =>
    secondStepEmail(change, reader.language, { ...params, passkey: `\u2068${passkey}\u2069` }),
  )
}

export const secondStepWorker = worker(secondStepMails, mailChange)
