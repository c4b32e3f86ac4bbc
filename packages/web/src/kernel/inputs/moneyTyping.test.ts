import { describe, expect, it } from 'vitest'
import { dirhamsOf, editable, typedAmount } from './moneyTyping.ts'

describe('typing an amount', () => {
  it('keeps every key that could be part of an amount', () => {
    for (const typed of ['', '0', '12', '12.', '12.5', '12,5', '.5', '1.2.3'])
      expect(typedAmount(typed)).toBe(typed)
    expect(typedAmount('QAR 1,234,567.89')).toBe('1,234,567.89')
  })

  it('returns NaN for text that is not an amount', () => {
    for (const typed of ['12.505', '1.2.3', '-1', '.', '12345678901']) expect(dirhamsOf(typed)).toBeNaN()
  })

  it('converts Arabic and Persian digits and separators to Western ones', () => {
    expect(typedAmount('١٢٣٫٤٥')).toBe('123.45')
    expect(typedAmount('۶۷۸۹۰')).toBe('67890')
  })

  it('reads thousands separators and a decimal comma', () => {
    expect(['1,234,567.89', '1,234', '12,5', '12,50'].map(dirhamsOf)).toEqual([123456789, 123400, 1250, 1250])
  })
})

describe('dirhams of a typed amount', () => {
  it('avoids floating-point errors', () => {
    expect(['0.1', '0.07', '19.99', '1234567.89', '12.', '.5'].map(dirhamsOf)).toEqual([
      10, 7, 1999, 123456789, 1200, 50,
    ])
  })

  it('returns null for an empty field and 0 for zero', () => {
    expect([dirhamsOf(''), dirhamsOf('0')]).toEqual([null, 0])
  })

  it('round-trips through the editable text', () => {
    for (const amount of [0, 5, 50, 1999, 123456789]) expect(dirhamsOf(editable(amount))).toBe(amount)
    expect(editable(null)).toBe('')
  })
})
