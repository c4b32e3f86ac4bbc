import { describe, expect, it } from 'vitest'
import { merged, moved, numbered } from './sorting.rules.ts'

describe('sorting', () => {
  it('moves forwards, backwards and to the ends', () => {
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
    expect(moved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3])
    expect(moved([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 4, 2])
    expect(moved([1, 2], 2, 1)).toEqual([1, 2])
  })

  it('keeps the wanted order of existing rows and appends new ones', () => {
    expect(merged([1, 2, 3], null)).toEqual([1, 2, 3])
    expect(merged([1, 3, 5], [3, 2, 1])).toEqual([3, 1, 5])
  })

  it('numbers from 1', () => {
    expect(numbered([7, 3])).toEqual([
      { id: 7, sorting_index: 1 },
      { id: 3, sorting_index: 2 },
    ])
  })
})
