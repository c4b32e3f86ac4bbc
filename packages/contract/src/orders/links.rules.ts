import { formatInstant } from '../kernel/clock.ts'

const day = 86_400_000
const defaultDays = 2
const mostDays = 30

/** Days are counted from the delivery time, or from now if that has passed. */
const from = (deliveryTime: Date, now: Date): number => Math.max(deliveryTime.getTime(), now.getTime())

/** The default expiry of a link. */
export const defaultLinkEnd = (deliveryTime: Date, now: Date): Date =>
  new Date(from(deliveryTime, now) + defaultDays * day)

/** The latest allowed expiry of a link. */
export const latestLinkEnd = (deliveryTime: Date, now: Date): Date =>
  new Date(from(deliveryTime, now) + mostDays * day)

/** Parameters of the error for an expiry that is past or too late. */
export const latestWords = (latest: Date) => ({
  latest_en: formatInstant(latest, 'en'),
  latest_ar: formatInstant(latest, 'ar'),
})
