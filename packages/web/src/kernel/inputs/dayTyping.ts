import { westernDigits } from '@sufra/contract/kernel/digits'

/** `dd/MM/yyyy` (spec 1 §9). */
export const slashed = (day: string): string => day.split('-').reverse().join('/')

/** Parses a typed day: `5/12/2026`, `05-12-2026`, in Western or Arabic digits. */
export function typedDay(text: string): string | undefined {
  // Copied from Arabic text, it may carry marks of direction.
  const plain = westernDigits(text).replace(/[\s\u200e\u200f]/g, '')
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain)
  if (!parts) return undefined
  const [, day = '', month = '', year = ''] = parts
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${typed}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed) ? typed : undefined
}
