import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { reportReady } from './ready.ts'

/** Sends a mail to many over as many connections as Sufra opens, using nothing but nodemailer. */
export interface ManyMails {
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
}

const pool = createTransport({
  url: process.env.SMTP_URL ?? '',
  pool: true,
  maxConnections: 10,
  maxMessages: Number.POSITIVE_INFINITY,
})

const server = createServer(async (request, response) => {
  const { to, ...mail } = (await json(request)) as ManyMails
  const from = { name: 'Sufra', address: 'no-reply@localhost' }
  await Promise.all(to.map((address) => pool.sendMail({ ...mail, from, to: address })))
  response.end('{}')
})
server.listen(0, '127.0.0.1', () => reportReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
