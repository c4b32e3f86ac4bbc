import { expect, it } from 'vitest'
import { sortedRows } from './unpagedSort.rules.ts'

it('sorts names as they are read, and figures by their size', () => {
  const names = ['b10', 'B2', 'a', 'ä'].map((name) => ({ name }))
  const by = ({ name }: { name: string }) => name
  const order = { by, down: false, language: 'en' } as const
  expect(sortedRows(names, order).map(by)).toEqual(['a', 'ä', 'B2', 'b10'])
  expect(sortedRows([10, 9, 100], { by: Number, down: true, language: 'ar' })).toEqual([100, 10, 9])
  expect(sortedRows(['ياسمين', 'أرز', 'بهارات'], { by: String, down: false, language: 'ar' }).at(0)).toBe(
    'أرز',
  )
})

it('counts what has no value as the lowest, and leaves equal rows in their order', () => {
  const rows = [
    { id: 1, on: true },
    { id: 2, on: null },
    { id: 3, on: false },
    { id: 4, on: true },
  ]
  const ids = (down: boolean) =>
    sortedRows(rows, { by: ({ on }) => on, down, language: 'en' }).map(({ id }) => id)
  expect(ids(false)).toEqual([2, 3, 1, 4])
  expect(ids(true)).toEqual([1, 4, 3, 2])
})
