import { lastDayOf, monthOf } from '@sufra/contract/kernel/clock'
import type { SQL } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { taxNumbersOf } from '../../stores/restaurants/taxNumbers.sql.ts'
import { sumOf } from '../paymentRequests/paymentRequests.rows.ts'
import { balancesOf } from '../paymentRequests/paymentRequests.sql.ts'
import { closingOf, monthDocuments } from './statements.months.sql.ts'
import * as sums from './statements.sql.ts'

/** The month that a range is, if it is exactly one. */
function monthOfRange({ start_date, end_date }: sums.StatementFilters): string | undefined {
  if (start_date === undefined || end_date === undefined) return undefined
  const month = monthOf(start_date)
  return start_date === `${month}-01` && end_date === lastDayOf(month) ? month : undefined
}

async function monthState(db: Db, stores: readonly number[], filters: sums.StatementFilters) {
  const month = monthOfRange(filters)
  if (month === undefined) return null
  const closed = await closingOf(db, month)
  const documents = closed ? await monthDocuments(db, stores, month) : []
  return { month, closed_at: closed?.closed_at ?? null, documents }
}

type MonthState = Awaited<ReturnType<typeof monthState>>

/** As they are, or of a closed month as they were then. All stores of a statement are of one restaurant. */
async function taxNumbers(db: Db, [first = 0]: readonly number[], month: MonthState) {
  const [document] = month?.documents ?? []
  if (!document) return orNotFound(await taxNumbersOf(db, first))
  return { platform: document.platform_tax_number, restaurant: document.restaurant_tax_number }
}

/** What stands beside the balance: as it is, or of a closed month as it was then. */
async function unsettled(
  db: Db,
  stores: readonly number[],
  month: MonthState,
): Promise<{ expected: number; requested: number }> {
  if (month?.closed_at) {
    return {
      expected: sumOf(month.documents.map((document) => document.expected)),
      requested: sumOf(month.documents.map((document) => document.requested)),
    }
  }
  const balances = await balancesOf(db, stores)
  return {
    expected: sumOf(balances.map(({ expected }) => expected)),
    requested: sumOf(balances.map(({ pending }) => pending)),
  }
}

/** The stores of a statement and its figures, without its rows. */
export async function readFigures(db: Db, scope: Scope, allowed: SQL, filters: sums.StatementFilters) {
  const { restaurant_store_id, restaurant_id } = filters
  if (scope.kind === 'admin' && restaurant_store_id === undefined && restaurant_id === undefined) {
    fail('statements.storeMissing', { field: 'restaurant_store_id' })
  }
  failIfRangeReversed(filters)
  const stores = (await sums.statementStores(db, allowed, filters)).map(({ id }) => id)
  if (stores.length === 0) fail('row.missing')
  const totals = orNotFound(await sums.statementTotals(db, stores, filters))
  const month = await monthState(db, stores, filters)
  return {
    stores,
    totals,
    figures: {
      opening_balance: totals.opening,
      closing_balance: totals.opening + totals.balance,
      ...(await unsettled(db, stores, month)),
      totalOrders: totals.order_total,
      totalOrderAmountReceived: totals.received,
      totalOrderPlatformComissions: totals.commission,
      totalOrderPGWCharges: totals.gateway_charge,
      totalOrderBalance: totals.balance,
      tax_numbers: await taxNumbers(db, stores, month),
      month: month && {
        ...month,
        documents: month.documents.map(({ number, checksum, store_id, store_en, store_ar }) => ({
          number,
          checksum,
          store: { id: store_id, name: { en: store_en, ar: store_ar } },
        })),
      },
    },
  }
}
