import { reportCapacity } from '@sufra/contract/insight/reportCapacity'
import { percentageOf } from '@sufra/contract/kernel/money'
import { snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { refuseLongRange } from '../reports/refuseLongRange.ts'
import { type ReportCall, reportedStores, storesOf } from '../reports/reports.scope.sql.ts'
import { capacityDays, capacityStores } from './reportCapacity.sql.ts'

interface Sums {
  readonly used: number
  readonly most: number
  readonly full_days: number
  readonly booked_days: number
}

const figuresOf = ({ used, most, full_days, booked_days }: Sums) => ({
  used,
  limit: most,
  share: most === 0 ? null : percentageOf(used, most),
  full: full_days,
  booked: booked_days,
})

const none: Sums = { used: 0, most: 0, full_days: 0, booked_days: 0 }
const together = (one: Sums, other: Sums): Sums => ({
  used: one.used + other.used,
  most: one.most + other.most,
  full_days: one.full_days + other.full_days,
  booked_days: one.booked_days + other.booked_days,
})

/** Also for the mails of saved reports. */
export async function capacityReport({
  db,
  scope,
  scopeFilter,
  input,
}: ReportCall<typeof reportCapacity.show>) {
  const { start_date, end_date, count } = input
  const range = { start_date, end_date }
  refuseLongRange(range)
  const asked = { ...range, stores: storesOf(scope.kind === 'admin', scopeFilter, input) }
  return snapshot(db, async (tx) => {
    const days = await capacityDays(tx, asked)
    const stores = await capacityStores(tx, asked)
    return {
      figures: figuresOf(days.reduce(together, none)),
      days: {
        data: days.slice(0, count).map((row) => ({ day: row.day, ...figuresOf(row) })),
        total: days.length,
      },
      stores: {
        data: stores.slice(0, count).map((row) => ({
          id: row.id,
          name: { en: row.name_en, ar: row.name_ar },
          ...figuresOf(row),
        })),
        total: stores.length,
      },
    }
  })
}

export default implement(reportCapacity, reportedStores, { show: capacityReport })
