import { isErasedName } from '@sufra/contract/customers/erased'

/** Days after its completion in which an order can be reviewed, each of 24 hours. */
export const reviewDays = 30
/** Hours after it was written in which a review can be changed. */
export const editHours = 24

const until = (from: string, hours: number) => new Date(Date.parse(from) + hours * 3_600_000)

export const mayReview = (completed_at: string, now: Date): boolean =>
  now <= until(completed_at, reviewDays * 24)

export const editableUntil = (created_at: string): Date => until(created_at, editHours)

/**
 * A comment waits for an admin who publishes it; stars alone need nobody to read them. A change of the comment waits
 * again.
 */
export const publishedNow = (comment: string | null): boolean => comment === null

/** Parts of a first name that never stand alone: عبد الله, Abu Bakr. */
const joined = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أم',
  'ام',
  'ابن',
  'بن',
  'abd',
  'abdul',
  'abdel',
  'abu',
  'umm',
  'um',
  'al',
])

/** What everybody may read of a customer's name. */
export function firstName(fullname: string): string {
  if (isErasedName(fullname)) return 'Erased customer'
  const [first = '', second] = fullname.trim().split(/\s+/)
  return second !== undefined && joined.has(first.toLowerCase()) ? `${first} ${second}` : first
}

/** An average of whole stars, with two decimals. */
export const average = (sum: number, ratings: number): number => Math.round((sum * 100) / ratings) / 100
