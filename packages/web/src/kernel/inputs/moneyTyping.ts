import type { Dirhams } from '@sufra/contract/kernel/money'
import { numberKeys, westernNumber } from './numberTyping.ts'

/** The field's text after typing or pasting: `QAR 1,234` becomes `1,234`. */
export const typedAmount = (text: string): string => numberKeys(text)

/** `12.5` is 1250 dirhams. An empty field is null; text that is not an amount is NaN. */
export function dirhamsOf(typed: string): Dirhams | null {
  const plain = westernNumber(typed)
  if (plain === '') return null
  const [, whole = '', cents = ''] = /^(\d{0,10})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  if (whole === '' && cents === '') return Number.NaN
  return Number(whole || 0) * 100 + Number(cents.padEnd(2, '0'))
}

/** Text for editing: two decimals, no thousands separators. */
export const editable = (amount: Dirhams | null): string =>
  amount === null ? '' : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
