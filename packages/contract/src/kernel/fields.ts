import { z } from 'zod'
import { westernDigits } from './digits.ts'
import { stripInvisible } from './invisible.ts'

const isMissing = (input: unknown) => input === undefined || input === null

/**
 * Only for a missing or mistyped value: given as a plain string, the message would replace those of all other checks.
 */
export const needed = (mistyped: 'text.type' | 'number.type') => ({
  error: (issue: { readonly code?: string | undefined; readonly input?: unknown }) =>
    issue.code === 'invalid_type' ? (isMissing(issue.input) ? 'required' : mistyped) : undefined,
})
const required = needed('text.type')

/** A row's id: a positive integer. */
export const Id = z.int().positive('id.invalid')

/** A string of digits, as the spec sends ids in some calls (DECISIONS 33). Numbers are accepted too. */
export const DigitsId = z.union([
  Id,
  z
    .string()
    .overwrite(westernDigits)
    .regex(/^[1-9]\d{0,15}$/, 'digits')
    .transform(Number),
])

/** Made by the caller once for each thing it does, so that a call that is sent again is known. */
export const CallKey = z.string().regex(/^[0-9a-f-]{32,36}$/, 'type')

/** Stored in lower case, so that two accounts can't differ in letter case alone. */
export const Email = z
  .string(required)
  .trim()
  .min(1, 'required')
  .max(254)
  .toLowerCase()
  .pipe(z.email({ error: 'email.invalid' }))

/** Exactly 8 digits, with an optional `974` prefix; stored as `974` + 8 digits (DECISIONS 27). */
export const Phone = z
  .string(required)
  .trim()
  .min(1, 'required')
  .overwrite(westernDigits)
  .transform((value) => value.replace(/^(\+|00)?974(?=\d{8}$)/, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'phone.invalid'))
  .transform((digits) => `974${digits}`)

/** 0 to 100 with at most two decimals. */
export const Percent = z
  .number(needed('number.type'))
  .min(0)
  .max(100)
  .refine((value) => Math.round(value * 100) / 100 === value, 'percent.decimals')

/** A whole number. An invalid number gets its own message, one out of range the limit. */
export const WholeNumber = (least: number, most: number) =>
  z
    .int({
      error: ({ code, input }) => (code === 'invalid_type' && !isMissing(input) ? 'digits' : undefined),
    })
    .min(least)
    .max(most)

/**
 * The years that days and instants may be in: the database has no year 0, and ISO years beyond 9999 have five digits.
 */
const inOurTime = (text: string) => text >= '1900' && text < '2200'

/** A day in Qatar, `YYYY-MM-DD`. */
export const Day = z.iso
  .date({ error: ({ input }) => (input === '' || isMissing(input) ? 'required' : 'day.invalid') })
  .refine(inOurTime, 'day.invalid')

/** A month in Qatar, `YYYY-MM`. */
export const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'month.invalid')

/** Postgres writes instants with its own offset and precision, particularly in JSON. */
function inUtc(text: string): string {
  // Already in this format.
  if (text.length === '2030-03-14T16:30:00.000Z'.length && text.endsWith('Z')) return text
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}

/** An instant, ISO 8601. Any offset is accepted and normalised to UTC: `2030-03-14T16:30:00.000Z`. */
export const Instant = z.iso
  .datetime({ error: 'instant.invalid', offset: true })
  .overwrite(inUtc)
  .refine(inOurTime, 'instant.invalid')

/** `HH:mm`, 24 hours. `hh:mm a` is accepted and converted (DECISIONS 28). */
export const TimeOfDay = z
  .string(required)
  .trim()
  .overwrite(westernDigits)
  .transform((text, ctx) => {
    const m = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/i.exec(text)
    const hours = m ? (m[3] ? (Number(m[1]) % 12) + (m[3].toLowerCase() === 'p' ? 12 : 0) : Number(m[1])) : 99
    const valid = m && hours < 24 && Number(m[2]) < 60 && !(m[3] && (Number(m[1]) < 1 || Number(m[1]) > 12))
    if (!valid) {
      ctx.addIssue({ code: 'custom', message: 'time.invalid' })
      return z.NEVER
    }
    return `${String(hours).padStart(2, '0')}:${m[2]}`
  })

const oneLine = (text: string) => stripInvisible(text).replace(/\s+/g, ' ').trim()
const seen = (text: string) => stripInvisible(text).replace(/\r\n?/g, '\n').trim()

/** A required one-line text. Line breaks become spaces. */
export const Text = (max = 200) => z.string(required).overwrite(oneLine).min(1, 'required').max(max)

/** A required text of one or more lines. */
export const Lines = (max: number) => z.string(required).overwrite(seen).min(1, 'required').max(max)

/** The same, but may be empty. */
export const TextOrNone = (max: number) => z.string().overwrite(oneLine).max(max)
export const LinesOrNone = (max: number) => z.string().overwrite(seen).max(max)

/**
 * At least ten characters of any kind; the server also rejects the most common passwords. Existing passwords remain
 * valid. The upper bound limits the work of hashing with argon2.
 */
export const NewPassword = z.string(required).min(1, 'required').min(10, 'password.short').max(200)
