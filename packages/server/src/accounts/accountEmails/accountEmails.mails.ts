import { queue } from '../../kernel/jobs/jobs.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { addressChangedLetter, passwordChangedLetter } from './accountEmails.mail.text.ts'
import { mailOptions, type Reader, sendLetter } from './signIn.mails.ts'

/** Sent to the account's old address, which its row no longer has. */
export const addressChangedMails = queue<Reader>('accounts/address-changed-mails', mailOptions)

/** Sent when another person has set a password. */
export const passwordChangedMails = queue<Reader>('accounts/password-changed-mails', mailOptions)

export const accountWorkers: readonly Worker[] = [
  worker(addressChangedMails, (services, reader) =>
    sendLetter(services, reader, (params) => addressChangedLetter(reader.language, params)),
  ),
  worker(passwordChangedMails, (services, reader) =>
    sendLetter(services, reader, (params) => passwordChangedLetter(reader.language, params)),
  ),
]
