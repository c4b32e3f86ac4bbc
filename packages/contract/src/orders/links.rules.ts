import { formatInstant } from '../kernel/clock.ts'

const day = 86_400_000
const defaultDays = 2
const mostDays = 30

/** A link counts its days from when the food is there, or from now where that is over. */
const from = (deliveryTime: Date, now: Date): number => Math.max(deliveryTime.getTime(), now.getTime())

/** When a link ends unless its maker says otherwise. */
export const defaultLinkEnd = (deliveryTime: Date, now: Date): Date =>
  new Date(from(deliveryTime, now) + defaultDays * day)

/** The latest a link may end. */
export const latestLinkEnd = (deliveryTime: Date, now: Date): Date =>
  new Date(from(deliveryTime, now) + mostDays * day)

/** Fills the refusal of an end that is over or too late. */
export const latestWords = (latest: Date) => ({
  latest_en: formatInstant(latest, 'en'),
  latest_ar: formatInstant(latest, 'ar'),
})
