import { describe, expect, it } from 'vitest'
import { listSearch, textOf, wholeOf } from './search.ts'

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

  it('keeps what a screen has of its own', () => {
    expect(listSearch({ region: '4', step: 'create', month: '2026-11' })).toEqual({
      region: '4',
      step: 'create',
      month: '2026-11',
    })
  })

  it('drops whatever else an address may hold', () => {
    expect(
      listSearch({
        page: '-1',
        count: '7',
        search: ['x'],
        open: '1e9999',
        'a=b': 'y',
        own: { x: 1 },
        step: '',
      }),
    ).toEqual({})
  })
})

describe('what a screen has of its own', () => {
  it('is a whole number above 0, or nothing', () => {
    expect(['7', 7, '0', '-1', 'x', '1.5', undefined].map(wholeOf)).toEqual([
      7,
      7,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is a text of some length, or nothing', () => {
    expect(textOf('x'.repeat(200))).toHaveLength(100)
    expect([textOf(['x']), textOf('')]).toEqual([undefined, undefined])
  })
})
