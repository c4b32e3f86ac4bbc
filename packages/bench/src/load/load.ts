import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Load from a process of its own, so that it takes no time from either server's thread. */
export interface Request {
  readonly path: string
  readonly token: string
  readonly body: unknown
}

export interface Load {
  readonly connections: number
  readonly seconds: number
}

export interface Measured {
  readonly calls: number
  readonly callsPerSecond: number
}

export interface Order extends Load {
  readonly port: number
  /** The request as it goes over the wire. */
  readonly bytes: string
}

function onTheWire({ path, token, body }: Request): string {
  const json = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
    `authorization: Bearer ${token}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}

const generator = fileURLToPath(new URL('./generator.ts', import.meta.url))

/** An answer that is no 200 fails the bench instead of counting. */
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
