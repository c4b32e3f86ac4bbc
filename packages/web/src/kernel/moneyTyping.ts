import { westernDigits } from '@sufra/contract/kernel/digits'
import type { Dirhams } from '@sufra/contract/kernel/money'

/** Western digits, the decimal sign of an Arabic keyboard as a point, `1,234` as `1234`. */
function western(text: string): string {
  const plain = westernDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/QAR|[\s\u200e\u200f]/g, '')
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** What stands in the field after somebody typed or pasted; undefined where it could be no amount. */
export function typedAmount(text: string): string | undefined {
  const plain = western(text)
  return /^\d{0,10}(\.\d{0,2})?$/.test(plain) ? plain : undefined
}

/** `12.5` is 1250 dirhams; an empty field is no amount. */
export function dirhamsOf(typed: string): Dirhams | null {
  const [whole = '', cents = ''] = typed.split('.')
  if (whole === '' && cents === '') return null
  return Number(whole || 0) * 100 + Number(cents.padEnd(2, '0'))
}

/** As it is edited: two decimals, not grouped. */
export const editable = (amount: Dirhams | null): string =>
  amount === null ? '' : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
