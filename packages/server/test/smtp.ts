import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface SmtpMail {
  readonly to: string
  readonly raw: string
}

type Answer = { readonly code: number; readonly text: string } | undefined

export interface SmtpTest {
  readonly url: string
  readonly mails: readonly SmtpMail[]
  /** What each address was given, in order. */
  readonly received: ReadonlyMap<string, number>
  /** How a recipient is answered; undefined accepts it. */
  respond: (address: string) => Answer
  /** Runs after a mail was taken, before the server says so. */
  taken: (address: string) => Promise<void>
  close(): Promise<void>
}

const smtpError = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code })

/** A real SMTP server that keeps what it is given. */
export async function startSmtp({ keep = true }: { keep?: boolean } = {}): Promise<SmtpTest> {
  const mails: SmtpMail[] = []
  const received = new Map<string, number>()
  const test: { respond: SmtpTest['respond']; taken: SmtpTest['taken'] } = {
    respond: () => undefined,
    taken: async () => {},
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const answer = test.respond(address)
      done(answer ? smtpError(answer) : null)
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        received.set(to, (received.get(to) ?? 0) + 1)
        if (keep) mails.push({ to, raw: Buffer.concat(parts).toString() })
        test.taken(to).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(test, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
