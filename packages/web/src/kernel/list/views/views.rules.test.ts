import { expect, it } from 'vitest'
import { isPlain, isSame, keptOf, searchOf } from './views.rules.ts'

it('a view keeps filters, sort and page size, and nothing of the moment', () => {
  const search = { page: 3, open: 12, tab: 'users', view: 4, count: 25, status: 'newOrder', store: undefined }
  expect(keptOf(search)).toEqual({ count: 25, status: 'newOrder' })
})

it('states are the same in any order, and whether an address was typed or made', () => {
  expect(isSame({ store: 7, search: 'a' }, { search: 'a', store: '7' })).toBe(true)
  expect(isSame({ store: 7 }, { store: 8 })).toBe(false)
  expect(isSame({ store: 7 }, {})).toBe(false)
})

it('an address is plain if it says no more than the tab and the view', () => {
  expect(isPlain({ tab: 'users', view: 3, search: undefined })).toBe(true)
  expect(isPlain({ page: 2 })).toBe(false)
  expect(isPlain({ search: 'a' })).toBe(false)
})

it('opening a view leaves the tab and drops every other filter', () => {
  expect(searchOf({ id: 4, search: { status: 'x' } }, { tab: 'users', store: 7, page: 2 })).toEqual({
    status: 'x',
    tab: 'users',
    view: 4,
  })
})
