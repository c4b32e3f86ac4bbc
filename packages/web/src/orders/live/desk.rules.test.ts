import { type OrderRow, orderStatus } from '@sufra/contract/orders'
import { describe, expect, it } from 'vitest'
import { type Desk, deskAfter, deskAgain, isNew, mayBecomeDue } from './desk.rules.ts'

const row = (id: number, status: number = orderStatus.pending, needs_attention = false) =>
  ({ id, needs_attention, order_current_status: { id: status } }) as OrderRow
const none = { total_price: 0, order_count: 0 }
const totals = { totalPending: none, totalAccepted: none, totalCompleted: none, totalCancelled: none }
const desk = (rows: readonly OrderRow[], pending: number, attentionCount: number): Desk => ({
  ...totals,
  totalPending: { total_price: 0, order_count: pending },
  attentionCount,
  orders: { data: [...rows], total: rows.length, truncated: false, sort: 'arrival' },
})
const told = (order: OrderRow, was: number | null) => ({
  type: 'order' as const,
  order,
  was,
  attentionCount: 0,
  ...totals,
})
const ids = ({ orders }: Desk) => orders.data.map(({ id }) => id)

describe('what time does to a desk', () => {
  it('is asked for only while something waits that is not overdue yet', () => {
    expect(mayBecomeDue(desk([], 3, 2))).toBe(true)
    expect(mayBecomeDue(desk([], 3, 3))).toBe(false)
    expect(mayBecomeDue(desk([], 0, 0))).toBe(false)
  })

  it('is shown where its rows are, while somebody looks at them', () => {
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

describe('what is told of an order', () => {
  it('is no new order once it is decided, though nobody had heard of it', () => {
    expect(isNew(told(row(5), null))).toBe(true)
    expect(isNew(told(row(5, orderStatus.cancelled), null))).toBe(false)
    expect(isNew(told(row(5), orderStatus.pending))).toBe(false)
  })

  it('puts a row on top that was missed, but not under anybody’s eyes', () => {
    const before = desk([row(1)], 1, 0)
    const missed = told(row(2, orderStatus.accepted), null)
    expect(ids(deskAfter(before, missed, { count: 10, page: 1 }, false))).toEqual([2, 1])
    expect(ids(deskAfter(before, missed, { count: 10, page: 1 }, true))).toEqual([1])
  })
})
