import { describe, expect, it } from 'vitest'
import { type ColumnSet, setOf, shownOf, withColumns, withWidth } from './columns.rules.ts'

const kitchen: ColumnSet = { key: 'kitchen', name: 'Kitchen', columns: ['id', 'delivery'] }
const finance: ColumnSet = { key: 'finance', name: 'Finance', columns: ['id', 'total'] }
const sets = [finance, kitchen]
const all = ['id', 'delivery', 'total']

describe('the columns of a list', () => {
  it('default to the first set, and use the chosen one if it exists', () => {
    expect(setOf(sets, 'kitchen')).toBe(kitchen)
    expect(setOf(sets, 'kitchen', { set: 'finance', columns: {} })).toBe(finance)
    expect(setOf(sets, 'kitchen', { set: 'gone', columns: {} })).toBe(kitchen)
  })

  it('are the chosen ones in their order, without removed columns', () => {
    const kept = { set: 'kitchen', columns: { kitchen: ['total', 'gone', 'id'] } }
    expect(shownOf(kitchen, all, kept)).toEqual(['total', 'id'])
    expect(shownOf(finance, all, kept)).toEqual(['id', 'total'])
    expect(shownOf(kitchen, all, { set: 'kitchen', columns: { kitchen: ['gone'] } })).toEqual([
      'id',
      'delivery',
    ])
  })

  it('are stored per set, and not stored if they equal the default', () => {
    const kept = withColumns(undefined, kitchen, ['delivery', 'id'])
    expect(kept).toEqual({ set: 'kitchen', columns: { kitchen: ['delivery', 'id'] } })
    const both = withColumns(kept, finance, ['total'])
    expect(both).toEqual({ set: 'finance', columns: { kitchen: ['delivery', 'id'], finance: ['total'] } })
    expect(withColumns(both, kitchen, ['id', 'delivery'])).toEqual({
      set: 'kitchen',
      columns: { finance: ['total'] },
    })
  })

  it('keep their widths when others are chosen, until they are reset', () => {
    const wide = withWidth(undefined, kitchen, { key: 'id', width: 120 })
    expect(wide).toEqual({ set: 'kitchen', columns: {}, widths: { id: 120 } })
    const chosen = withColumns(wide, kitchen, ['delivery', 'id'])
    expect(chosen).toEqual({ ...wide, columns: { kitchen: ['delivery', 'id'] } })
    const both = withWidth(chosen, kitchen, { key: 'delivery', width: 90 })
    expect(both.widths).toEqual({ id: 120, delivery: 90 })
    expect(withWidth(both, kitchen, { key: 'id', width: undefined }).widths).toEqual({ delivery: 90 })
  })
})
