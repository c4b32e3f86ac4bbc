import { reportItems } from '@sufra/contract/insight/reportItems'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { type Db, snapshot } from '../../kernel/database/db.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { itemRule } from '../../menu/items/items.sql.ts'
import { reportRanges } from '../reports/reportRanges.ts'
import { type ReportCall, reportedStores } from '../reports/reports.scope.sql.ts'
import {
  categoryScope,
  type ItemsQuery,
  itemRows,
  pairRows,
  soldTotals,
  unsoldRows,
} from './reportItems.sql.ts'

const everyRow = 1_000_000

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

/** What was sold, without what was not. */
async function soldOf(db: Db, asked: ItemsQuery) {
  const totals = await soldTotals(db, asked)
  return {
    totals: { items: totals?.items ?? 0, quantity: totals?.quantity ?? 0, sub_total: totals?.sub_total ?? 0 },
    items: page(await itemRows(db, asked), ({ id, orders, quantity, sub_total, ...row }) => ({
      id,
      ...namesOf(row),
      ...categoryOf(row),
      orders,
      quantity,
      sub_total,
    })),
    categories: page(await categoryScope(db, asked), ({ id, items, quantity, sub_total, ...row }) => ({
      id,
      ...namesOf(row),
      items,
      quantity,
      sub_total,
    })),
  }
}
type Sold = Awaited<ReturnType<typeof soldOf>>

/** Of another range, the items and categories that are shown. */
async function comparedSold(db: Db, asked: ItemsQuery, { items, categories }: Sold) {
  const all = await soldOf(db, { ...asked, count: everyRow })
  const [unsold] = await unsoldRows(db, { ...asked, count: 1 })
  const shown = <Row extends { readonly id: number }>(
    of: { data: Row[]; total: number },
    list: readonly Row[],
  ) => {
    const ids = new Set(list.map(({ id }) => id))
    return { ...of, data: of.data.filter(({ id }) => ids.has(id)) }
  }
  return {
    figures: { ...all.totals, unsold: unsold?.total ?? 0 },
    items: shown(all.items, items.data),
    categories: shown(all.categories, categories.data),
  }
}

/** Also for the mails of saved reports. */
export async function itemsReport(call: ReportCall<typeof reportItems.show>) {
  const { db, input } = call
  const { basis, count } = input
  const { range, other, stores } = reportRanges(call)
  const asked = { ...range, basis, stores, count, shown: scopeFilterOf(itemRule, call.scope) }
  return snapshot(db, async (tx) => {
    const found = await soldOf(tx, asked)
    const unsold = page(await unsoldRows(tx, asked), (row) => ({
      id: row.id,
      ...namesOf(row),
      ...categoryOf(row),
    }))
    const { totals, ...sold } = found
    return {
      figures: { ...totals, unsold: unsold.total },
      ...sold,
      compared: other && (await comparedSold(tx, { ...asked, ...other }, found)),
      compared_with: other,
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
