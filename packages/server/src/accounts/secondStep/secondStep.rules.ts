import { createHash, randomBytes } from 'node:crypto'
import { generateURI, verify } from 'otplib'

/** A clock may be half a minute off. */
const toleranceSeconds = 30

/** The step of 30 seconds that a code belongs to; undefined for a wrong one. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = await verify({ secret, token: code, epochTolerance: toleranceSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** What authenticator apps read from the QR code. */
export const uriOf = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret })

export const recoveryCodeCount = 10
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 4
const groupLength = 6

/** Without letters that look like others: 118 random bits, so that a fast hash is enough. */
export function newRecoveryCode(): string {
  const characters: string[] = []
  while (characters.length < groups * groupLength)
    for (const byte of randomBytes(32)) {
      // The last bytes would make some characters likelier than others.
      if (byte < 256 - (256 % alphabet.length)) characters.push(alphabet[byte % alphabet.length] as string)
    }
  return Array.from({ length: groups }, (_, at) =>
    characters.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-')
}

/** As the contract passes it on, without dashes. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(code.replaceAll('-', '')).digest()
