import { describe, expect, it } from 'vitest'
import { noSelection, shareOf, toggled, toggledAll, without } from './selection.rules.ts'

const order = [5, 3, 9, 1, 7]
const one = { order, range: false }
const range = { order, range: true }
const of = ({ ids }: typeof noSelection) => [...ids].sort()

describe('selection', () => {
  it('toggles a range from the last row to this one, in both directions', () => {
    const first = toggled(noSelection, 3, one)
    const some = toggled(first, 1, range)
    expect(of(some)).toEqual([1, 3, 9])
    expect(of(toggled(some, 5, range))).toEqual([1, 3, 5, 9])
    expect(of(toggled(toggled(some, 1, one), 3, range))).toEqual([])
  })

  it('begins a range at the row itself if there is no other', () => {
    expect(of(toggled(noSelection, 9, range))).toEqual([9])
    const gone = toggled(noSelection, 4, one)
    expect(of(toggled(gone, 9, range))).toEqual([4, 9])
  })

  it('selects all visible rows and leaves the others as they are', () => {
    const hidden = toggled(noSelection, 42, one)
    const all = toggledAll(hidden, order)
    expect(of(all)).toEqual([1, 3, 42, 5, 7, 9])
    expect(shareOf(all.ids, order)).toBe('all')
    expect(of(toggledAll(all, order))).toEqual([42])
    expect(shareOf(toggled(hidden, 3, one).ids, order)).toBe('some')
    expect(shareOf(hidden.ids, order)).toBe('none')
    expect(shareOf(hidden.ids, [])).toBe('none')
  })

  it('loses the rows that were dealt with, and no others', () => {
    const all = toggledAll(noSelection, order)
    expect(of(without(all, new Set([3, 9, 8])))).toEqual([1, 5, 7])
  })
})
