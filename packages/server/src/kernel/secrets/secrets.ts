import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Settings } from '../config/settings.ts'
import { keyFile } from './keyFile.ts'

/** Encrypts what is stored but must be readable again, such as the secrets of authenticator apps. */
export interface Secrets {
  /** `of` says where it belongs: moved to another row, it does not open. */
  seal(secret: string, of: string): string
  /** Undefined if no key opens it. What was stored before there was a key is read as it is. */
  open(stored: string, of: string): string | undefined
  /** What everything begins with that is sealed with the current key. */
  readonly current: string
}

const version = 'v1'
const ivLength = 12
const tagLength = 16

const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM. The first key seals; the others open what was sealed before it came. */
export function secretsWith([first, ...earlier]: readonly [Buffer, ...Buffer[]]): Secrets {
  const keys = new Map([first, ...earlier].map((key) => [nameOf(key), key]))
  const current = `${version}.${nameOf(first)}.`
  return {
    current,
    seal: (secret, of) => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(of))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return current + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open: (stored, of) => {
      if (!stored.startsWith(`${version}.`)) return stored
      const [, name = '', sealed = ''] = stored.split('.')
      const key = keys.get(name)
      if (!key) return undefined
      const bytes = Buffer.from(sealed, 'base64url')
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)]
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
        decipher.setAAD(Buffer.from(of)).setAuthTag(tag)
        return (
          decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return undefined
      }
    },
  }
}

export function openSecrets({ secretKeys, dataDir }: Pick<Settings, 'secretKeys' | 'dataDir'>): Secrets {
  const [first, ...earlier] = secretKeys
  return secretsWith(first ? [first, ...earlier] : [keyFile(dataDir)])
}
