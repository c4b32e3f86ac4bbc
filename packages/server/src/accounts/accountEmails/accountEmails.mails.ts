import { queue } from '../../kernel/jobs/jobs.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { addressChangedEmail, passwordChangedEmail } from './accountEmails.mail.text.ts'
import { mailOptions, type Reader, sendEmail } from './signIn.mails.ts'

/** Sent to the account's old address, which its row no longer has. */
export const addressChangedMails = queue<Reader>('accounts/address-changed-mails', mailOptions)

/** Sent when another person has set a password. */
export const passwordChangedMails = queue<Reader>('accounts/password-changed-mails', mailOptions)

export const accountWorkers: readonly Worker[] = [
  worker(addressChangedMails, (services, reader) =>
    sendEmail(services, reader, (params) => addressChangedEmail(reader.language, params)),
  ),
  worker(passwordChangedMails, (services, reader) =>
    sendEmail(services, reader, (params) => passwordChangedEmail(reader.language, params)),
  ),
]
