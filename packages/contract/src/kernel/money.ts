import { z } from 'zod'

/** Amounts are integers of dirhams, 100 to the QAR (DECISIONS 19). Only this file converts. */
export type Dirhams = number

/** The most that one amount can be. */
export const maxAmount: Dirhams = 1_000_000_000_00

export const dirhams = (qar: number): Dirhams => Math.round(qar * 100)
export const qar = (amount: Dirhams): number => amount / 100

/** Exactly an amount of whole dirhams, as JSON writes it. */
const decimals = (value: number) => qar(dirhams(value)) === value

/** QAR with at most two decimals on the wire, dirhams inside. May be negative (balances). */
export const Balance = z.codec(
  z
    .number()
    .min(-maxAmount / 100)
    .max(maxAmount / 100)
    .refine(decimals, 'money.decimals'),
  z.int(),
  { decode: dirhams, encode: qar },
)

/** QAR with at most two decimals on the wire, dirhams inside, never negative: prices and totals. */
export const Money = z.codec(
  z
    .number()
    .min(0)
    .max(maxAmount / 100)
    .refine(decimals, 'money.decimals'),
  z.int().nonnegative(),
  { decode: dirhams, encode: qar },
)

/** More than nothing: what is paid, collected or given back. */
export const Amount = Money.refine((amount) => amount > 0, 'money.positive')

/** The most that a sum of dirhams can be and still be told apart from its neighbours as QAR with two decimals. */
const mostSum = 10_000_000_000_000_00

/** What many amounts come to: the orders of a large marketplace are together more than any one of them may be. */
export const Sum = z.codec(
  z
    .number()
    .min(0)
    .max(mostSum / 100)
    .refine(decimals, 'money.decimals'),
  z.int().nonnegative(),
  { decode: dirhams, encode: qar },
)

/** `percent` of `amount`, rounded half up to the dirham (DECISIONS 20a). Percent has at most two decimals. */
export function percentOf(amount: Dirhams, percent: number): Dirhams {
  const scaled = BigInt(amount) * BigInt(Math.round(percent * 100))
  const half = scaled >= 0n ? 5000n : -5000n
  return Number((scaled + half) / 10000n)
}

/** `1,234.50`: grouped as en-US in both languages (spec 3 §9), always two decimals. */
/** One sign in each language. */
export const currency = { en: 'QAR', ar: 'ر.ق' } as const

export function formatQar(amount: Dirhams): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  const cents = String(whole % 100).padStart(2, '0')
  return `${sign}${Math.floor(whole / 100).toLocaleString('en-US')}.${cents}`
}

/** What percentage `part` is of `whole`, rounded half up to two decimals; 0 of nothing. */
export const percentageOf = (part: Dirhams, whole: Dirhams): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100
