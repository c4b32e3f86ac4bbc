import { importPKCS8, SignJWT } from 'jose'
import type { ServiceAccount } from '../config/settings.types.ts'
import { type Pusher, type PushMessage, PushRefused } from './pusher.ts'

const patienceMs = 20_000
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

interface AccessToken {
  readonly value: string
  readonly expires: number
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(1, Math.ceil(seconds))
}

/** Signs in as the service account (RFC 7523). */
async function signIn({ client_email, private_key, token_uri }: ServiceAccount): Promise<AccessToken> {
  const key = await importPKCS8(private_key, 'RS256')
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => Promise.reject(new PushRefused(503, `SIGN_IN ${error.message}`)))
  const answer = (await response.json().catch(() => ({}))) as {
    access_token?: string
    expires_in?: number
    error?: string
  }
  if (!response.ok || !answer.access_token)
    throw new PushRefused(401, `SIGN_IN ${answer.error ?? response.status}`)
  return { value: answer.access_token, expires: Date.now() + ((answer.expires_in ?? 3600) - 60) * 1000 }
}

interface FcmError {
  readonly error?: {
    readonly status?: string
    readonly details?: readonly { readonly errorCode?: string }[]
  }
}

/** Whether a failed call has certainly sent nothing. */
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Firebase Cloud Messaging, HTTP v1: each message is a call of its own. */
export function openFcm(account: ServiceAccount, endpoint: string): Pusher {
  let token: Promise<AccessToken> | undefined
  const accessToken = async () => {
    const last = token
    const known = await last?.catch(() => undefined)
    // Of several calls that find it expired, the first signs in.
    if ((!known || known.expires <= Date.now()) && token === last) token = signIn(account)
    return (await (token as Promise<AccessToken>)).value
  }
  const url = `${endpoint}/v1/projects/${account.project_id}/messages:send`
  const post = async ({ token: device, title, body, data }: PushMessage) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token: device, notification: { title, body }, data } }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw neverLeft.has(error.cause?.code ?? '') ? new PushRefused(503, 'UNREACHABLE') : error
    })
  return {
    send: async (message) => {
      let response = await post(message)
      if (response.status === 401) {
        // Whoever revoked it did not say so before.
        token = undefined
        await response.arrayBuffer()
        response = await post(message)
      }
      if (response.ok) return void (await response.arrayBuffer())
      const { error } = (await response.json().catch(() => ({}))) as FcmError
      const code = error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? 'UNKNOWN'
      throw new PushRefused(
        response.status,
        code,
        retryAfter(response.headers.get('retry-after'), Date.now()),
      )
    },
  }
}
