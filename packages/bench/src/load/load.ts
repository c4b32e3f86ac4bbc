import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Load comes from another process, so that it takes no time from either server's thread. */
export interface Request {
  /** The default is POST. */
  readonly method?: 'GET'
  readonly path: string
  readonly token: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Load {
  readonly connections: number
  readonly seconds: number
}

interface Measured {
  readonly calls: number
  readonly callsPerSecond: number
}

export interface Order extends Load {
  readonly port: number
  /** The bytes of the request. */
  readonly bytes: string
}

export function onTheWire({ method, path, token, body, headers = {} }: Request): string {
  const json = method === 'GET' ? '' : JSON.stringify(body)
  const head = [
    `${method ?? 'POST'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(json ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
    `authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}

const endOfHead = Buffer.from('\r\n\r\n')

/** The length of the whole response, once its head is complete. Any status but 200 fails the bench. */
function lengthOf(answer: Buffer): number | undefined {
  const end = answer.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = answer.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`unexpected answer: ${answer.toString('utf8', 0, 2000)}`)
  return end + endOfHead.length + Number(length)
}

/** Reads one response after the other from a connection and passes each body to `answered`. */
export function answersFrom(answered: (body: Buffer) => void): (chunk: Buffer) => void {
  let answer: Buffer = Buffer.alloc(0)
  let length: number | undefined
  return (chunk) => {
    answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
    length ??= lengthOf(answer)
    if (length === undefined || answer.length < length) return
    const whole = answer
    answer = Buffer.alloc(0)
    length = undefined
    answered(whole)
  }
}

const generator = fileURLToPath(new URL('./generator.ts', import.meta.url))

export async function loadWith(origin: string, request: Request, load: Load): Promise<Measured> {
  const order: Order = { ...load, port: Number(new URL(origin).port), bytes: onTheWire(request) }
  const child = fork(generator, [JSON.stringify(order)], { execArgv: [] })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`the load on ${origin} failed`)
  })
  const [measured] = (await Promise.race([once(child, 'message'), failed])) as [Measured]
  await failed.catch(() => {})
  return measured
}
