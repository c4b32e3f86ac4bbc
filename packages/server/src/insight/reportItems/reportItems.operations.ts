import { reportItems } from '@sufra/contract/insight/reportItems'
import { snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { refuseLongRange } from '../reports/refuseLongRange.ts'
import { type ReportCall, reportedStores, storesOf } from '../reports/reports.scope.sql.ts'
import { categoryRows, itemRows, pairRows, soldTotals, unsoldRows } from './reportItems.sql.ts'

interface Named {
  readonly name_en: string
  readonly name_ar: string
  readonly store_en: string
  readonly store_ar: string
}

const namesOf = (row: Named) => ({
  name: { en: row.name_en, ar: row.name_ar },
  store: { en: row.store_en, ar: row.store_ar },
})
const categoryOf = (row: { readonly category_en: string; readonly category_ar: string }) => ({
  category: { en: row.category_en, ar: row.category_ar },
})

const page = <Row extends { readonly total: number }, Shown>(
  rows: readonly Row[],
  of: (row: Row) => Shown,
) => ({
  data: rows.map(of),
  total: rows[0]?.total ?? 0,
})

/** Also for the mails of saved reports. */
export async function itemsReport({ db, scope, scopeFilter, input }: ReportCall<typeof reportItems.show>) {
  const { start_date, end_date, basis, count } = input
  const range = { start_date, end_date }
  refuseLongRange(range)
  const stores = storesOf(scope.kind === 'admin', scopeFilter, input)
  const asked = { ...range, basis, stores, count }
  return snapshot(db, async (tx) => {
    const totals = await soldTotals(tx, asked)
    const unsold = page(await unsoldRows(tx, asked), (row) => ({
      id: row.id,
      ...namesOf(row),
      ...categoryOf(row),
    }))
    return {
      figures: {
        items: totals?.items ?? 0,
        quantity: totals?.quantity ?? 0,
        sub_total: totals?.sub_total ?? 0,
        unsold: unsold.total,
      },
      items: page(await itemRows(tx, asked), ({ id, orders, quantity, sub_total, ...row }) => ({
        id,
        ...namesOf(row),
        ...categoryOf(row),
        orders,
        quantity,
        sub_total,
      })),
      categories: page(await categoryRows(tx, asked), ({ id, items, quantity, sub_total, ...row }) => ({
        id,
        ...namesOf(row),
        items,
        quantity,
        sub_total,
      })),
      unsold,
      pairs: page(await pairRows(tx, asked), ({ together, share, ...row }) => ({
        ...namesOf(row),
        with_name: { en: row.with_name_en, ar: row.with_name_ar },
        together,
        share,
      })),
    }
  })
}

export default implement(reportItems, reportedStores, { show: itemsReport })
