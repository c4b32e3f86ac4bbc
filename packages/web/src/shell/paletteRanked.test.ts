import { describe, expect, it } from 'vitest'
import { ranked } from './paletteRanked.ts'

const entries = [
  { id: 'orders', words: 'Orders الطلبات' },
  { id: 'requests', words: 'Payment Requests طلبات الدفع Payments المدفوعات' },
  { id: 'coupons', words: 'Coupons القسائم' },
  { id: 'general', words: 'General Setting الإعدادات العامة Settings الإعدادات logo الشعار' },
  { id: 'add', words: 'Add coupon new add create جديد إضافة Coupons القسائم' },
]
const unused = () => 0
const idsFor = (text: string, used: (id: string) => number = unused) =>
  ranked(entries, text, used).map(({ id }) => id)

describe('what a text finds', () => {
  it('is found by words of either language, whatever the language of the page', () => {
    expect(idsFor('coupons')).toContain('coupons')
    expect(idsFor('القسائم')).toContain('coupons')
    expect(idsFor('logo')).toEqual(['general'])
    expect(idsFor('الشعار')).toEqual(['general'])
  })

  it('is found with a letter wrong, missing, too many or swapped, and in other spellings', () => {
    for (const typed of ['cuopons', 'copons', 'couppons', 'coupans', 'القسايم'])
      expect(idsFor(typed), typed).toContain('coupons')
    expect(idsFor('الاعدادات')).toEqual(['general'])
  })

  it('is found by words in any order', () => {
    expect(idsFor('new coupon')).toEqual(['add'])
    expect(idsFor('coupon new')).toEqual(['add'])
    expect(idsFor('requests payment')).toEqual(['requests'])
  })

  it('is nothing for a text of other words', () => {
    expect(idsFor('zzzz')).toEqual([])
  })

  it('begins with what is used, without a text too', () => {
    expect(idsFor('').slice(0, 1)).toEqual(['orders'])
    expect(idsFor('', (id) => (id === 'general' ? 20 : 0)).slice(0, 1)).toEqual(['general'])
    const both = idsFor('coupons')
    expect(idsFor('coupons', (id) => (id === both[1] ? 8 : 0))[0]).toBe(both[1])
  })
})
