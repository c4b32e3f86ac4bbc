import { addDays, atQatar, qatarDay } from '@sufra/contract/kernel/clock'

/** The demo's days and instants, relative to the moment it is loaded. */
export interface Clock {
  readonly now: Date
  readonly today: string
  /** The first instant of the thirteen months. */
  readonly start: Date
  /** A day in Qatar, relative to today. */
  day(offset: number): string
  /** An instant a number of days before now. */
  ago(days: number): string
}

export const minute = 60_000
export const hour = 60 * minute
const monthsDays = 395

export function clockAt(now: Date): Clock {
  const today = qatarDay(now)
  return {
    now,
    today,
    start: atQatar(addDays(today, -monthsDays)),
    day: (offset) => addDays(today, offset),
    ago: (days) => iso(now.getTime() - days * 24 * hour),
  }
}

export const iso = (instant: number | Date): string => new Date(instant).toISOString()
