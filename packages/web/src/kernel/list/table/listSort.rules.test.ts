import { expect, it } from 'vitest'
import { nextOrder, onWire, orderOf, written } from './listSort.rules.ts'

const sorts = { name: 'asc', name_ar: 'asc', due: 'desc' } as const

it('takes a column and its direction from the URL, and nothing that the list cannot be sorted by', () => {
  expect(orderOf('-due', sorts)).toEqual({ key: 'due', down: true })
  expect(orderOf('name', sorts)).toEqual({ key: 'name', down: false })
  for (const wrong of [undefined, '', 'price', '--due', 'toString', 7]) {
    expect(orderOf(wrong, sorts)).toBeUndefined()
  }
})

it('begins with the first name and the highest figure, and turns round when pressed again', () => {
  const names = nextOrder(undefined, 'name', 'asc')
  const figures = nextOrder(names, 'due', 'desc')
  expect(
    [names, nextOrder(names, 'name', 'asc'), figures, nextOrder(figures, 'due', 'desc')].map(written),
  ).toEqual(['name', '-name', '-due', 'due'])
})

it('asks for names in the language they are read in', () => {
  const order = orderOf('-name', sorts)
  expect(onWire(order, sorts, 'en')).toEqual({ sort: 'name', direction: 'desc' })
  expect(onWire(order, sorts, 'ar')).toEqual({ sort: 'name_ar', direction: 'desc' })
  expect(onWire(orderOf('due', sorts), sorts, 'ar')).toEqual({ sort: 'due', direction: 'asc' })
  expect(onWire(undefined, sorts, 'ar')).toEqual({})
})
