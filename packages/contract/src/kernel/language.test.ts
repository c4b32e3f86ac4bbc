import { describe, expect, it } from 'vitest'
import { fill } from './language.ts'

describe('fill', () => {
  it('puts a parameter where it is named', () => {
    expect(fill('Order {id}', { id: 12 })).toBe('Order 12')
  })

  it('leaves a name alone that has no parameter', () => {
    expect(fill('Order {id}')).toBe('Order {id}')
  })

  it('counts a noun in both English forms', () => {
    const say = (minutes: number) => fill('in {minutes:minute}', { minutes })
    expect([say(1), say(2), say(0)]).toEqual(['in 1 minute', 'in 2 minutes', 'in 0 minutes'])
  })

  it('counts a noun in every Arabic form', () => {
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

  it('reads a figure that has thousands separators', () => {
    expect(fill('{rows:row}', { rows: '2,000' })).toBe('2,000 rows')
    expect(fill('{rows:صف}', { rows: '5,003' })).toBe('5,003 صفوف')
  })
})
