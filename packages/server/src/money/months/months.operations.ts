import { lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { type ClosedMonth, months, type StatementDocument } from '@sufra/contract/money/months'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { type DocumentRow, documentRows, listDocuments } from './documents.sql.ts'
import * as closing from './months.sql.ts'

interface Figures {
  readonly documents: number
  readonly rows: number
  readonly opening: number
  readonly amount: number
}

const presentFigures = ({ documents, rows, opening, amount }: Figures) => ({
  documents,
  rows,
  opening_balance: opening,
  totalOrderBalance: amount,
  closing_balance: opening + amount,
})

const presentMonth = (row: closing.MonthRow): ClosedMonth => ({
  id: row.id,
  month: monthOf(row.month),
  closed_at: row.closed_at,
  closed_by: row.closed_by_name,
  first_number: row.first_number,
  last_number: row.last_number,
  ...presentFigures(row),
})

const presentDocument = (row: DocumentRow): StatementDocument => ({
  number: row.number,
  month: monthOf(row.month),
  closed_at: row.closed_at,
  store: { id: row.store_id, name: { en: row.store_en, ar: row.store_ar } },
  restaurant: { en: row.restaurant_en, ar: row.restaurant_ar },
  rows: row.row_count,
  opening_balance: row.opening,
  totalOrders: row.order_total,
  totalOrderBalance: row.amount,
  closing_balance: row.closing,
  expected: row.expected,
  requested: row.requested,
  checksum: row.checksum,
})

/** Whether a month is over in Qatar. */
const isOver = (month: string, now: Date): boolean => lastDayOf(month) < qatarDay(now)

export default implement(months, documentRows, {
  list: async ({ db, input }) => {
    const { rows, total } = await closing.listMonths(db, input)
    return { months: { data: rows.map(presentMonth), total } }
  },

  next: async ({ db, now }) => {
    const found = orNotFound(await closing.nextMonth(db))
    if (found.month === null) return { next: null }
    const month = monthOf(found.month)
    const figures = orNotFound(await closing.figuresToClose(db, month))
    const { first_number } = found
    return { next: { month, over: isOver(month, now), first_number, ...presentFigures(figures) } }
  },

  close: async ({ db, scope, input: { month, shown }, now }) => {
    await closing.lockMonths(db)
    const closed = await closing.closedMonth(db, month)
    if (closed) fail('months.closed', { params: { who: closed.closed_by_name } })
    const next = orNotFound(await closing.nextMonth(db))
    if (next.month === null || monthOf(next.month) !== month) fail('months.notNext')
    if (!isOver(month, now)) fail('months.notOver')
    const { account_id, name } = personOf(scope)
    await closing.addClosedMonth(db, month, account_id, name)
    await closing.addDocuments(db, month)
    const made = presentMonth(orNotFound(await closing.monthBy(db, month)))
    const { rows, closing_balance } = made
    if (shown && (shown.rows !== rows || shown.closing_balance !== closing_balance))
      fail('months.changed', { params: { rows, balance: formatQar(closing_balance) } })
    return { month: made }
  },

  documents: async ({ db, scopeFilter, input }) => {
    const { rows, total } = await listDocuments(db, scopeFilter, input, input)
    return { documents: { data: rows.map(presentDocument), total } }
  },
})
