import { westernDigits } from '@sufra/contract/kernel/digits'

/** What may stand in a field of a number while it is typed: digits, signs that part them, and a minus. */
export const numberKeys = (text: string): string =>
  westernDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
    .replace(/[^\d.,-]/g, '')

/** `1,234.5` grouped is 1234.5 and `12,5` is 12.5; what could be either, or no number, stays as it is. */
export function westernNumber(typed: string): string {
  const plain = numberKeys(typed)
  if (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) return plain.replaceAll(',', '')
  return /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
}
