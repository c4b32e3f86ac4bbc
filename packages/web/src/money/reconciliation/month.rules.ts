import { addDays } from '@sufra/contract/kernel/clock'

/** A month `YYYY-MM` from a URL. */
export const monthOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined

export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)
