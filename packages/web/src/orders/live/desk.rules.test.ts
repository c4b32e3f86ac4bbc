import { type OrderRow, orderStatus } from '@sufra/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { type Desk, deskAfter, deskAgain, isNew, mayBecomeDue } from './desk.rules.ts'

const row = (id: number, status: number = orderStatus.pending, needs_attention = false, day = 14) =>
  ({
    id,
    needs_attention,
    order_current_status: { id: status },
    picked_time_iso_date: `2030-03-${day}T09:00:00.000Z`,
    restaurant_id: 1,
    store: { id: 2 },
    order_total_price: 500,
    area_id: 3,
  }) as OrderRow
const none = { total_price: 0, order_count: 0 }
const totals = { totalPending: none, totalAccepted: none, totalCompleted: none, totalCancelled: none }
const desk = (rows: readonly OrderRow[], pending: number, attentionCount: number): Desk => ({
  ...totals,
  totalPending: { total_price: 0, order_count: pending },
  several_stores: false,
  attentionCount,
  orders: { data: [...rows], total: rows.length, truncated: false, sort: 'arrival' },
})
const changeOf = (order: OrderRow, was: number | null) => ({
  type: 'order' as const,
  order,
  was,
  attentionCount: 0,
  ...totals,
})
const ids = ({ orders }: Desk) => orders.data.map(({ id }) => id)

describe('refreshing a desk as time passes', () => {
  it('is refetched only while a pending order is not yet overdue', () => {
    expect(mayBecomeDue(desk([], 3, 2), {})).toBe(true)
    expect(mayBecomeDue(desk([], 3, 3), {})).toBe(false)
    expect(mayBecomeDue(desk([], 0, 0), {})).toBe(false)
  })

  it('updates the rows in place while the desk is being read', () => {
    const before = desk([row(3), row(2), row(1)], 3, 0)
    const later = desk([row(4), row(3, orderStatus.pending, true), row(2, orderStatus.accepted)], 4, 1)
    const read = deskAgain(before, later, true)
    expect(ids(read)).toEqual([3, 2, 1])
    expect(read.orders.data.map((order) => order.needs_attention)).toEqual([true, false, false])
    expect(read.orders.data[1]?.order_current_status.id).toBe(orderStatus.accepted)
    expect(read.attentionCount).toBe(1)
    expect(deskAgain(before, later, false)).toEqual(later)
  })
})

describe('desk totals', () => {
  const own = { ...desk([row(1)], 3, 0), totalPending: { total_price: 1500, order_count: 3 } }
  const accepted = changeOf(row(1, orderStatus.accepted), orderStatus.pending)

  it('are those of the event if only a status filters the list', () => {
    expect(deskAfter(own, accepted, { order_status: 'newOrder' }, false).totalPending).toEqual(none)
  })

  it('change for an order of the filtered day or store, and for no other', () => {
    const after = deskAfter(own, accepted, { date_from: '2030-03-14', date_to: '2030-03-14' }, false)
    expect([after.totalPending, after.totalAccepted]).toEqual([
      { total_price: 1000, order_count: 2 },
      { total_price: 500, order_count: 1 },
    ])
    const other = deskAfter(own, accepted, { date_from: '2030-03-15' }, false)
    expect([other.totalPending, other.totalAccepted]).toEqual([own.totalPending, none])
    expect(deskAfter(own, changeOf(row(4), null), { store_id: 2 }, false).totalPending.order_count).toBe(4)
  })

  it('stay those of unpaid cards if the list shows only these, also after an event of another order', () => {
    const filters = { card_unpaid: true }
    const after = deskAfter(own, accepted, filters, false)
    expect(after.totalPending).toEqual(own.totalPending)
    expect(after.orders.total).toBe(own.orders.total)
    const unpaid = { payment_method: 'creditcard', remaining_amount: 5 } as const
    const card = changeOf({ ...row(1, orderStatus.accepted), ...unpaid }, orderStatus.pending)
    expect(deskAfter(own, card, filters, false)).toMatchObject({
      totalPending: { order_count: 2, total_price: 1000 },
      totalAccepted: { order_count: 1, total_price: 500 },
    })
  })

  it('stay the same once truncated', () => {
    const more = { total_price: 9, order_count: 1000, truncated: true as const }
    const after = deskAfter({ ...own, totalPending: more }, accepted, { area_id: 3 }, false)
    expect(after.totalPending).toEqual(more)
  })

  it('are refetched over time if the list is filtered', () => {
    expect(mayBecomeDue(desk([], 0, 0), { area_id: 3 })).toBe(true)
  })
})

describe('an order event', () => {
  it('is not a new order if it is decided already, even if no event came before', () => {
    expect(isNew(changeOf(row(5), null))).toBe(true)
    expect(isNew(changeOf(row(5, orderStatus.cancelled), null))).toBe(false)
    expect(isNew(changeOf(row(5), orderStatus.pending))).toBe(false)
  })

  it('adds a missed order on top, unless new rows are held back', () => {
    const before = desk([row(1)], 1, 0)
    const missed = changeOf(row(2, orderStatus.accepted), null)
    expect(ids(deskAfter(before, missed, { count: 10, page: 1 }, false))).toEqual([2, 1])
    expect(ids(deskAfter(before, missed, { count: 10, page: 1 }, true))).toEqual([1])
  })

  it('inserts the row in the list’s sort order if it matches the filters', () => {
    const soonest = (rows: readonly OrderRow[]): Desk => {
      const before = desk(rows, 1, 0)
      return { ...before, orders: { ...before.orders, total: 7, sort: 'delivery' } }
    }
    const before = soonest([row(1, 1, false, 12), row(3, 1, false, 16)])
    const filters = { count: 10, page: 1, sort: 'delivery', date_from: '2030-03-12' } as const
    const after = deskAfter(before, changeOf(row(9, 1, false, 14), null), filters, false)
    expect(ids(after)).toEqual([1, 9, 3])
    expect(after.orders.total).toBe(8)
    for (const narrower of [
      { ...filters, date_to: '2030-03-13' },
      { ...filters, store_id: 7 },
      { ...filters, restaurant_id: 7 },
      { ...filters, area_id: 7 },
      // Only the server can tell what a search matches.
      { ...filters, search: 'saffron' },
    ]) {
      const same = deskAfter(before, changeOf(row(9, 1, false, 14), null), narrower, false)
      expect(ids(same)).toEqual([1, 3])
      expect(same.orders.total).toBe(7)
    }
    expect(
      ids(deskAfter(before, changeOf(row(9, 1, false, 14), null), { ...filters, page: 2 }, false)),
    ).toEqual([1, 3])
  })

  it('shortens a list the order no longer matches', () => {
    const before = desk([row(1)], 1, 0)
    const decided = changeOf(row(1, orderStatus.accepted), orderStatus.pending)
    const filters = { count: 10, page: 1, order_status: 'newOrder', store_id: 2 } as const
    expect(deskAfter(before, decided, filters, false).orders.total).toBe(0)
    expect(deskAfter(before, decided, { count: 10, page: 1, store_id: 2 }, false).orders.total).toBe(1)
  })
})
