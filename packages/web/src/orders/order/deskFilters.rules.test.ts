import { describe, expect, it } from 'vitest'
import { deskFilters, listFilter } from './deskFilters.rules.ts'

/** A Wednesday in Qatar; in UTC it is still Tuesday. */
const now = Date.parse('2030-03-13T01:00:00+03:00')
const at = (search: Record<string, string | number>) => deskFilters(search, now)

describe('the request of a desk', () => {
  it('is empty without filters', () => {
    expect(at({})).toEqual({})
  })

  it('counts days in Qatar, with weeks from Sunday', () => {
    expect(at({ day: 'today' })).toEqual({ date_from: '2030-03-13', date_to: '2030-03-13' })
    expect(at({ day: 'tomorrow' })).toEqual({ date_from: '2030-03-14', date_to: '2030-03-14' })
    expect(at({ day: 'week' })).toEqual({ date_from: '2030-03-10', date_to: '2030-03-16' })
    expect(at({ day: 'range', from: '2030-03-01', to: '2030-04-01' })).toEqual({
      date_from: '2030-03-01',
      date_to: '2030-04-01',
    })
  })

  it('starts today when sorted by delivery time, unless days are chosen', () => {
    expect(at({ sort: 'delivery' })).toEqual({ sort: 'delivery', date_from: '2030-03-13' })
    expect(at({ sort: 'delivery', day: 'tomorrow' })).toMatchObject({ date_from: '2030-03-14' })
  })

  it('ignores values in the URL that no desk would write', () => {
    expect(
      at({ day: 'yesterday', sort: 'price', status: 'gone', store: 'x', area: -1, restaurant: '1.5' }),
    ).toEqual({})
    expect(at({ day: 'range', from: '2030-02-31', to: '0000-01-01' })).toEqual({})
  })

  it('is passed on to an order’s page without the page number', () => {
    const search = {
      page: 3,
      open: 4,
      status: 'accepted',
      day: 'today',
      store: 7,
      sort: 'delivery',
      search: 'x',
    }
    expect(listFilter(search)).toEqual({
      status: 'accepted',
      day: 'today',
      store: 7,
      sort: 'delivery',
      search: 'x',
    })
  })
})
