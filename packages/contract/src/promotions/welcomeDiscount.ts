import { z } from 'zod'
import { Day, Id, LinesOrNone, Percent } from '../kernel/fields.ts'
import { Amount, Money, Sum } from '../kernel/money.ts'
import { feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** What a customer's first order gets, at the platform's cost (spec 3 §3). */
export const WelcomeDiscount = z.object({
  id: Id,
  /** Percent. */
  value: z.number(),
  status: z.boolean(),
  message_en: z.string(),
  message_ar: z.string(),
  /** The most that is given out in all; without it there is no limit. */
  budget: Money.nullable(),
  /** The last day on which it is given. */
  end_date: Day.nullable(),
  /** What was given out so far, and to how many orders; cancelled ones gave it back. */
  given_value: Sum,
  given_count: z.int(),
  version: Version,
})
export type WelcomeDiscount = z.output<typeof WelcomeDiscount>

const fields = {
  value: Percent,
  status: z.boolean(),
  message_en: LinesOrNone(500),
  message_ar: LinesOrNone(500),
}
const limits = { budget: Amount.optional(), end_date: Day.optional() }
const clearable = ['budget', 'end_date'] as const

const writes = { kinds: ['admin'], permission: 'discounts.write' } as const
const tenPercent = {
  value: 10,
  status: true,
  message_en: '10% off your first order',
  message_ar: 'خصم 10% على طلبك الأول',
}

export const welcomeDiscount = feature('welcomeDiscount', {
  list: get('settings/discounts/getDiscount', {
    kinds: ['admin'],
    permission: 'discounts.read',
    summary: 'The welcome discount, as a list of one; empty as long as none was saved.',
    output: z.object({ discounts: z.array(WelcomeDiscount) }),
    example: () => ({}),
  }),
  save: post('settings/discounts/saveDiscount', {
    ...writes,
    summary: 'Set up the welcome discount. There is one: from then on it is updated.',
    input: z.strictObject({ ...fields, ...limits }),
    output: SavedVersion,
    errors: ['welcomeDiscount.exists', 'welcomeDiscount.valueMissing'],
    example: () => ({ body: tenPercent, expectedError: 'welcomeDiscount.exists' }),
  }),
  update: post('settings/discounts/updateDiscount/:id', {
    ...writes,
    summary: 'Change the welcome discount; `clear` names what is to be emptied.',
    input: z
      .strictObject(fields)
      .partial()
      .extend({
        ...limits,
        clear: z.array(z.enum(clearable)).max(clearable.length).optional(),
        ...versioned,
      }),
    output: SavedVersion,
    errors: ['version.stale', 'welcomeDiscount.valueMissing', 'welcomeDiscount.budgetSpent'],
    example: (idOf) => ({ params: { id: idOf('welcome_discounts') }, body: tenPercent }),
  }),
  current: get('welcomeDiscount', {
    kinds: ['channel'],
    permission: 'everyone',
    etag: true,
    summary: 'The welcome discount as an app announces it; null while there is none to be had.',
    output: z.object({
      welcome_discount: z
        .object({
          /** Percent of a first order after its offers, before delivery. */
          value: z.number(),
          /** Text of one or more lines. Either may be empty. */
          message: Translated,
          /** The last day on which it is given, in Qatar. */
          end_date: Day.nullable(),
        })
        .nullable(),
    }),
    example: () => ({}),
  }),
})
