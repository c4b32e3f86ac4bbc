/** The parts of the Postgres wire protocol that the gateway needs: where messages begin and end. */

export const startupCode = { ssl: 80877103, gss: 80877104, cancel: 80877102 } as const

const byte = (letter: string) => letter.charCodeAt(0)
const endsBatch = new Set([byte('Q'), byte('S'), byte('H'), byte('F')])
const copyMessages = new Set([byte('d'), byte('c'), byte('f')])

export type Batch = { bytes: Buffer; complete: boolean }
export type Incoming = { startup: number } | { batch: Batch } | { terminate: true }

/**
 * Splits a client's bytes into whole batches. The unnamed statement belongs to the session, and the embedded database
 * has one session for all connections: Parse, Bind, Execute and Sync must reach it together.
 */
export class FrontendReader {
  #rest: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #started = false
  #prefix: string
  #named: Set<string>

  constructor(prefix: string, named: Set<string>) {
    this.#prefix = prefix
    this.#named = named
  }

  *read(chunk: Buffer): Generator<Incoming> {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    for (;;) {
      const header = this.#started ? 1 : 0
      if (this.#rest.length < header + 4) return
      const length = header + this.#rest.readInt32BE(header)
      if (length < header + 4) throw new Error('malformed message')
      if (this.#rest.length < length) return
      const message = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      if (!this.#started) {
        if (length < 8) throw new Error('malformed startup message')
        const code = message.readInt32BE(4)
        this.#started = code >>> 16 === 3
        yield { startup: code }
        continue
      }
      const type = message[0] ?? 0
      if (type === byte('X')) yield { terminate: true }
      else if (!copyMessages.has(type)) {
        this.#batch.push(ownStatementName(message, this.#prefix, this.#named))
        if (endsBatch.has(type)) {
          yield { batch: { bytes: Buffer.concat(this.#batch), complete: type !== byte('H') } }
          this.#batch = []
        }
      }
    }
  }
}

/** Prefixes a connection's named statements, so that two connections may use the same name. */
function ownStatementName(message: Buffer, prefix: string, named: Set<string>): Buffer {
  const at = nameOffset(message)
  if (at === undefined || message[at] === 0) return message
  if (message[0] === byte('P')) named.add(message.toString('utf8', at, message.indexOf(0, at)))
  const renamed = Buffer.concat([message.subarray(0, at), Buffer.from(prefix), message.subarray(at)])
  renamed.writeInt32BE(renamed.length - 1, 1)
  return renamed
}

function nameOffset(message: Buffer): number | undefined {
  switch (message[0]) {
    case byte('P'):
      return 5
    case byte('B'):
      return message.indexOf(0, 5) + 1
    case byte('D'):
    case byte('C'):
      return message[5] === byte('S') ? 6 : undefined
    default:
      return undefined
  }
}

/** Reads the notifications and the transaction status from an answer. */
export function readAnswer(answer: Buffer): { notifications: Buffer[]; status: 'I' | 'T' | 'E' | undefined } {
  const notifications: Buffer[] = []
  let status: 'I' | 'T' | 'E' | undefined
  for (let at = 0; at + 5 <= answer.length; ) {
    const end = at + 1 + answer.readInt32BE(at + 1)
    if (answer[at] === byte('A')) notifications.push(answer.subarray(at, end))
    if (answer[at] === byte('Z')) status = String.fromCharCode(answer[at + 5] ?? 0) as 'I' | 'T' | 'E'
    at = end
  }
  return { notifications, status }
}

/** COPY FROM STDIN would wait for rows inside the embedded session, which cannot wait. */
export function readsStdin(batch: Buffer): boolean {
  const at = batch[0] === byte('P') ? batch.indexOf(0, 5) + 1 : 5
  return /^\s*copy\b[^;]*\bfrom\s+stdin\b/i.test(batch.toString('latin1', at, at + 2000))
}

export function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  )
  const head = Buffer.alloc(5)
  head[0] = byte(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

export const simpleQuery = (text: string) => message('Q', text)
export const sync = message('S')

export function fatal(code: string, text: string): Buffer {
  return message('E', 'SFATAL', 'VFATAL', `C${code}`, `M${text}`, Buffer.from([0]))
}

export function failed(text: string): Buffer {
  return Buffer.concat([
    message('E', 'SERROR', 'VERROR', 'C0A000', `M${text}`, Buffer.from([0])),
    message('Z', Buffer.from('I')),
  ])
}

/** The answer to a startup message. There is no password: the socket's directory is private. */
export function welcome(parameters: Record<string, string>): Buffer {
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', name, value)),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ])
}
