import { westernDigits } from '@sufra/contract/kernel/digits'

/** Keeps the characters that may be typed in a number field: digits, separators and a minus. */
export const numberKeys = (text: string): string =>
  westernDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
    .replace(/[^\d.,-]/g, '')

/** Reads `1,234.5` as 1234.5 and `12,5` as 12.5. Ambiguous or invalid text is unchanged. */
export function westernNumber(typed: string): string {
  const plain = numberKeys(typed)
  if (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) return plain.replaceAll(',', '')
  return /^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
}
