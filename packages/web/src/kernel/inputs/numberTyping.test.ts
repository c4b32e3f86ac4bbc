import { describe, expect, it } from 'vitest'
import { numberOf } from './NumberInput.tsx'
import { numberKeys, westernNumber } from './numberTyping.ts'

describe('typing a number', () => {
  it.each([
    ['12', 12],
    ['2,5', 2.5],
    ['٢٫٥', 2.5],
    ['1,000', 1000],
    ['1,234.5', 1234.5],
    ['-2', -2],
    ['1.5', 1.5],
    ['25,28', 25.28],
  ])('%s', (typed, number) => {
    expect(numberOf(numberKeys(typed))).toBe(number)
  })

  it('returns null for an empty field and NaN for text that is not a number', () => {
    expect(numberOf('')).toBeNull()
    for (const typed of ['1.2.3', '1,2,3', '-', '.', '1-2']) expect(numberOf(typed)).toBeNaN()
  })

  it('keeps every key that could be part of a number', () => {
    expect(numberKeys('QAR 1,5')).toBe('1,5')
    expect(westernNumber('1,2,3')).toBe('1,2,3')
  })
})
