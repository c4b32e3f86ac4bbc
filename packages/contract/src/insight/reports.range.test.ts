import { expect, it } from 'vitest'
import { comparedRange, groupEnd, groupsOf, piecesOf } from './reports.range.ts'

const range = (start_date: string, end_date: string) => ({ start_date, end_date })

it.each([
  ['before', '2026-03-10', '2026-03-12', '2026-03-07', '2026-03-09'],
  ['before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['year', '2026-03-10', '2026-03-12', '2025-03-10', '2025-03-12'],
  ['year', '2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
  ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
] as const)('%s: %s to %s is compared with %s to %s', (comparison, start, end, from, to) => {
  expect(comparedRange(range(start, end), comparison)).toEqual(range(from, to))
})

it('weeks begin on Sunday, over New Year too, and the first and last are cut by the range', () => {
  const days = range('2025-12-30', '2026-01-12')
  expect(groupsOf(days, 'week')).toEqual(['2025-12-30', '2026-01-04', '2026-01-11'])
  expect(groupEnd('2025-12-30', days, 'week')).toBe('2026-01-03')
  expect(groupEnd('2026-01-11', days, 'week')).toBe('2026-01-12')
})

it('months of 28 to 31 days are whole, those at the ends cut', () => {
  const days = range('2026-01-15', '2026-04-30')
  expect(groupsOf(days, 'month')).toEqual(['2026-01-15', '2026-02-01', '2026-03-01', '2026-04-01'])
  expect(groupEnd('2026-02-01', days, 'month')).toBe('2026-02-28')
})

it.each([
  ['2026-01-01', '2026-03-31', range('2026-01-01', '2026-03-31'), []],
  [
    '2026-01-02',
    '2026-03-30',
    range('2026-02-01', '2026-02-28'),
    [range('2026-01-02', '2026-01-31'), range('2026-03-01', '2026-03-30')],
  ],
  ['2026-01-02', '2026-02-27', null, [range('2026-01-02', '2026-02-27')]],
  ['2026-01-31', '2026-02-28', range('2026-02-01', '2026-02-28'), [range('2026-01-31', '2026-01-31')]],
])('%s to %s is whole months and the days beside them', (start, end, months, days) => {
  expect(piecesOf(range(start, end))).toEqual({ months, days })
})
