import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings.ts'

export interface Mail {
  readonly to: string
  /** The platform's name, which stands before the address that mails are sent from. */
  readonly sender: string
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** One of many, over connections that stay open and that no other mail waits for. */
  sendBulk(mail: Mail): Promise<void>
  close(): void
}

/** A mail server that hangs must not hold up the mails behind it: the job is retried later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const bulk = { maxConnections: 10, maxMessages: Number.POSITIVE_INFINITY }

/** The address in `Name <address>`: the name is the platform's, as people set it. */
const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from

type Nodemailer = typeof import('nodemailer')

/** Loaded and made with the first mail: a process that sends none does without 7 MB of it. */
function once<Transport>(make: (nodemailer: Nodemailer) => Transport) {
  const its: { made?: Promise<Transport>; get(): Promise<Transport> } = {
    get: () => {
      its.made ??= import('nodemailer').then(make)
      return its.made
    },
  }
  return its
}

/** Without SMTP settings a message becomes an `.eml` file in the data directory, its path in the log. */
export function openMailer(settings: Pick<Settings, 'mail' | 'dataDir'>, log: FastifyBaseLogger): Mailer {
  const { smtpUrl } = settings.mail
  const address = addressOf(settings.mail.from)
  const headed = ({ sender, ...mail }: Mail) => ({ ...mail, from: { name: sender, address } })
  if (smtpUrl) {
    const transport = once(({ createTransport }) => createTransport({ url: smtpUrl, ...patience }))
    // A connection that closes while it has a mail may have delivered it, so the pool must not repeat it by itself.
    const pool = once(({ createTransport }) =>
      createTransport({ url: smtpUrl, ...patience, ...bulk, pool: true, maxRequeues: 0 }),
    )
    return {
      send: async (mail) => void (await (await transport.get()).sendMail(headed(mail))),
      sendBulk: async (mail) => void (await (await pool.get()).sendMail(headed(mail))),
      close: () => void pool.made?.then((its) => its.close()),
    }
  }
  const transport = once(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  const folder = join(settings.dataDir, 'mail')
  const write = async (mail: Mail) => {
    const { message } = await (await transport.get()).sendMail(headed(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
    const file = join(folder, `${name}.eml`)
    // Written and renamed, so that only complete messages appear in the folder.
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
    await rename(join(folder, name), file)
    log.info({ file }, `mail to ${mail.to} written to ${file}`)
  }
  return { send: write, sendBulk: write, close: () => {} }
}
