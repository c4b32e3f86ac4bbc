import { describe, expect, it } from 'vitest'
import { texts, translator } from './texts.ts'

const words = texts({
  greet: { en: 'Hello {name}', ar: 'مرحبًا {name}' },
  orders: {
    en: { one: '{count} order', other: '{count} orders' },
    ar: {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
  },
})

describe('texts', () => {
  it('fills parameters in both languages', () => {
    expect(translator(words, 'en')('greet', { name: 'Noora' })).toBe('Hello Noora')
    expect(translator(words, 'ar')('greet', { name: 'نورة' })).toBe('مرحبًا نورة')
  })

  it('uses both English plural forms', () => {
    const t = translator(words, 'en')
    expect([0, 1, 2, 11].map((count) => t('orders', { count }))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
      '11 orders',
    ])
  })

  it('uses all six Arabic plural forms', () => {
    const t = translator(words, 'ar')
    expect([0, 1, 2, 3, 11, 100].map((count) => t('orders', { count }))).toEqual([
      'لا طلبات',
      'طلب واحد',
      'طلبان',
      '3 طلبات',
      '11 طلبًا',
      '100 طلب',
    ])
  })

  it('separates the thousands of what is counted', () => {
    expect(translator(words, 'en')('orders', { count: 25_000 })).toBe('25,000 orders')
    expect(translator(words, 'ar')('orders', { count: 25_003 })).toBe('25,003 طلبات')
    expect(translator(words, 'en')('orders', { count: '5,000' })).toBe('5,000 orders')
  })
})
