import type { Uses } from '@sufra/contract/kernel/itemUses'
import { type Audience, prefixes } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf, ParamsOf, RequestOf } from '@sufra/contract/kernel/operation'
import { type Progress, progressType } from '@sufra/contract/kernel/progress'
import type { Stale } from '@sufra/contract/kernel/version'
import { currentLanguage } from '../text/language.tsx'
import { converted } from './conversions.ts'
import { confirmedIdentity } from './identity.ts'
import { described } from './schemas.ts'
import { type Sent, send } from './send.ts'
import { sessionStore } from './sessionStore.ts'

/** Spec 1 §8: message of a failed call if the server sends none. */
const defaultMessages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of an error response (the contract's `ErrorBody`). Every field is optional, since others may answer too. */
interface Refused {
  readonly code?: string
  readonly message?: string
  readonly error?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly requestId?: string
  /** With `version.stale`: what others saved since the form was opened. */
  readonly stale?: Stale
  readonly uses?: Uses
}

/** Nothing of a body that is not the server's own. */
function refusedBy(body: unknown): Refused {
  if (!isFields(body)) return {}
  const { code, message, error, errors, requestId, stale, uses } = body
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  const isOwn =
    [code, message, error, requestId].every(isText) &&
    (errors === undefined || (isFields(errors) && Object.values(errors).every(isText))) &&
    (stale === undefined || (isFields(stale) && isFields(stale.changes))) &&
    (uses === undefined || (isFields(uses) && Array.isArray(uses.items)))
  return isOwn ? (body as Refused) : {}
}

export class ApiError extends Error {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly body: Refused

  constructor(url: string, status: number, statusText: string, body: unknown) {
    const refused = refusedBy(body)
    super(refused.message || (defaultMessages[status] ?? 'Generic Error'))
    this.name = 'ApiError'
    this.url = url
    this.status = status
    this.statusText = statusText
    this.body = refused
  }
}

/** The row is not there, or not for the caller. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export interface CallOptions<Op extends Operation> {
  readonly params?: ParamsOf<Op>
  /** The contract's input. Fields with a money codec are in dirhams. */
  readonly body?: RequestOf<Op>
  /**
   * A credential other than the session's, with its own path prefix. A 401 for it does not end the session (DECISIONS
   * 17).
   */
  readonly as?: { readonly door: Audience; readonly token: string }
  /** One of many calls of a bulk change; the audit trail says so. */
  readonly from?: 'bulk'
  readonly signal?: AbortSignal
  /** Share of the body uploaded, 0 to 1. */
  readonly onUpload?: (share: number) => void
  /** Progress on the server, for operations with `reportsProgress`. */
  readonly onProgress?: (progress: Progress) => void
}

/** Non-strings as JSON text, files as they are, empty values omitted (spec 1 §7). */
function multipart(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue
    form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

function urlOf(op: Operation, params: unknown, door: Audience): string {
  const path = op.paths[door]
  if (path === undefined) throw new ApiError(op.id, 403, 'Forbidden', null)
  const values = (params ?? {}) as Record<string, string | number>
  return `${prefixes[door]}/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))}`
}

function bodyOf({ status, text, body }: Sent): unknown {
  if (body !== undefined) return body
  try {
    return status === 204 || text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}

/** Calls an operation, under the path prefix of the session's kind unless `as` is given. */
export async function call<Op extends Operation>(
  op: Op,
  options: CallOptions<Op> = {},
): Promise<OutputOf<Op>> {
  const session = sessionStore.get()
  const url = urlOf(op, options.params, options.as?.door ?? session?.kind ?? 'admin')
  const token = options.as?.token ?? session?.token
  const { signal, onUpload, onProgress } = options
  const accepted = op.reportsProgress && onProgress ? `${progressType}, application/json` : 'application/json'
  const headers = new Headers({
    Accept: accepted,
    'Accept-Language': currentLanguage(),
    'X-Sufra-Client': options.from ?? 'screen',
  })
  if (token && !op.public) headers.set('Authorization', `Bearer ${token}`)
  let body: FormData | string | undefined
  if (op.method !== 'GET' && options.body !== undefined) {
    const wire = converted('encode', options.body, described(op).takes) as object
    body = op.multipart ? multipart(wire) : JSON.stringify(wire)
    if (!op.multipart) headers.set('Content-Type', 'application/json')
  }
  const query = op.method === 'GET' && options.body ? `?${new URLSearchParams(options.body as never)}` : ''
  const response = await send(url + query, { method: op.method, headers, body, signal, onUpload, onProgress })
  const answer = bodyOf(response)
  if (response.status < 200 || response.status > 299) {
    if (response.status === 401 && !op.public && !options.as) sessionStore.end(session?.token, 'expired')
    const error = new ApiError(url, response.status, response.statusText, answer)
    if (error.body.code === 'auth.confirmFirst' && !options.as && (await confirmedIdentity()))
      return call(op, options)
    throw error
  }
  return converted('decode', answer, described(op).gives) as OutputOf<Op>
}
