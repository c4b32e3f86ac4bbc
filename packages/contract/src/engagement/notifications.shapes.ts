import { z } from 'zod'
import { Id, Instant, Lines, Text, WholeNumber } from '../kernel/fields.ts'
import { stripInvisible } from '../kernel/invisible.ts'
import { Amount } from '../kernel/money.ts'
import { RichText } from '../kernel/richText.ts'

export const sendKinds = ['email', 'push'] as const
export type SendKind = (typeof sendKinds)[number]

const groups = ['users', 'store_users'] as const
export const mostAddresses = 50_000
export const titleLength = 150
export const pushTitleLength = 65
export const pushMessageLength = 240

export const sendStates = ['scheduled', 'sending', 'paused', 'stopped', 'finished'] as const
export type SendState = (typeof sendStates)[number]
/** Why a send that goes on does nothing at the moment. */
export const waitReasons = ['morning', 'server', 'retries'] as const
/** Why somebody was not reached, or may not have been. */
export const missedReasons = [
  'noConsent',
  'unsubscribed',
  'bounced',
  'blocked',
  'gone',
  'refused',
  'deferred',
  'interrupted',
  'linkGone',
] as const
export type MissedReason = (typeof missedReasons)[number]
export const mostTries = 5

const languages = z.enum(['en', 'ar'])

/** Conditions that all have to hold. Those of orders and areas are for customers, `restaurant_ids` for store users. */
export const Audience = z.strictObject({
  language: languages.optional(),
  area_id: Id.optional(),
  /** Ordered within so many days. */
  ordered_within: WholeNumber(1, 3650).optional(),
  never_ordered: z.literal(true).optional(),
  /** On completed orders. */
  spent_at_least: Amount.optional(),
  restaurant_ids: z.array(Id).max(500).optional(),
})
export type Audience = z.output<typeof Audience>

const whenFields = {
  audience: Audience.default({}),
  /** Now, if it is left out. */
  send_at: Instant.optional(),
  /** That it may go out between 22:00 and 8:00 in Qatar. */
  at_night: z.literal(true).optional(),
}

const emailContent = {
  subject: Text(titleLength),
  body: RichText,
  /** The English text, if it is left out. */
  subject_ar: Text(titleLength).optional(),
  body_ar: RichText.optional(),
}

const emailAudience = {
  /** None of them if only addresses are given. */
  send_to: z.array(z.enum(groups)).max(2).default([]),
  /** Judged together, so that one answer names all that are broken. */
  custom_emails: z.array(z.string().max(400).overwrite(stripInvisible)).max(mostAddresses).default([]),
}

const someone = (fields: {
  readonly send_to: readonly string[]
  readonly custom_emails: readonly string[]
}) => fields.send_to.length + fields.custom_emails.length > 0

export const EmailFields = z
  .strictObject({ ...emailContent, ...emailAudience, ...whenFields })
  .refine(someone, { path: ['send_to'], message: 'required' })

const pushContent = {
  title_en: Text(pushTitleLength),
  title_ar: Text(pushTitleLength),
  message_en: Lines(pushMessageLength),
  message_ar: Lines(pushMessageLength),
  /** The item or the store that it opens. */
  menu_id: Id.optional(),
  store_id: Id.optional(),
}
export const PushFields = z.strictObject({ ...pushContent, ...whenFields })

export const EmailContent = z.strictObject(emailContent)
export const PushContent = z.strictObject(pushContent)

export const Recipients = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), ...emailAudience, audience: Audience.default({}) }),
  z.strictObject({ kind: z.literal('push'), audience: Audience.default({}) }),
])

const count = z.int().nonnegative()

export const Send = z.object({
  id: Id,
  kind: z.enum(sendKinds),
  /** Of a mail its subject. */
  title: z.object({ en: z.string(), ar: z.string() }),
  state: z.enum(sendStates),
  waits_for: z.enum(waitReasons).nullable(),
  next_step_at: Instant,
  send_at: Instant,
  created_at: Instant,
  finished_at: Instant.nullable(),
  /** Who began it. */
  by: z.string(),
  /** 0 until it begins. */
  recipient_count: count,
  sent_count: count,
  failed_count: count,
  suppressed_count: count,
  /** Their worker died while they were handed over: they may have arrived, and are not tried again. */
  unknown_count: count,
})
export type Send = z.output<typeof Send>

export const SendDetails = Send.extend({
  missed: z.array(z.object({ reason: z.enum(missedReasons), count })),
})
