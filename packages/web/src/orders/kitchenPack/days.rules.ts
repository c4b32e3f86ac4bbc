import { addDays, formatDay, isDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import { kitchenDays } from '@sufra/contract/orders/orders'

/** Days in Qatar, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const oneDay = (day: string): Days => ({ from: day, to: day })

/** One day, or two joined by two hyphens: `2030-03-14--2030-03-16`. */
const written = /^(\d{4}-\d{2}-\d{2})(?:--(\d{4}-\d{2}-\d{2}))?$/

export function readDays(text: string | undefined): Days | null {
  const [, from, to = from] = written.exec(text ?? '') ?? []
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null
  return to < from ? oneDay(from) : { from, to }
}

export const writeDays = ({ from, to }: Days): string => (from === to ? from : `${from}--${to}`)

export const daysText = ({ from, to }: Days, language: Language): string =>
  from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`

/** Changes the first or the last day; the other is moved if it would come before it or be too far away. */
export function beginningOn({ to }: Days, from: string): Days {
  const last = addDays(from, kitchenDays - 1)
  if (to < from) return oneDay(from)
  return { from, to: to > last ? last : to }
}

export function endingOn({ from }: Days, to: string): Days {
  const first = addDays(to, 1 - kitchenDays)
  if (to < from) return oneDay(to)
  return { from: from < first ? first : from, to }
}
