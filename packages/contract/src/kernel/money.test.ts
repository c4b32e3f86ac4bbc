import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Balance, dirhams, formatQar, Money, percentOf, qar } from './money.ts'

describe('money on the wire', () => {
  it('converts between QAR on the wire and dirhams in code', () => {
    expect(z.decode(Money, 19.99)).toBe(1999)
    expect(z.encode(Money, 1999)).toBe(19.99)
    for (let amount = 0; amount < 20_000; amount++) expect(dirhams(qar(amount))).toBe(amount)
    expect(z.decode(Balance, -0.07)).toBe(-7)
  })

  it('rejects more than two decimals and negative prices', () => {
    expect(Money.safeParse(1.005).success).toBe(false)
    expect(Money.safeParse(0.29).success).toBe(true)
    expect(Money.safeParse(1_000_000.1).success).toBe(true)
    expect(Money.safeParse(-1).success).toBe(false)
    for (const nearly of [10.000000001, 0.1 + 0.2, 19.989999999999, 999_999_999.999]) {
      expect([nearly, Money.safeParse(nearly).success]).toEqual([nearly, false])
      expect(Balance.safeParse(-nearly).success).toBe(false)
    }
    for (let amount = 0; amount < 100_000_000_000; amount += 7_777_777) {
      expect(Money.safeParse(qar(amount)).success).toBe(true)
    }
    for (const wrong of [null, '5', [5], true, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(Money.safeParse(wrong).success).toBe(false)
    }
  })
})

describe('a percentage', () => {
  it('rounds half up to the dirham', () => {
    expect(percentOf(100, 12.5)).toBe(13)
    expect(percentOf(101, 50)).toBe(51)
    expect(percentOf(99, 50)).toBe(50)
    expect(percentOf(98, 0.5)).toBe(0)
    expect(percentOf(33_333, 2.5)).toBe(833)
    expect(percentOf(53_000, 15)).toBe(7950)
  })

  it('avoids floating-point errors', () => {
    expect(percentOf(99_999_999_999, 33.33)).toBe(33_330_000_000)
    expect(percentOf(1_000_000, 1.15)).toBe(11_500)
    expect(percentOf(200, 0.29)).toBe(1)
  })
})

it('formats an amount with thousands separators and two decimals', () => {
  expect(formatQar(123_450)).toBe('1,234.50')
  expect(formatQar(-5)).toBe('-0.05')
  expect(formatQar(0)).toBe('0.00')
})
