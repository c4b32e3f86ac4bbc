import type { ErrorBody } from '@sufra/contract/kernel/errors'
import { type Audience, prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '../src/app.ts'
import { readSettings, type Settings } from '../src/kernel/config/settings.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { temporaryDirectory } from './databases.ts'

export interface Answer<Body = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface AskOptions extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>
}

/** The output, parsed by the contract, or the error. */
export type TestResponse<Op extends Operation> =
  | { readonly status: 200; readonly output: OutputOf<Op>; readonly refusal?: undefined }
  | { readonly status: number; readonly output?: undefined; readonly refusal: ErrorBody }

export interface Listening {
  readonly app: FastifyInstance
  readonly origin: string
  readonly settings: Settings
  call<Body = unknown>(method: string, url: string, options?: CallOptions): Promise<Answer<Body>>
  /** Calls an operation at a door. */
  ask<Op extends Operation>(operation: Op, door: Audience, options?: AskOptions): Promise<TestResponse<Op>>
  close(): Promise<void>
}

interface SentFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array

/** A multipart body with files, as browsers send it: text as it is, everything else as JSON. */
export function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isFile)) return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (isFile(value)) form.set(name, new Blob([value.content]), value.name)
    else if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

async function send<Body>(
  origin: string,
  method: string,
  url: string,
  options: CallOptions,
): Promise<Answer<Body>> {
  const { token, headers } = options
  const form = options.body instanceof FormData ? options.body : formOf(options.body)
  const body =
    form ??
    (options.body === undefined || typeof options.body === 'string'
      ? options.body
      : JSON.stringify(options.body))
  const response = await fetch(origin + url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  // A stream does not end, so a plain call only checks that it began.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: {} as Body }
  }
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    body: (json ? JSON.parse(text) : text) as Body,
  }
}

/** Starts the whole server on a database, listening on a port. */
export async function listen(database: Database, env: Record<string, string> = {}): Promise<Listening> {
  const data = await temporaryDirectory()
  const settings = readSettings({
    NODE_ENV: 'test',
    SUFRA_OPEN_CALLS_PER_MINUTE: '100000',
    // Longer than a file of tests takes.
    SUFRA_CONFIRMED_MINUTES: '600',
    SUFRA_DATA: data.path,
    ...env,
  })
  const app = await buildApp(settings, database)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    origin,
    settings,
    call: (method, url, options = {}) => send(origin, method, url, options),
    ask: async <Op extends Operation>(
      operation: Op,
      door: Audience,
      options: AskOptions = {},
    ): Promise<TestResponse<Op>> => {
      const path = (operation.paths[door] ?? '').replace(/:(\w+)/g, (_, name: string) =>
        String(options.params?.[name]),
      )
      const reads = operation.method === 'GET'
      const query = reads && options.body ? `?${new URLSearchParams(options.body as never)}` : ''
      const answer = await send<ErrorBody>(origin, operation.method, `${prefixes[door]}/${path}${query}`, {
        ...options,
        body: reads ? undefined : (options.body ?? {}),
      })
      if (answer.status !== 200) return { status: answer.status, refusal: answer.body }
      const output = (operation.output as z.ZodType).parse(answer.body) as OutputOf<Op>
      return { status: 200, output }
    },
    close: async () => {
      await app.close()
      await data.remove()
    },
  }
}
