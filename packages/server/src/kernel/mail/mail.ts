import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Settings } from '../config/settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A mail server that hangs must not hold up the mails behind it: the job is retried later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Without SMTP settings a message becomes an `.eml` file in the data directory, its path in the log. */
export function openMailer(settings: Pick<Settings, 'mail' | 'dataDir'>, log: FastifyBaseLogger): Mailer {
  const { from, smtpUrl } = settings.mail
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const folder = join(settings.dataDir, 'mail')
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      const file = join(folder, `${name}.eml`)
      // Written and renamed, so that only complete messages appear in the folder.
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
      await rename(join(folder, name), file)
      log.info({ file }, `mail to ${mail.to} written to ${file}`)
    },
  }
}
