import { expect, it } from 'vitest'
import { walked } from './walk.ts'

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey })
const bars = { count: 5, columns: 5, rtl: false }
const ranks = { count: 5, columns: 1, rtl: false }
const week = { count: 168, columns: 24, rtl: false }

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 3, 4],
  ['ArrowUp', 3, undefined],
  ['a', 3, undefined],
])('among bars, %s leads from %i to %s', (name, from, to) => {
  expect(walked(key(name), from, bars)).toBe(to)
})

it('from right to left, the arrow to the left leads on', () => {
  expect(walked(key('ArrowLeft'), 1, { ...bars, rtl: true })).toBe(2)
  expect(walked(key('ArrowRight'), 1, { ...bars, rtl: true })).toBe(0)
})

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['ArrowLeft', 1, undefined],
])('among bars below each other, %s leads from %i to %s', (name, from, to) => {
  expect(walked(key(name), from, ranks)).toBe(to)
})

it.each([
  ['ArrowRight', false, 23, 23],
  ['ArrowDown', false, 23, 47],
  ['ArrowUp', false, 5, 5],
  ['Home', false, 30, 24],
  ['End', false, 30, 47],
  ['Home', true, 30, 0],
  ['End', true, 30, 167],
] as const)('in a table, %s (Control: %s) leads from %i to %i', (name, ctrl, from, to) => {
  expect(walked(key(name, ctrl), from, week)).toBe(to)
})
