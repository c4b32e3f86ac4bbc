import { describe, expect, it } from 'vitest'
import { targetOf } from './collections.rules.ts'

const ofStores = { type: 'Store', store_id: null } as const
const ofItems = { type: 'Item', store_id: 7 } as const

describe('what a collection is to be', () => {
  it('is several stores and no items', () => {
    expect(targetOf({ type: 'Store', stores: [1, 2] })).toEqual({
      ...ofStores,
      elements: [1, 2],
      moves: false,
    })
    expect(targetOf({ type: 'Store', stores: [1], items: [] })).toMatchObject({ elements: [1] })
    expect(targetOf({ type: 'Store', stores: [1], items: [5] })).toMatchObject({
      problem: 'collections.noItems',
    })
  })

  it('is items of exactly one store', () => {
    expect(targetOf({ type: 'Item', stores: [7], items: [3, 4] })).toEqual({
      ...ofItems,
      elements: [3, 4],
      moves: false,
    })
    for (const stores of [undefined, [], [7, 8]])
      expect(targetOf({ type: 'Item', stores, items: [3] })).toMatchObject({
        problem: 'collections.oneStore',
      })
    expect(targetOf({ stores: [] }, ofItems)).toMatchObject({ problem: 'collections.oneStore' })
  })

  it('keeps what is in it unless something else is said', () => {
    expect(targetOf({}, ofStores)).toEqual({ ...ofStores, elements: undefined, moves: false })
    expect(targetOf({ stores: [7] }, ofItems)).toEqual({ ...ofItems, elements: undefined, moves: false })
  })

  it('begins empty with another type or store', () => {
    expect(targetOf({ stores: [8] }, ofItems)).toMatchObject({ store_id: 8, elements: [], moves: true })
    expect(targetOf({ type: 'Item', stores: [7], items: [3] }, ofStores)).toMatchObject({
      elements: [3],
      moves: true,
    })
    expect(targetOf({ type: 'Store' }, ofItems)).toMatchObject({ store_id: null, elements: [], moves: true })
  })
})
