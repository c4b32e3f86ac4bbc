import { maxRows } from '@sufra/contract/kernel/list'
import { ledgerEventNames } from '@sufra/contract/money/orderPayments'
import { type StatementRow, statements } from '@sufra/contract/money/statements'
import { snapshot } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { payableStores } from '../paymentRequests/storeToPay.sql.ts'
import { readFigures } from './statements.figures.ts'
import { namesOf } from './statements.months.sql.ts'
import { type StatementRowRow, statementRows } from './statements.sql.ts'

const presentRow = (row: StatementRowRow, opening: number): StatementRow => ({
  id: row.event_id,
  store: { id: row.store_id, name: { en: row.store_en, ar: row.store_ar } },
  day: row.day,
  iso_date: row.at,
  late: row.late,
  effective_date: row.effective,
  type: row.kind,
  name: ledgerEventNames[row.kind],
  order_id: row.order_id,
  payment_request_id: row.payment_request_id,
  order_current_status:
    row.status_id === null
      ? null
      : { id: row.status_id, display_status: { en: row.status_en ?? '', ar: row.status_ar ?? '' } },
  payment_method: row.payment_method,
  description: row.description,
  order_total_price: row.order_total,
  payed_amount: row.received,
  platform_commission_value: row.commission,
  pgw_charges_value: row.gateway_charge,
  credit_card_fee: row.credit_card_fee,
  balance: row.amount,
  running_balance: opening + row.running,
})

export default implement(statements, payableStores, {
  show: ({ db, scope, scopeFilter, input }) =>
    snapshot(db, async (tx) => {
      const { stores, totals, figures } = await readFigures(tx, scope, scopeFilter, input)
      const rows = await statementRows(tx, stores, input, input)
      const data = rows.map((row) => presentRow(row, totals.opening))
      return { statements: { data, total: totals.count }, ...figures }
    }),

  document: ({ db, scope, scopeFilter, input, now }) =>
    snapshot(db, async (tx) => {
      const { stores, totals, figures } = await readFigures(tx, scope, scopeFilter, input)
      const [first = 0] = stores
      const month = figures.month?.closed_at ? figures.month.month : undefined
      const names = orNotFound(await namesOf(tx, first, month))
      const all = await statementRows(tx, stores, input, { count: maxRows + 1, page: 1 })
      const { rows, cut } = unpaged(all)
      return {
        statement: {
          platform: names.platform,
          restaurant: names.restaurant,
          store: stores.length === 1 ? names.store : null,
          start_date: input.start_date ?? null,
          end_date: input.end_date ?? null,
          made_at: now.toISOString(),
          rows: rows.map((row) => presentRow(row, totals.opening)),
          cut,
          ...figures,
        },
      }
    }),
})
