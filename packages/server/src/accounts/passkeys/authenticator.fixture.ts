// A passkey provider in software, for tests of this folder: it makes passkeys and signs with them as Web Authentication
// has it, or with something wrong.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  CreationOptions,
  NewCredential,
  SignInOptions,
  UsedCredential,
} from '@sufra/contract/accounts/passkeys.shapes'

const flags = { present: 1, verified: 4, mayBeSynced: 8, synced: 16, hasKey: 64 }
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

interface Held {
  readonly id: Buffer
  readonly key: KeyObject
  readonly userHandle: string
}

interface Distorted {
  readonly origin?: string
  readonly host?: string
  readonly verified?: boolean
  /** What it counts up to, instead of one more. */
  readonly counter?: number
  /** Signs with this key instead of its own. */
  readonly key?: KeyObject
  readonly userHandle?: string
}

/** ES256, as COSE has it. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const members: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]
  return isoCBOR.encode(new Map(members))
}

export const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

export function softwareAuthenticator(origin: string, { counts = true }: { readonly counts?: boolean } = {}) {
  const held: Held[] = []
  let counter = 0
  const clientData = (type: 'create' | 'get', challenge: string, at: string) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin: at, crossOrigin: false })

  const dataOf = (host: string, { verified = true, counter: given }: Distorted, key = Buffer.alloc(0)) => {
    counter = given ?? (counts ? counter + 1 : 0)
    const bits =
      flags.present |
      flags.mayBeSynced |
      flags.synced |
      (verified ? flags.verified : 0) |
      (key.length > 0 ? flags.hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([bits]), count, key])
  }

  return {
    /** Makes a passkey, as `navigator.credentials.create` does. */
    create({ challenge, rp, user }: CreationOptions, wrong: Distorted = {}): NewCredential {
      const { publicKey, privateKey } = newKey()
      const id = randomBytes(32)
      held.push({ id, key: privateKey, userHandle: user.id })
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const authData = dataOf(wrong.host ?? rp.id, wrong, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(clientData('create', challenge, wrong.origin ?? origin)),
          attestationObject: encoded(isoCBOR.encode(attestation as never)),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    /** Signs a challenge with the passkey made last, as `navigator.credentials.get` does. */
    use({ challenge, rpId }: SignInOptions, wrong: Distorted = {}): UsedCredential {
      const passkey = held.at(-1)
      if (!passkey) throw new Error('it holds no passkey')
      const authenticatorData = dataOf(wrong.host ?? rpId, wrong)
      const clientDataJSON = clientData('get', challenge, wrong.origin ?? origin)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      return {
        id: encoded(passkey.id),
        rawId: encoded(passkey.id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(clientDataJSON),
          authenticatorData: encoded(authenticatorData),
          signature: encoded(sign('sha256', signed, wrong.key ?? passkey.key)),
          userHandle: wrong.userHandle ?? passkey.userHandle,
        },
      }
    },
  }
}
