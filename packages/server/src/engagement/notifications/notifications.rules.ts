import { addDays, atQatar, qatarDay, qatarTime } from '@sufra/contract/kernel/clock'

/** When the next morning of Qatar begins; nothing outside its quiet hours. */
export function quietUntil(instant: Date): Date | undefined {
  const time = qatarTime(instant)
  if (time >= '08:00' && time < '22:00') return undefined
  const day = qatarDay(instant)
  return atQatar(time < '08:00' ? day : addDays(day, 1), '08:00')
}

/** How long somebody waits before the next try. */
export const pauseAfter = (attempts: number): number => Math.min(3600, 30 * 4 ** (attempts - 1))
