import { Agent, request } from 'node:http'

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The client disconnects after this many milliseconds. */
  readonly hangUpAfter?: number | undefined
}

export const hungUp = 'hung up'

export interface Got {
  readonly status: number
  readonly body: unknown
}

/** The connection broke before the answer was complete. */
export class Lost extends Error {
  /** The server had answered on this connection before, without announcing its end. */
  readonly keptAlive: boolean
  /** The server was never reached. */
  readonly refused: boolean
  constructor(error: NodeJS.ErrnoException, keptAlive: boolean) {
    super(error.code ?? error.message)
    this.keptAlive = keptAlive
    this.refused = error.code === 'ECONNREFUSED'
  }
}

const patience = 40_000

/** One keep-alive connection, like a browser's or a channel server's. */
export function openClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (origin: string, { method, path, token, headers, body, hangUpAfter }: Sent): Promise<Got> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const call = request(`${origin}${path}`, {
        method,
        agent,
        timeout: patience,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      })
      const lose = (error: NodeJS.ErrnoException) => reject(new Lost(error, call.reusedSocket))
      call.on('error', lose).on('timeout', () => call.destroy(new Error('no answer')))
      if (hangUpAfter !== undefined) {
        const late = setTimeout(() => call.destroy(new Error(hungUp)), hangUpAfter)
        call.on('close', () => clearTimeout(late))
      }
      call.on('response', (response) => {
        let answer = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          answer += chunk
        })
        response.on('error', lose)
        response.on('end', () => {
          const json = response.headers['content-type']?.includes('json')
          resolve({ status: response.statusCode ?? 0, body: json ? JSON.parse(answer) : answer })
        })
      })
      call.end(text)
    })
  return { send, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof openClient>
