import { qatarDay } from '@sufra/contract/kernel/clock'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

interface Span {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

/** Counts as people do: calendar days, then whole hours, then whole minutes, at least one. */
export function spanOf(from: number, to: number): Span {
  const ms = Math.max(0, to - from)
  if (ms >= dayMs)
    return { unit: 'days', count: (Date.parse(qatarDay(to)) - Date.parse(qatarDay(from))) / dayMs }
  const minutes = Math.max(1, Math.floor(ms / minuteMs))
  return minutes >= 60
    ? { unit: 'hours', count: Math.floor(minutes / 60) }
    : { unit: 'minutes', count: minutes }
}
