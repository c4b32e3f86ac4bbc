import { expect, it } from 'vitest'
import { presetRange, presetsOn } from './reports.presets.ts'

it.each([
  [1444, '2023-03-23', '2023-04-20'],
  [1445, '2024-03-11', '2024-04-09'],
  [1446, '2025-03-01', '2025-03-29'],
  [1447, '2026-02-18', '2026-03-19'],
])('Ramadan %i by the Umm al-Qura calendar is from %s to %s', (year, start_date, end_date) => {
  expect(presetRange(`ramadan_${year}`, '2026-01-01')).toEqual({ start_date, end_date })
})

it('a Ramadan can be chosen once it has begun, the latest first', () => {
  expect(presetsOn('2026-02-17').filter((preset) => preset.startsWith('ramadan'))).toEqual([
    'ramadan_1446',
    'ramadan_1445',
  ])
  expect(presetsOn('2026-02-18').at(-3)).toBe('ramadan_1447')
})

it.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['week', '2026-03-01', '2026-03-01', '2026-03-07'],
  ['last_week', '2026-01-01', '2025-12-21', '2025-12-27'],
  ['week', '2026-01-01', '2025-12-28', '2026-01-03'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['year', '2026-11-24', '2026-01-01', '2026-12-31'],
])('the %s of %s is from %s to %s', (preset, today, start_date, end_date) => {
  expect(presetRange(preset, today)).toEqual({ start_date, end_date })
})

it.each(['', 'decade', 'ramadan_', 'ramadan_99999'])('%j is no preset', (preset) => {
  expect(presetRange(preset, '2026-01-01')).toBeNull()
})
