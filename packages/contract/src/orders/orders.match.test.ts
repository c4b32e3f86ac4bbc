import { expect, it } from 'vitest'
import { inOrderOf, type ListedBy, matchesFilters, type OrderRow } from './orders.ts'

/** 01:30 in Qatar, which is the day before in UTC. */
const order = {
  id: 7,
  picked_time_iso_date: '2030-03-13T22:30:00.000Z',
  area_id: 3,
  restaurant_id: 4,
  store: { id: 5 },
  needs_attention: false,
  payment_method: 'creditcard',
  remaining_amount: 100,
  order_current_status: { id: 6 },
} as OrderRow

it.each<[ListedBy, boolean | undefined]>([
  [{}, true],
  [{ order_status: 'accepted' }, true],
  [{ order_status: 'newOrder' }, false],
  [{ needs_attention: true }, false],
  [{ date_from: '2030-03-14' }, true],
  [{ date_from: '2030-03-15' }, false],
  [{ date_to: '2030-03-14' }, true],
  [{ date_to: '2030-03-13' }, false],
  [{ hour: 1 }, true],
  [{ hour: 0 }, false],
  [{ card_unpaid: true }, true],
  [{ uncancelled: true }, true],
  [{ item_id: 8 }, undefined],
  [{ item_id: 8, store_id: 6 }, false],
  [{ store_id: 5, restaurant_id: '4', area_id: 3 }, true],
  [{ store_id: 6 }, false],
  [{ restaurant_id: 5 }, false],
  [{ area_id: 4 }, false],
  [{ search: ' ' }, true],
  [{ search: 'fatima' }, undefined],
  [{ search: 'fatima', store_id: 6 }, false],
])('an order in a list of %j: %s', (filters, expected) => {
  expect(matchesFilters(order, filters)).toBe(expected)
})

it('sorts by arrival newest first, by delivery soonest first, and breaks ties oldest first', () => {
  const at = (id: number, picked_time_iso_date: string) => ({ id, picked_time_iso_date })
  const rows = [
    at(1, '2030-03-15T10:00:00.000Z'),
    at(2, '2030-03-14T10:00:00.000Z'),
    at(3, '2030-03-14T10:00:00.000Z'),
  ]
  const ids = (sort: 'arrival' | 'delivery') => rows.toSorted(inOrderOf(sort)).map(({ id }) => id)
  expect(ids('arrival')).toEqual([3, 2, 1])
  expect(ids('delivery')).toEqual([2, 3, 1])
})
