import { mailOptions, type Reader, sendLetter } from '../auth/auth.mails.ts'
import { queue } from '../kernel/jobs.ts'
import { type Work, work } from '../kernel/work.ts'
import { addressChangedLetter } from './accounts.mail.text.ts'

/** To the address an account had: its row no longer knows it. */
export const addressChangedMails = queue<Reader>('accounts/address-changed-mails', mailOptions)

export const accountWork: readonly Work[] = [
  work(addressChangedMails, (services, reader) =>
    sendLetter(services, reader, (params) => addressChangedLetter(reader.language, params)),
  ),
]
