import { z } from 'zod'

/** Amounts are integers of dirhams, 100 to the QAR (DECISIONS 19). Only this file converts. */
export type Dirhams = number

/** The most that one amount can be. */
export const maxAmount: Dirhams = 1_000_000_000_00

export const dirhams = (qar: number): Dirhams => Math.round(qar * 100)
export const qar = (amount: Dirhams): number => amount / 100

/** Whether the number, as JSON writes it, is exactly a whole number of dirhams. */
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

/** More than 0: payments, collections and refunds. */
export const Amount = Money.refine((amount) => amount > 0, 'money.positive')

/** The largest sum of dirhams that is still exact as QAR with two decimals. */
const mostSum = 10_000_000_000_000_00

/** A sum of many amounts. The orders of a large marketplace add up to more than a single amount may be. */
export const Sum = z.codec(
  z
    .number()
    .min(0)
    .max(mostSum / 100)
    .refine(decimals, 'money.decimals'),
  z.int().nonnegative(),
  { decode: dirhams, encode: qar },
)

/** A sum of many amounts that may be negative, such as a balance. */
export const BalanceSum = z.codec(
  z
    .number()
    .min(-mostSum / 100)
    .max(mostSum / 100)
    .refine(decimals, 'money.decimals'),
  z.int(),
  { decode: dirhams, encode: qar },
)

/**
 * An amount in the rows of long answers, never in what is taken. Zod runs a schema with checks twice when it encodes,
 * which costs more than reading the row: so the only check, for whole dirhams, is a part of the conversion.
 */
export const AnsweredAmount = z.codec(z.number(), z.number(), {
  decode: dirhams,
  encode: (amount, { issues }) => {
    if (!Number.isSafeInteger(amount))
      issues.push({ code: 'custom', message: 'money.decimals', input: amount })
    return qar(amount)
  },
})

/** `percent` of `amount`, rounded half up to the dirham (DECISIONS 20a). Percent has at most two decimals. */
export function percentOf(amount: Dirhams, percent: number): Dirhams {
  const scaled = BigInt(amount) * BigInt(Math.round(percent * 100))
  const half = scaled >= 0n ? 5000n : -5000n
  return Number((scaled + half) / 10000n)
}

/** The currency in each language. */
export const currency = { en: 'QAR', ar: 'ر.ق' } as const

/** `1,234.50`: grouped as in en-US in both languages (spec 3 §9), always two decimals. */
export function formatQar(amount: Dirhams): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  const cents = String(whole % 100).padStart(2, '0')
  return `${sign}${Math.floor(whole / 100).toLocaleString('en-US')}.${cents}`
}

/** The percentage that `part` is of `whole`, rounded half up to two decimals; 0 if `whole` is 0. */
export const percentageOf = (part: Dirhams, whole: Dirhams): number =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100
