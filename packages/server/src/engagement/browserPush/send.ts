import http from 'node:http'
import https from 'node:https'
import { publicOnly } from '../../integrations/webhooks/webhooks.addresses.ts'
import { addressProblem } from '../../integrations/webhooks/webhooks.send.ts'
import { type BrowserKeys, encryptPush } from '../../kernel/push/webPush.encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

interface Ring {
  readonly endpoint: string
  readonly keys: BrowserKeys
  readonly vapid: VapidKeys
  /** How the push service reaches who runs the platform. */
  readonly contact: string
  readonly text: string
  /** A message that waits is replaced by a later one of the same topic. */
  readonly topic: string
}

const patienceMs = 10_000
/** A new order that nobody saw for an hour has rung elsewhere. */
const keptSeconds = 3600

/** Hands a message to a browser's push service and returns how it was answered. Follows no redirect. */
export async function sendRing(ring: Ring, production: boolean): Promise<number> {
  const { endpoint, keys, vapid, contact, text, topic } = ring
  const wrong = addressProblem(endpoint, production)
  if (wrong) throw new Error(`The address ${wrong}`)
  const body = encryptPush(text, keys)
  const headers = {
    authorization: await vapidHeader(vapid, endpoint, contact),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: keptSeconds,
    urgency: 'high',
    topic,
  }
  return new Promise((answered, reject) => {
    const request = (endpoint.startsWith('https:') ? https : http).request(
      endpoint,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        ...(production && { lookup: publicOnly() }),
        headers,
      },
      (response) => {
        answered(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
