import { describe, expect, it } from 'vitest'
import { fill } from './language.ts'

describe('fill', () => {
  it('replaces a placeholder by its parameter', () => {
    expect(fill('Order {id}', { id: 12 })).toBe('Order 12')
  })

  it('leaves a placeholder without a parameter unchanged', () => {
    expect(fill('Order {id}')).toBe('Order {id}')
  })

  it('uses the singular and plural of a noun in English', () => {
    const say = (minutes: number) => fill('in {minutes:minute}', { minutes })
    expect([say(1), say(2), say(0)]).toEqual(['in 1 minute', 'in 2 minutes', 'in 0 minutes'])
  })

  it('uses every plural form of a noun in Arabic', () => {
    const say = (minutes: number) => fill('بعد {minutes:دقيقة}', { minutes })
    expect([0, 1, 2, 3, 11, 100].map(say)).toEqual([
      'بعد 0 دقيقة',
      'بعد دقيقة',
      'بعد دقيقتين',
      'بعد 3 دقائق',
      'بعد 11 دقيقة',
      'بعد 100 دقيقة',
    ])
  })

  it('reads a number with thousands separators', () => {
    expect(fill('{rows:row}', { rows: '2,000' })).toBe('2,000 rows')
    expect(fill('{rows:صف}', { rows: '5,003' })).toBe('5,003 صفوف')
  })
})
