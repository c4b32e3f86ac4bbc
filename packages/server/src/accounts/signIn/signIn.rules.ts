import { createHash, randomInt } from 'node:crypto'
import { addressKey, type Bucket, type Limit } from '../../kernel/access/rateLimits.ts'

const minute = 60
const hour = 60 * minute

/** The link in a reset mail. */
export const resetMinutes = 45
/** The link in an invitation. */
export const invitationDays = 7
/** A one-time code, and its number of attempts: five in a million. */
export const codeMinutes = 15
export const codeAttempts = 5
/** How long a sign-up stays pending. A new code can be requested until then. */
export const signUpHours = 24

/**
 * Failed sign-ins, in windows of 15 minutes.
 * - One address guessing at one account has ten.
 * - One address guessing at many accounts has a hundred: the people of an office behind one address mistype less often.
 * - Many addresses guessing at one account have a hundred together. To keep that from locking its owner out, addresses
 *   where the account signed in before (within `knownDays`) are neither counted nor stopped by this limit, and a
 *   password reset by mail empties it.
 * Wrong codes of the second step, which only somebody with the right password gets to: 20 an hour for those other
 * addresses together, ten in 15 minutes for each that is known. Three codes in a million are right at a time.
 */
const failures = {
  here: { most: 10, seconds: 15 * minute },
  address: { most: 100, seconds: 15 * minute },
  account: { most: 100, seconds: 15 * minute },
  code: { most: 20, seconds: hour },
} satisfies Record<string, Limit>
export const knownDays = 30

/**
 * Mails that strangers can trigger. Using up an account's limit leaves its owner a mailbox with a link that works.
 */
const mails = {
  to: { most: 15, seconds: hour },
  from: { most: 30, seconds: hour },
} satisfies Record<string, Limit>

const accountKey = (email: string) => `signIn:${email}`
const hereKey = (email: string, ip: string) => `signIn:${email} from ${addressKey(ip)}`

/** Counted even if the account does not exist, so that the limits do not reveal it. */
export function signInBuckets(email: string, ip: string, known: boolean): Bucket[] {
  return [
    { key: hereKey(email, ip), limit: failures.here },
    { key: `signIn from ${addressKey(ip)}`, limit: failures.address },
    ...(known ? [] : [{ key: accountKey(email), limit: failures.account }]),
  ]
}

export const passwordBucket = (account_id: number): Bucket => ({
  key: `password:${account_id}`,
  limit: failures.here,
})

/** Codes of the second step, counted apart from passwords. */
export const stepBucket = (account_id: number, ip: string, known: boolean): Bucket =>
  known
    ? { key: `step:${account_id} from ${addressKey(ip)}`, limit: failures.here }
    : { key: `step:${account_id}`, limit: failures.code }

/** Nobody guesses a passkey: this only limits what one address makes us verify. */
export const passkeyBucket = (ip: string): Bucket => ({
  key: `passkey from ${addressKey(ip)}`,
  limit: failures.address,
})

export const codeBuckets = (email: string, ip: string): Bucket[] => [
  { key: `code:${email}`, limit: failures.account },
  { key: `code from ${addressKey(ip)}`, limit: failures.address },
]

export const mailBuckets = (kind: 'reset' | 'code', email: string, ip: string): Bucket[] => [
  { key: `mail ${kind}:${email}`, limit: mails.to },
  { key: `mail ${kind} from ${addressKey(ip)}`, limit: mails.from },
]

/** Mails with a link to choose a password, asked for by other staff. */
export const linkBucket = (account_id: number): Bucket => ({
  key: `mail link:${account_id}`,
  limit: mails.to,
})

/** The bucket that a password reset empties. */
export const accountBucket = accountKey

interface Entrant {
  readonly status: boolean
  /** Approval of the account's restaurant; null for admins. */
  readonly approval: 'pending' | 'approved' | 'refused' | null
  /** The store or restaurant is archived. */
  readonly homeless: boolean
}

type Verdict = 'enters' | 'waits' | 'refused' | 'fails'

/**
 * Everybody who may not sign in gets the same error. A pending or rejected approval is revealed only with the right
 * password.
 */
export function verdict(entrant: Entrant | undefined, passwordRight: boolean): Verdict {
  if (!entrant || !passwordRight || !entrant.status || entrant.homeless) return 'fails'
  if (entrant.approval === 'pending') return 'waits'
  return entrant.approval === 'refused' ? 'refused' : 'enters'
}

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const hashCode = (pending_sign_up_id: number, code: string): Buffer =>
  createHash('sha256').update(`${pending_sign_up_id}:${code}`).digest()

/** The stored Arabic name: null if it equals the English one, which then stands for both. */
export const ownArabicName = (name: string, name_ar: string | undefined): string | null =>
  name_ar === undefined || name_ar === name ? null : name_ar
