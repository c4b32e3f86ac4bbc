import { weekdayOf } from '@sufra/contract/kernel/clock'

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
})
const known = new Map<string, boolean>()

export function isRamadan(day: string): boolean {
  const found = known.get(day) ?? parseInt(hijri.format(new Date(`${day}T00:00:00Z`)), 10) === 9
  known.set(day, found)
  return found
}

/** January to December: outdoor season in winter, travel season in July and August. */
const months = [1.3, 1.25, 1.2, 1, 0.9, 0.75, 0.6, 0.6, 0.85, 1, 1.2, 1.3]

const seasonOf = (day: string): number =>
  (months[Number(day.slice(5, 7)) - 1] ?? 1) * (isRamadan(day) ? 1.9 : 1)

/** Weights of event days, Sunday to Saturday: gatherings are on Thursday evenings and Fridays. */
const gathering = [0.75, 0.75, 0.85, 1, 1.8, 1.9, 1.1]
export const gatheringOn = (day: string): number => gathering[weekdayOf(day)] ?? 1

/** Weights of ordering days: the days before, a little less on Friday itself. */
const ordering = [1, 1.05, 1.15, 1.25, 1.1, 0.7, 0.8]
const hours = [3, 1, 0.5, 0.3, 0.3, 0.5, 1, 2, 4, 6, 8, 9, 8, 7, 6, 6, 7, 8, 9, 11, 12, 11, 9, 6]

/** Weight of an hour of a day for ordering. */
export const orderingAt = (day: string, hour: number): number =>
  seasonOf(day) * (ordering[weekdayOf(day)] ?? 1) * (hours[hour] ?? 1)
