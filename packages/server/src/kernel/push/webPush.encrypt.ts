import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

/** Where a browser's messages go, and the keys they are encrypted to. */
export interface BrowserKeys {
  /** Its public key, in base64url. */
  readonly p256dh: string
  /** Its secret, in base64url. */
  readonly auth: string
}

/** What differs with every message; given by tests only. */
interface Once {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const recordSize = 4096
const hmac = (key: Buffer, text: Buffer) => createHmac('sha256', key).update(text).digest()
/** HKDF (RFC 5869) for results of up to 32 bytes. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
const labelled = (label: string, ...parts: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(`${label}\0`), ...parts])

/** Encrypts a message for a browser (RFC 8291) as one record of `aes128gcm` (RFC 8188). */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, once?: Once): Buffer {
  const own = createECDH('prime256v1')
  if (once) own.setPrivateKey(once.privateKey)
  else own.generateKeys()
  const salt = once?.salt ?? randomBytes(16)
  const theirs = Buffer.from(p256dh, 'base64url')
  const mine = own.getPublicKey()
  const shared = derive(
    Buffer.from(auth, 'base64url'),
    own.computeSecret(theirs),
    labelled('WebPush: info', theirs, mine),
    32,
  )
  const key = derive(salt, shared, labelled('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(salt, shared, labelled('Content-Encoding: nonce'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 says that this record is the last one.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])])
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(mine.length, 20)
  return Buffer.concat([head, mine, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}
