import { expect, it } from 'vitest'
import { highestOf, linesOf, type Point, valuesOf } from './series.ts'

const point = (key: string, value: number, other: Point['other'] = null): Point => ({
  key,
  name: `Day ${key}`,
  short: key,
  value,
  other,
})
const series = {
  points: [],
  figure: 'Orders',
  now: 'March',
  before: null,
  write: String,
  writeBare: String,
  writeTick: String,
  whole: true,
}

it('a point tells its name, its figure and what that is compared with', () => {
  expect(linesOf(point('2', 7), series)).toEqual(['Day 2', 'Orders: 7'])
  expect(linesOf(point('2', 7, { name: 'Day 1', value: 5 }), series)).toEqual([
    'Day 2',
    'Orders: 7',
    'Day 1: 5',
  ])
})

it('the highest point is the first of several, and none if all are the same', () => {
  expect(highestOf([point('1', 2), point('2', 7), point('3', 7)])?.key).toBe('2')
  expect(highestOf([point('1', 7), point('2', 7)])).toBeNull()
  expect(highestOf([])).toBeNull()
})

it('takes the values of the compared days into the scale', () => {
  expect(valuesOf([point('1', 2, { name: '', value: 9 }), point('2', 3)])).toEqual([2, 9, 3])
})
