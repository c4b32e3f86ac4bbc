import { expect, it } from 'vitest'
import { fitted, labelStep, lengthScale, sideOf, valueAxis } from './scales.ts'

const ends = [300, 20] as const
const money = { whole: false, count: 5 }
const orders = { whole: true, count: 5 }

it('an axis begins at 0 and has round ticks up to the highest figure or above', () => {
  const { at, ticks } = valueAxis([40_000, 106_000], ends, money)
  expect(ticks).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000])
  expect(at(0)).toBe(300)
  expect(at(120_000)).toBe(20)
})

it('an axis of orders has whole numbers only, however few there are', () => {
  expect(valueAxis([1], ends, orders).ticks).toEqual([0, 1])
  expect(valueAxis([2, 1], ends, orders).ticks).toEqual([0, 1, 2])
})

it('an axis goes below 0 where figures do', () => {
  const { at, ticks } = valueAxis([-500, 1000], ends, money)
  expect(ticks).toEqual([-1000, -500, 0, 500, 1000])
  expect(at(-500)).toBeGreaterThan(at(0))
})

it('an axis of nothing but 0 has that tick, and everything stands on it', () => {
  const { at, ticks } = valueAxis([0, 0], ends, money)
  expect(ticks).toEqual([0])
  expect(at(0)).toBe(300)
})

it('bars that run from right to left begin on the right, and the highest has the whole length', () => {
  const at = lengthScale([10, 3], [600, 0])
  expect(at(0)).toBe(600)
  expect(at(10)).toBe(0)
})

it.each([
  [7, 1000, 1],
  [31, 1000, 2],
  [31, 300, 6],
  [1, 10, 6],
])('of %i labels on %i pixels every %ith stands', (count, room, step) => {
  expect(labelStep(Array<string>(count).fill('12 Nov'), room)).toBe(step)
})

it('a name that has no room is cut off', () => {
  expect(fitted('Al Mirqab Kitchen', 200)).toBe('Al Mirqab Kitchen')
  expect(fitted('Al Mirqab Kitchen', 70)).toBe('Al Mirqab…')
})

it('gives squares areas in proportion to their values: at least 4 pixels wide, and none for zero', () => {
  expect(sideOf(100, 100, 30)).toBe(30)
  expect(sideOf(25, 100, 30)).toBe(15)
  expect(sideOf(-25, 100, 30)).toBe(15)
  expect(sideOf(1, 1_000_000, 30)).toBe(4)
  expect(sideOf(0, 100, 30)).toBe(0)
})
