import type { Offer } from '@sufra/contract/promotions/offers'
import { expect, it } from 'vitest'
import { barOf, inOrder, labelAt, monthsOf, offsetOf } from './calendar.rules.ts'

const offer = (start_date: string, end_date: string, state: Offer['state'] = 'running', id = 1) =>
  ({ id, start_date, end_date, state }) as Offer

it('shows the months around today, and those of all offers', () => {
  expect(monthsOf([], '2030-03-16')).toEqual([
    '2030-02',
    '2030-03',
    '2030-04',
    '2030-05',
    '2030-06',
    '2030-07',
  ])
  const months = monthsOf(
    [offer('2029-11-30', '2029-12-01'), offer('2030-08-01', '2030-09-01')],
    '2030-03-16',
  )
  expect([months[0], months.at(-1), months.length]).toEqual(['2029-11', '2030-09', 11])
})

it('shows two years on each side of today at most', () => {
  const months = monthsOf([offer('1900-01-01', '2199-12-31')], '2030-03-16')
  expect([months[0], months.at(-1)]).toEqual(['2028-03', '2032-03'])
  expect(barOf(offer('1900-01-01', '2199-12-31'), months)).toEqual({ start: 0, length: 100 })
  expect(barOf(offer('2000-01-01', '2000-02-01'), months)).toEqual({ start: 0, length: 0 })
})

it('places days by their share of the axis, the last one included', () => {
  const months = ['2030-03', '2030-04']
  expect(offsetOf('2030-03-01', months)).toBe(0)
  expect(offsetOf('2030-05-01', months)).toBe(100)
  const { start, length } = barOf(offer('2030-03-01', '2030-03-31'), months)
  expect([start, length]).toEqual([0, (31 / 61) * 100])
  expect(barOf(offer('2030-04-30', '2030-04-30'), months).length).toBeCloseTo(100 / 61)
})

it('puts the label of a short bar beside it, where there is room', () => {
  expect(labelAt({ start: 0, length: 50 }, 10, 200)).toBe('inside')
  expect(labelAt({ start: 0, length: 5 }, 10, 200)).toBe('after')
  expect(labelAt({ start: 90, length: 5 }, 10, 200)).toBe('before')
})

it('begins with what is on, and ends with what ended first', () => {
  const all = [
    offer('2029-01-01', '2029-01-02', 'ended', 1),
    offer('2029-05-01', '2029-05-02', 'ended', 2),
    offer('2030-06-01', '2030-06-02', 'scheduled', 3),
    offer('2030-05-01', '2030-06-02', 'scheduled', 4),
    offer('2030-03-01', '2030-06-02', 'off', 5),
    offer('2030-03-01', '2030-06-02', 'running', 6),
  ]
  expect(inOrder(all).map(({ id }) => id)).toEqual([6, 4, 3, 5, 2, 1])
})
