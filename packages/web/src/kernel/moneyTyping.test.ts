import { describe, expect, it } from 'vitest'
import { dirhamsOf, editable, typedAmount } from './moneyTyping.ts'

describe('typing an amount', () => {
  it('takes digits and up to two decimals', () => {
    for (const typed of ['', '0', '12', '12.', '12.5', '12.50', '.5']) expect(typedAmount(typed)).toBe(typed)
  })

  it('refuses what could be no amount', () => {
    for (const typed of ['12.505', '1.2.3', '-1', '1e5', 'abc', '12,5', '12345678901'])
      expect(typedAmount(typed)).toBeUndefined()
  })

  it('turns Arabic and Persian digits and signs into Western ones', () => {
    expect(typedAmount('١٢٣٫٤٥')).toBe('123.45')
    expect(typedAmount('۶۷۸۹۰')).toBe('67890')
  })

  it('takes a grouped amount as it is copied from the page', () => {
    expect(typedAmount('QAR 1,234,567.89')).toBe('1234567.89')
    expect(typedAmount('١٬٢٣٤')).toBe('1234')
  })
})

describe('dirhams of what was typed', () => {
  it('counts without floats', () => {
    expect(['0.1', '0.07', '19.99', '1234567.89', '12.', '.5'].map(dirhamsOf)).toEqual([
      10, 7, 1999, 123456789, 1200, 50,
    ])
  })

  it('knows an empty field from nothing', () => {
    expect([dirhamsOf(''), dirhamsOf('.'), dirhamsOf('0')]).toEqual([null, null, 0])
  })

  it('comes back as it went in', () => {
    for (const amount of [0, 5, 50, 1999, 123456789]) expect(dirhamsOf(editable(amount))).toBe(amount)
    expect(editable(null)).toBe('')
  })
})
