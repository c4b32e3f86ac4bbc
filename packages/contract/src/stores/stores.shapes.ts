import { z } from 'zod'
import { Latitude, Longitude } from '../kernel/coordinates.ts'
import { westernDigits } from '../kernel/digits.ts'
import { Email, Id, Instant, Lines, Phone, Text } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { Version, versioned } from '../kernel/version.ts'
import { storeRateFields } from '../settings/rates.ts'

/** DECISIONS 37: open unless outside working hours or booked today, at the time of the answer. */
export const busyStatuses = ['open', 'closed', 'booked'] as const

export const StoreRow = z.object({
  id: Id,
  restaurant_id: Id,
  name: Translated,
  logo: Picture.nullable(),
  image: Picture.nullable(),
  catering_status: z.boolean(),
  busy_status: z.enum(busyStatuses),
  created_at: Instant,
})
export type StoreRow = z.output<typeof StoreRow>

const twoDigits = (text: string) => text.padStart(2, '0')

/**
 * Daily delivery hours: `HH-HH`, or `HH:mm-HH:mm` (spec 2 §3); stored as the latter. An end at or before the start is
 * after midnight.
 */
export const DropOffTime = z
  .string()
  .trim()
  .overwrite(westernDigits)
  .transform((text, ctx) => {
    const m = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/.exec(text)
    const numbers = m ? [m[1], m[2] ?? '00', m[3], m[4] ?? '00'].map(Number) : [99]
    const [h1 = 99, m1 = 0, h2 = 99, m2 = 0] = numbers
    if (h1 > 23 || h2 > 23 || m1 > 59 || m2 > 59) {
      ctx.addIssue({ code: 'custom', message: 'dropOff.invalid' })
      return z.NEVER
    }
    const time = (hour: number, minute: number) => `${twoDigits(String(hour))}:${twoDigits(String(minute))}`
    return `${time(h1, m1)}-${time(h2, m2)}`
  })

const Whole = (least: number, most: number) =>
  z
    .int({ error: ({ input }) => (input === null || input === undefined ? 'required' : 'digits') })
    .min(least)
    .max(most)

/** Fields that the store's own users may set. */
const own = {
  name_en: Text(120),
  name_ar: Text(120),
  description_en: Lines(2000),
  description_ar: Lines(2000),
  /** Days before the event until which cancelling is free of charge (DECISIONS 18). */
  cancellation_days: Whole(0, 365),
  delivery_type: z.enum(['Catering'], { error: 'choice' }),
  email: Email,
  phone: Phone,
  /** Maximum orders per day. */
  max_catering_per_day: Whole(0, 100_000),
  required_location: z.boolean(),
  latitude: Latitude,
  longitude: Longitude,
  address_en: Text(300),
  address_ar: Text(300),
}
const optional = {
  drop_off_time: DropOffTime.optional(),
  /** Minutes until a pending order needs the restaurant's attention. Defaults to the platform's setting. */
  escalation_minutes: Whole(1, 10_080).optional(),
}
const pictures = { logofile: ImageFile('logo'), thumbfile: ImageFile('cover'), imagefile: ImageFile('menu') }

/** Rates default to the platform's. Only admins may send them (DECISIONS 10). */
export const StoreFields = z.strictObject({
  ...own,
  ...z.strictObject(storeRateFields).partial().shape,
  ...optional,
  delivery_type: own.delivery_type.default('Catering'),
  required_location: own.required_location.default(true),
  ...pictures,
})
const clearable = ['drop_off_time', 'escalation_minutes'] as const
export const StoreEdit = z
  .strictObject({ ...own, ...storeRateFields, ...pictures })
  .partial()
  .extend({ ...optional, clear: z.array(z.enum(clearable)).max(clearable.length).optional(), ...versioned })

/** A store as its form reads it. `phone` has the prefix 974, `drop_off_time` is `HH:mm-HH:mm`. */
export const Store = z.object({
  ...StoreRow.omit({ name: true }).shape,
  restaurant: z.object({ id: Id, name: z.string(), name_ar: z.string() }),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.string(),
  description_ar: z.string(),
  ...storeRateFields,
  cancellation_days: z.int(),
  delivery_type: z.string(),
  email: z.string(),
  phone: z.string(),
  max_catering_per_day: z.int(),
  drop_off_time: z.string().nullable(),
  escalation_minutes: z.int().nullable(),
  required_location: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address_en: z.string().nullable(),
  address_ar: z.string().nullable(),
  thumb: Picture.nullable(),
  version: Version,
})
export type Store = z.output<typeof Store>
