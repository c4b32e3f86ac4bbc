import type { ItemRow } from '@sufra/contract/menu/items'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  type Filter,
  nextSort,
  type Sort,
  sortAndFilter,
  sortOf,
  sortText,
  withShown,
} from './sortAndFilter.rules.ts'

const item = (id: number, en: string, ar: string, rest: Partial<ItemRow> = {}): ItemRow => ({
  id,
  restaurant_store_id: 1,
  sub_category_id: 1,
  name: { en, ar },
  images: [],
  promoted_price: 100,
  original_price: 200,
  quantity_per_day: 10,
  max_quantity_per_day: 5,
  cash_on_delivery: true,
  show_on_restaurant_manager: true,
  show: true,
  required_location: false,
  status: true,
  sorting_index: id,
  gaps: [],
  problems: [],
  version: 1,
  ...rest,
})
const rows = [
  item(1, 'Lamb', 'لحم', { promoted_price: 300 }),
  item(2, 'apple 10', 'تفاح ١٠', { sub_category_id: 2, show: false, gaps: ['photo'] }),
  item(3, 'Apple 9', 'Apple', { status: false, gaps: ['name_ar', 'price', 'gallery'] }),
  item(21, 'Bread', 'خبز', { gaps: ['description_en', 'description_ar'] }),
  item(30, 'Rice', 'أرز', { gaps: ['description_ar'], problems: [{ what: 'hours' }] }),
]
const everything: Filter = { search: '', category: undefined, wants: [] }
const shown = (filter: Partial<Filter>, sort?: Sort, language: 'en' | 'ar' = 'en') =>
  sortAndFilter(rows, { ...everything, ...filter }, sort, { language, categoryOf: (id) => `${3 - id}` }).map(
    ({ id }) => id,
  )

describe('items of the table', () => {
  it('are found by id and by either name, in any digits', () => {
    expect(shown({ search: '2' })).toEqual([2])
    expect(shown({ search: 'APPLE' })).toEqual([2, 3])
    expect(shown({ search: 'تفاح 10' })).toEqual([2])
    expect(shown({ search: 'apple ١٠' })).toEqual([2])
    expect(shown({ search: 'تُفّاح ١٠' })).toEqual([2])
  })

  it('stay shown while they are edited, whatever they are called now', () => {
    const search = { ...everything, search: 'apple' }
    const reading = { language: 'en' as const, categoryOf: String }
    const before = sortAndFilter(rows, search, undefined, reading)
    // Somebody else has renamed one and added two.
    const renamed = rows.map((row) => (row.id === 2 ? { ...row, name: { en: 'Pear', ar: 'إجاص' } } : row))
    const now = [item(40, 'Quince', 'سفرجل'), ...renamed, item(41, 'Apple 11', 'تفاح ١١')]
    const names = (items: readonly ItemRow[]) => items.map(({ name }) => name.en)
    expect(names(sortAndFilter(now, search, undefined, reading, before))).toEqual([
      'Pear',
      'Apple 9',
      'Apple 11',
    ])
    expect(names(sortAndFilter(now, search, undefined, reading))).toEqual(['Apple 9', 'Apple 11'])
  })

  it('stay in their places when the server no longer finds them', () => {
    const ids = (found: readonly ItemRow[]) => withShown(found, rows).map(({ id }) => id)
    expect(ids(rows.filter(({ id }) => id !== 1 && id !== 2 && id !== 30))).toEqual([1, 2, 3, 21, 30])
    expect(withShown(rows, rows.slice(1))).toBe(rows)
  })

  it('are filtered by what needs attention', () => {
    expect(shown({ wants: ['hidden'] })).toEqual([2, 3])
    expect(shown({ wants: ['unorderable'] })).toEqual([30])
    expect(shown({ wants: ['no_photo'] })).toEqual([2])
    // An item with no description in either language lacks a description, not Arabic.
    expect(shown({ wants: ['no_arabic'] })).toEqual([3, 30])
    expect(shown({ wants: ['hidden', 'incomplete'], category: 2 })).toEqual([2])
    expect(countOf(rows, 'incomplete')).toBe(4)
  })

  it('are sorted as displayed, with equal ones in menu order', () => {
    expect(shown({}, { key: 'name', down: false })).toEqual([3, 2, 21, 1, 30])
    expect(shown({}, { key: 'name', down: false }, 'ar')[0]).not.toBe(3)
    expect(shown({}, { key: 'promoted_price', down: true })).toEqual([1, 2, 3, 21, 30])
    expect(shown({}, { key: 'category', down: false })).toEqual([2, 1, 3, 21, 30])
    expect(shown({}, { key: 'gaps', down: false })).toEqual([30, 3, 21, 2, 1])
  })

  it('are sorted by a column’s head: up, down, then menu order', () => {
    const up = nextSort(undefined, 'name')
    const down = nextSort(up, 'name')
    expect([sortText(up), sortText(down), sortText(nextSort(down, 'name'))]).toEqual([
      'name',
      '-name',
      undefined,
    ])
    expect(nextSort(down, 'show')).toEqual({ key: 'show', down: false })
    expect(sortOf('-name')).toEqual(down)
    expect([sortOf('nonsense'), sortOf('-'), sortOf(undefined)]).toEqual([undefined, undefined, undefined])
  })
})
