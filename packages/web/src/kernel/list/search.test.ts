import { describe, expect, it } from 'vitest'
import { listSearch } from './search.ts'

describe('listSearch', () => {
  it('keeps what a list knows', () => {
    expect(listSearch({ page: '3', count: '25', search: '12', status: 'accepted', open: '7' })).toEqual({
      page: 3,
      count: 25,
      search: '12',
      status: 'accepted',
      open: 7,
    })
  })

  it('leaves defaults out of the address', () => {
    expect(listSearch({ page: '1', count: '10', search: '' })).toEqual({})
  })

  it('drops whatever else an address may hold', () => {
    expect(listSearch({ page: '-1', count: '7', search: ['x'], open: '1e9999', other: 'y' })).toEqual({})
  })
})
