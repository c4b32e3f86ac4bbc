import { reportCapacity } from '@sufra/contract/insight/reportCapacity'
import { percentageOf } from '@sufra/contract/kernel/money'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { type CapacityQuery, capacityDays, capacityStores } from './reportCapacity.sql.ts'

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

interface CapacityInput extends CapacityQuery {
  readonly count: number
  /** Only these stores; undefined for all. */
  readonly ids?: ReadonlySet<number>
}

async function capacityOf(db: Db, { count, ids, ...asked }: CapacityInput) {
  const days = await capacityDays(db, asked)
  const stores = await capacityStores(db, asked)
  return {
    figures: figuresOf(days.reduce(together, none)),
    days: {
      data: days.slice(0, count).map((row) => ({ day: row.day, ...figuresOf(row) })),
      total: days.length,
    },
    stores: {
      data: stores
        .filter(({ id }) => !ids || ids.has(id))
        .slice(0, count)
        .map((row) => ({ id: row.id, name: { en: row.name_en, ar: row.name_ar }, ...figuresOf(row) })),
      total: stores.length,
    },
  }
}

/** Also for the mails of saved reports. */
export async function capacityReport(call: ReportCall<typeof reportCapacity.show>) {
  const { db, input } = call
  const { count } = input
  const { range, other, stores } = reportRanges(call)
  return snapshot(db, async (tx) => {
    const found = await capacityOf(tx, { ...range, stores, count })
    const ids = new Set(found.stores.data.map(({ id }) => id))
    return {
      ...found,
      compared: other && (await capacityOf(tx, { ...other, stores, count, ids })),
      compared_with: other,
    }
  })
}

export default implement(reportCapacity, reportedStores, { show: capacityReport })
