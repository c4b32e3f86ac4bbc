import { createHmac, randomBytes } from 'node:crypto'
import { lookup as resolve } from 'node:dns'
import http, { type RequestOptions } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** How long a receiver has for its answer. */
const patienceMs = 10_000

/** Ours, the neighbours', and what leads to them: no receiver of a channel lives there. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, bits, 'ipv6')
}

export const isPrivate = (address: string): boolean => {
  const version = isIP(address)
  return version === 0 || inside.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

class Inside extends Error {
  constructor(host: string) {
    super(`${host} is a private address`)
  }
}

/** Looks at the very addresses the connection is made to: a name that answers differently later gains nothing. */
const publicOnly: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
    if (addresses.some(({ address }) => isPrivate(address))) return done(new Inside(host), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })

const host = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Why an address is no place for webhooks, if it is none. */
export function unfit(address: string, production: boolean): string | undefined {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return 'must look like https://app.example/webhooks'
  if (url.username || url.password) return 'must not contain a password'
  if (production && url.protocol !== 'https:') return 'must begin with https://'
  if (production && isIP(host(url)) && isPrivate(host(url))) return 'is a private address'
  return undefined
}

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** What receivers recompute: HMAC-SHA256 with their secret over `timestamp.body`. */
export const signature = (secret: string, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

export interface Letter {
  readonly url: string
  readonly secret: string
  readonly event_id: string
  readonly body: string
}

/** Posts a signed event and answers the receiver's status. Follows no redirect and reads no body. */
export function postEvent(
  { url, secret, event_id, body }: Letter,
  production: boolean,
  waitMs = patienceMs,
): Promise<number> {
  const wrong = unfit(url, production)
  if (wrong) return Promise.reject(new Error(`The address ${wrong}`))
  const timestamp = Math.floor(Date.now() / 1000)
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(waitMs),
    ...(production && { lookup: publicOnly }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'ordering-webhooks/1',
      'webhook-id': event_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature(secret, timestamp, body),
    },
  }
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? https : http).request(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
