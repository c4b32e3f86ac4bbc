import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'

interface Delivered {
  readonly browser: string
  readonly message: Record<string, unknown>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Who says it sent it. */
  readonly subject: string | undefined
}

export interface PushServiceTest {
  readonly delivered: readonly Delivered[]
  /** How messages to a browser are answered; 201 by default. */
  respond: (browser: string) => number
  /** A browser that subscribed with the platform's public key. */
  subscribe(
    browser: string,
    publicKey: string,
  ): {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  close(): Promise<void>
}

interface Browser {
  readonly own: ReturnType<typeof createECDH>
  readonly auth: Buffer
  readonly publicKey: string
}

/** A browser's part of RFC 8291, written from the text of the RFC and not from the sender. */
function decrypt(record: Buffer, { own, auth }: Browser): Record<string, unknown> {
  const salt = record.subarray(0, 16)
  const idLength = record.readUInt8(20)
  const theirs = record.subarray(21, 21 + idLength)
  const sealed = record.subarray(21 + idLength)
  if (record.readUInt32BE(16) < sealed.length) throw new Error('more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
  const of = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
  const open = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12))
  open.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  const end = plain.lastIndexOf(2)
  return JSON.parse(plain.subarray(0, end).toString())
}

/** Whoever sends has to be the platform whose key the browser subscribed with (RFC 8292). */
async function senderOf(request: IncomingMessage, origin: string, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another key than the subscription')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  return (await jwtVerify(token, jwk, { audience: origin })).payload
}

/** A push service with the browsers behind it, which opens what it is given. */
export async function startPushService(): Promise<PushServiceTest> {
  const browsers = new Map<string, Browser>()
  const delivered: Delivered[] = []
  const test: { respond: PushServiceTest['respond'] } = { respond: () => 201 }
  const take = async (request: IncomingMessage): Promise<number> => {
    const name = (request.url ?? '').slice(1)
    const browser = browsers.get(name)
    const record = await buffer(request)
    if (!browser) return 404
    const status = test.respond(name)
    if (status !== 201) return status
    const { sub } = await senderOf(request, origin, browser.publicKey)
    const { headers } = request
    delivered.push({ browser: name, message: decrypt(record, browser), headers, subject: sub })
    return 201
  }
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      (error: Error) => response.writeHead(400).end(error.message),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(test, {
    delivered,
    subscribe: (name: string, publicKey: string) => {
      const own = createECDH('prime256v1')
      const p256dh = own.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { own, auth, publicKey })
      return { endpoint: `${origin}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  })
}
