import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { issueTexts } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import { ApiError } from '../../kernel/errors/apiError.ts'
import { isCommon } from './commonPasswords.ts'

/** argon2id, the library's default, with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards encode the same accented or Arabic letter as one code point or as two. */
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), parameters)

interface PasswordField {
  /** The field an error is reported at. */
  readonly field: string
  readonly language: Language
}

/** Hashes a new password; rejects a common one. */
export async function hashNewPassword(password: string, { field, language }: PasswordField): Promise<string> {
  if (await isCommon(password))
    throw new ApiError('input.invalid', { errors: { [field]: issueTexts['password.common'][language] } })
  return hashPassword(password)
}

const dummy = hashPassword(randomBytes(16).toString('base64'))

/** Verifies a password. Takes as long for an account that does not exist. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  check = verify,
): Promise<boolean> {
  const matches = await check(stored ?? (await dummy), normal(password)).catch(() => false)
  return matches && stored !== undefined
}
