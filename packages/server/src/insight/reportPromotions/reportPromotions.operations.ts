import { promotionKinds, reportPromotions } from '@sufra/contract/insight/reportPromotions'
import { percentageOf } from '@sufra/contract/kernel/money'
import { snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import { promotionRows, promotionTotals } from './reportPromotions.sql.ts'

const none = { orders: 0, revenue: 0, store_cost: 0, platform_cost: 0, new_customers: 0 }
type Sums = Readonly<typeof none>

function figuresOf({ orders, revenue, store_cost, platform_cost, new_customers }: Sums) {
  const cost = store_cost + platform_cost
  const share = revenue === 0 ? null : percentageOf(cost, revenue)
  return { orders, revenue, cost, store_cost, platform_cost, share, new_customers }
}

type Both = Sums & { readonly [K in keyof Sums as `other_${K}`]: number }

const otherOf = (row: Both): Sums => ({
  orders: row.other_orders,
  revenue: row.other_revenue,
  store_cost: row.other_store_cost,
  platform_cost: row.other_platform_cost,
  new_customers: row.other_new_customers,
})

const named = (en: string | null, ar: string | null) => (en !== null && ar !== null ? { en, ar } : null)

/** Also for the mails of saved reports. */
export async function promotionsReport(call: ReportCall<typeof reportPromotions.show>) {
  const { db, input } = call
  const { basis, count } = input
  const { range, other, stores } = reportRanges(call)
  const asked = { ...range, basis, other, stores }
  const beside = (row: Both | undefined) => ({
    figures: figuresOf(row ?? none),
    compared: other && figuresOf(row ? otherOf(row) : none),
  })
  return snapshot(db, async (tx) => {
    const totals = await promotionTotals(tx, asked)
    const of = (key: (typeof totals)[number]['promotion']) =>
      beside(totals.find(({ promotion }) => promotion === key))
    const rows = await promotionRows(tx, asked, count)
    return {
      ...of('all'),
      compared_with: other,
      kinds: promotionKinds.map((kind) => ({ kind, ...of(kind === 'offer' ? 'offers' : kind) })),
      promotions: {
        data: rows.map((row) => ({
          kind: row.kind,
          id: row.id,
          name: named(row.name_en, row.name_ar),
          code: row.code,
          store: named(row.store_en, row.store_ar),
          ...beside(row),
        })),
        total: rows[0]?.total ?? 0,
      },
    }
  })
}

export default implement(reportPromotions, reportedStores, { show: promotionsReport })
