import { expect, it } from 'vitest'
import { gridOf } from './grid.ts'

const cell = (x: number, y: number, orders = 1) => ({ x, y, orders, revenue: orders * 100 })

it('cells are dots in the middle of their squares, those with most orders first', () => {
  expect(gridOf([cell(5153, 2528), cell(5154, 2528, 3)])).toEqual({
    step: 0.01,
    located: 4,
    dots: [
      { latitude: 25.285, longitude: 51.545, orders: 3, revenue: 300 },
      { latitude: 25.285, longitude: 51.535, orders: 1, revenue: 100 },
    ],
  })
})

it('squares get wider until there are as few dots as asked for, and lose no order', () => {
  const cells = Array.from({ length: 400 }, (_, n) => cell(5100 + (n % 20), 2500 + Math.floor(n / 20)))
  const { step, located, dots } = gridOf(cells, 30)
  expect(step).toBe(0.04)
  expect(dots).toHaveLength(25)
  expect(located).toBe(400)
  expect(dots.reduce((sum, { orders }) => sum + orders, 0)).toBe(400)
})

it('squares without orders and outside of Qatar are no dots', () => {
  expect(gridOf([cell(5153, 2528, 0), cell(0, 0, 9)])).toEqual({ step: 0.01, located: 0, dots: [] })
})
