import { generateKeyPairSync } from 'node:crypto'
import { importJWK, type JWK, SignJWT } from 'jose'

/** The platform's keys, by which push services know who sends (RFC 8292). */
export interface VapidKeys {
  /** A point of P-256 in base64url, which browsers subscribe to. */
  readonly public_key: string
  /** A JWK. */
  readonly private_key: string
}

export function newVapidKeys(): VapidKeys {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = [
    Buffer.from([4]),
    Buffer.from(jwk.x ?? '', 'base64url'),
    Buffer.from(jwk.y ?? '', 'base64url'),
  ]
  return { public_key: Buffer.concat(point).toString('base64url'), private_key: JSON.stringify(jwk) }
}

/** The header by which a push service lets the platform send to this address, for half a day. */
export async function vapidHeader(keys: VapidKeys, endpoint: string, contact: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime('12h')
    .sign(await importJWK(JSON.parse(keys.private_key) as JWK, 'ES256'))
  return `vapid t=${token}, k=${keys.public_key}`
}
