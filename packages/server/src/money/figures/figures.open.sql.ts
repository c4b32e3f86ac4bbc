import type { openFigures } from '@sufra/contract/money/figures.names'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { openOrders, openRefunds } from '../reconciliation/monthEnd.sql.ts'
import { dayOf, type Parts, rowPart } from './figures.parts.sql.ts'

/** Orders with what their customers wait for. */
const refundParts = (allowed: SQL, until: string): Parts =>
  sql`select ${rowPart('order', sql`orders.id`, {
    day: dayOf(sql`min(refunds.created_at)`),
    amount: sql`sum(refunds.amount)::bigint`,
    term: sql`'orders'`,
    figure: 'order_refund_due',
  })}
    ${openRefunds(allowed, until)} group by orders.id`

const orderParts = (allowed: SQL, until: string, status_id: number): Parts =>
  sql`select ${rowPart('order', sql`orders.id`, {
    day: sql`orders.event_day`,
    amount: sql`orders.order_total_price`,
    term: sql`'orders'`,
    figure: 'order_price',
  })}
    ${openOrders(allowed, until, status_id)}`

/** What is open at a month's end: until its last day. */
export function openParts(figure: (typeof openFigures)[number], allowed: SQL, until: string): Parts {
  if (figure === 'refunds_open') return refundParts(allowed, until)
  return orderParts(allowed, until, figure === 'orders_accepted' ? orderStatus.accepted : orderStatus.pending)
}
