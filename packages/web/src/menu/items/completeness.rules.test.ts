import { itemParts } from '@sufra/contract/menu/items'
import { describe, expect, it } from 'vitest'
import { doneOf, partCount, summaryOf } from './completeness.rules.ts'

describe('completeness', () => {
  it('counts the parts an item has', () => {
    expect([doneOf([]), doneOf(['photo', 'gallery']), doneOf(itemParts)]).toEqual([
      partCount,
      partCount - 2,
      0,
    ])
  })

  it('counts the items of a store that lack each part', () => {
    const summary = summaryOf([
      { gaps: [], items: 6 },
      { gaps: ['photo', 'gallery'], items: 2 },
      { gaps: ['description_en', 'description_ar'], items: 1 },
      { gaps: ['name_ar', 'description_ar', 'photo'], items: 1 },
    ])
    expect(summary).toEqual({
      items: 10,
      percent: 88,
      unfinished: 4,
      lacks: [
        ['photo', 3],
        ['arabic', 1],
        ['description', 1],
        ['gallery', 2],
      ],
    })
  })

  it('is 100 % only if nothing is missing', () => {
    const one = { gaps: ['gallery' as const], items: 1 }
    expect(summaryOf([{ gaps: [], items: 5000 }, one]).percent).toBe(99)
    expect(summaryOf([{ gaps: [], items: 3 }])).toMatchObject({ percent: 100, unfinished: 0, lacks: [] })
    expect(summaryOf([])).toMatchObject({ items: 0, percent: 100 })
  })
})
