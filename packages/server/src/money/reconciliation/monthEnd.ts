import { addDays, addMonths, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { MonthEnd, OpenRefund } from '@sufra/contract/money/reconciliation'
import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import * as open from './monthEnd.sql.ts'
import { presentRun } from './reconciliation.rows.ts'
import { lastFinished } from './runs.sql.ts'

const presentRefund = ({ status, store_id, store_en, store_ar, ...row }: open.OpenRefundRow): OpenRefund => ({
  ...row,
  store: { id: store_id, name: { en: store_en, ar: store_ar } },
  failed: status === 'failed',
})

/** What is open at a month's end: until it, or while it lasts until now. */
export async function monthEnd(
  db: Db,
  allowed: SQL,
  now: Date,
  asked: string | undefined,
): Promise<MonthEnd> {
  const today = qatarDay(now)
  const month = asked ?? addMonths(monthOf(today), -1)
  const end = lastDayOf(month)
  const over = end < today
  // Today's events may still take place.
  const past = over ? end : addDays(today, -1)
  const until = async (
    day: string,
    found: Promise<{ count: number; amount: number; from: string | null } | undefined>,
  ) => ({
    ...orNotFound(await found),
    to: day,
  })
  const run = await lastFinished(db, allowed, sql`((${end}::date + 1)::timestamp at time zone 'Asia/Qatar')`)
  return {
    month,
    over,
    run: run ? presentRun(run) : null,
    store_requests: await until(end, open.pendingRequests(db, allowed, end, false)),
    custom_requests: await until(end, open.pendingRequests(db, allowed, end, true)),
    refunds: {
      ...orNotFound(await open.refundTotals(db, allowed, end)),
      oldest: (await open.oldestRefunds(db, allowed, end)).map(presentRefund),
    },
    accepted_orders: await until(past, open.ordersUntil(db, allowed, past, orderStatus.accepted)),
    pending_orders: await until(past, open.ordersUntil(db, allowed, past, orderStatus.pending)),
  }
}
