import { describe, expect, it } from 'vitest'
import { listSearch, textOf, wholeOf } from './search.ts'

describe('listSearch', () => {
  it('keeps the known parameters of a list', () => {
    expect(listSearch({ page: '3', count: '25', search: '12', status: 'accepted', open: '7' })).toEqual({
      page: 3,
      count: 25,
      search: '12',
      status: 'accepted',
      open: 7,
    })
  })

  it('omits defaults from the URL', () => {
    expect(listSearch({ page: '1', search: '' })).toEqual({})
  })

  it('keeps parameters of the screen itself', () => {
    expect(listSearch({ region: '4', step: 'create', month: '2026-11' })).toEqual({
      region: '4',
      step: 'create',
      month: '2026-11',
    })
  })

  it('drops invalid values', () => {
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

describe('parameters of a screen', () => {
  it('wholeOf returns a whole number above 0, or undefined', () => {
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

  it('textOf returns a text of limited length, or undefined', () => {
    expect(textOf('x'.repeat(200))).toHaveLength(100)
    expect([textOf(['x']), textOf('')]).toEqual([undefined, undefined])
  })
})
