import { qatarDay, qatarTime } from '@sufra/contract/kernel/clock'
import type { Random } from '../catalog/random.ts'
import { type Clock, hour } from './clock.ts'
import { orderingAt } from './season.ts'

/**
 * The arrival times of `count` orders from the clock's start to now, oldest first, by season, weekday, hour and slow
 * growth.
 */
export function arrivalTimes(clock: Clock, count: number, rng: Random): Date[] {
  const end = clock.now.getTime() - 3 * 60_000
  const span = end - clock.start.getTime()
  const buckets: { at: number; length: number; upTo: number }[] = []
  let total = 0
  for (let at = clock.start.getTime(); at < end; at += hour) {
    const length = Math.min(hour, end - at)
    const growth = 0.75 + (0.5 * (at - clock.start.getTime())) / span
    // The last two days are busier, so that every desk has something to decide.
    const fresh = end - at < 48 * hour ? 1.6 : 1
    const clockHour = Number(qatarTime(at).slice(0, 2))
    total += (orderingAt(qatarDay(at), clockHour) * growth * fresh * length) / hour
    buckets.push({ at, length, upTo: total })
  }
  let bucket = 0
  return Array.from({ length: count }, (_, index) => {
    const drawn = ((index + rng.next()) / count) * total
    while (bucket < buckets.length - 1 && (buckets[bucket]?.upTo ?? 0) < drawn) bucket++
    const { at, length } = buckets[bucket] ?? { at: end, length: 0 }
    return at + Math.floor(rng.next() * length)
  })
    .sort((a, b) => a - b)
    .map((at) => new Date(at))
}
