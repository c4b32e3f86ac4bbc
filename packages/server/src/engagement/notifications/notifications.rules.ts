import { addDays, atQatar, qatarDay, qatarTime } from '@sufra/contract/kernel/clock'
import { Email } from '@sufra/contract/kernel/fields'

/** When the next morning of Qatar begins; nothing outside its quiet hours. */
export function quietUntil(instant: Date): Date | undefined {
  const time = qatarTime(instant)
  if (time >= '08:00' && time < '22:00') return undefined
  const day = qatarDay(instant)
  return atQatar(time < '08:00' ? day : addDays(day, 1), '08:00')
}

/** How long somebody waits before the next try. */
export const pauseAfter = (attempts: number): number => Math.min(3600, 30 * 4 ** (attempts - 1))

interface Addresses {
  /** In lower case, each once. */
  readonly good: readonly string[]
  readonly broken: readonly string[]
}

export function sortAddresses(given: readonly string[]): Addresses {
  const good = new Set<string>()
  const broken: string[] = []
  for (const text of given) {
    const { success, data } = Email.safeParse(text)
    if (success) good.add(data)
    else broken.push(text)
  }
  return { good: [...good], broken }
}
