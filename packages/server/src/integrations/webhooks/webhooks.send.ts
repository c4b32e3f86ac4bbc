import { createHmac, randomBytes } from 'node:crypto'
import http, { type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { tracing } from '../../kernel/tracing/tracing.ts'
import { isPrivate, isPrivateName, publicAddresses, publicOnly, type Resolve } from './webhooks.addresses.ts'

/** How long a receiver may take to answer. */
const patienceMs = 10_000

const host = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Why an address is not allowed for webhooks, judging by its text alone. */
export function addressProblem(address: string, production: boolean): string | undefined {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return 'must look like https://app.example/webhooks'
  if (url.username || url.password) return 'must not contain a password'
  if (production && url.protocol !== 'https:') return 'must begin with https://'
  const name = host(url)
  if (production && (isIP(name) ? isPrivate(name) : isPrivateName(name))) return 'is a private address'
  return undefined
}

/** The same for all addresses its name currently resolves to. */
export async function resolvedAddressProblem(
  address: string,
  production: boolean,
  resolve?: Resolve,
): Promise<string | undefined> {
  const wrong = addressProblem(address, production)
  const name = host(new URL(wrong ? 'https://none' : address))
  if (wrong || !production || isIP(name)) return wrong
  return publicAddresses(name, resolve).then(
    () => undefined,
    (error: Error) => `cannot be used: ${error.message}`,
  )
}

const secretPrefix = 'whsec_'

export const newSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`

interface Signed {
  /** The one that receivers should know; for a day after it came, the one before it too. */
  readonly secrets: readonly string[]
  readonly event_id: string
  readonly timestamp: number
  readonly body: string
}

/** The signatures of Standard Webhooks, which libraries for most languages verify (standardwebhooks.com). */
export const signatures = ({ secrets, event_id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${event_id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')

interface WebhookRequest {
  readonly url: string
  readonly secrets: Signed['secrets']
  readonly event_id: string
  readonly body: string
}

/** Posts a signed event and returns the receiver's status. Follows no redirect and reads no body. */
export function postEvent(
  { url, secrets, event_id, body }: WebhookRequest,
  production: boolean,
  { waitMs = patienceMs, resolve }: { readonly waitMs?: number; readonly resolve?: Resolve } = {},
): Promise<number> {
  const wrong = addressProblem(url, production)
  if (wrong) return Promise.reject(new Error(`The address ${wrong}`))
  const timestamp = Math.floor(Date.now() / 1000)
  const traceparent = tracing()?.traceparent()
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(waitMs),
    ...(production && { lookup: publicOnly(resolve) }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'ordering-webhooks/1',
      'webhook-id': event_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures({ secrets, event_id, timestamp, body }),
      ...(traceparent && { traceparent }),
    },
  }
  return new Promise((answered, reject) => {
    const request = (url.startsWith('https:') ? https : http).request(url, options, (response) => {
      answered(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
