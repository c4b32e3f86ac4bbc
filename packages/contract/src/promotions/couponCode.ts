import { westernDigits } from '../kernel/digits.ts'

/** Letters and digits that cannot be mistaken for each other, in print or by voice. */
export const codeAlphabet = '23456789ACDEFGHJKMNPQRTUVWXY'
export const generatedCodeLength = 6

/** Codes of a batch: the prefix, a dash and random characters. */
export const mostCodes = 10_000
export const longestPrefix = 12

/**
 * A coupon's code as it is stored and compared: whatever its letter case, its digits Western. Only the 26 Latin letters
 * have a case here: `toUpperCase` would make an I of a Turkish ı as well.
 */
export const canonicalCode = (typed: string): string =>
  westernDigits(typed.trim()).replace(/[a-z]/g, (letter) => letter.toUpperCase())
