import { reportAnswers } from '@sufra/contract/insight/reportAnswers'
import { answerFigures } from '@sufra/contract/insight/reportAnswers.figures'
import { reportAreas } from '@sufra/contract/insight/reportAreas'
import { areaFigures } from '@sufra/contract/insight/reportAreas.figures'
import { reportCapacity } from '@sufra/contract/insight/reportCapacity'
import { capacityFigures } from '@sufra/contract/insight/reportCapacity.figures'
import { monthComparisons, reportCustomers } from '@sufra/contract/insight/reportCustomers'
import { customerFigures } from '@sufra/contract/insight/reportCustomers.figures'
import { reportItems } from '@sufra/contract/insight/reportItems'
import { itemFigures } from '@sufra/contract/insight/reportItems.figures'
import { type PromotionKind, reportPromotions } from '@sufra/contract/insight/reportPromotions'
import { promotionFigures } from '@sufra/contract/insight/reportPromotions.figures'
import { reportReviews } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { reports } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import type { SavedFilters, SavedTab } from '@sufra/contract/insight/savedReports'
import { formatDay, formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { PersonScope } from '../../kernel/access/scope.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { MailTable } from '../../kernel/mail/emailTemplate.ts'
import { answersReport } from '../reportAnswers/reportAnswers.operations.ts'
import { areasReport } from '../reportAreas/reportAreas.operations.ts'
import { capacityReport } from '../reportCapacity/reportCapacity.operations.ts'
import { customersReport } from '../reportCustomers/reportCustomers.operations.ts'
import { itemsReport } from '../reportItems/reportItems.operations.ts'
import { promotionsReport } from '../reportPromotions/reportPromotions.operations.ts'
import { reviewsReport } from '../reportReviews/reportReviews.operations.ts'
import { revenueReport } from '../reports/reports.operations.ts'
import { reportedStores } from '../reports/reports.scope.sql.ts'
import { beside, mailedRows, rowsTable, totalsTable } from './mailTables.ts'

/** What a mail says of a report: its totals and its first rows. */
export interface MailedContent {
  readonly figures: MailTable
  readonly rows: MailTable
  /** Rows that the report has in all. */
  readonly total: number
}

interface Asked {
  readonly db: Db
  /** Of the recipient. */
  readonly scope: PersonScope
  readonly language: Language
  readonly filters: SavedFilters
  readonly range: DayRange
  readonly now: Date
}

const words = {
  reason: { en: 'Cancelled because', ar: 'سبب الإلغاء' },
  noReason: { en: 'Without a reason', ar: 'بدون سبب' },
  item: { en: 'Item', ar: 'الصنف' },
  noArea: { en: 'No area', ar: 'بلا منطقة' },
  promotion: { en: 'Promotion', ar: 'العرض أو القسيمة' },
  category: { en: 'Category', ar: 'العنصر' },
} satisfies Record<string, Bilingual>

const promotionNames: Readonly<Record<PromotionKind, Bilingual>> = {
  offer: { en: 'Offer', ar: 'عرض' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
  welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
}

const ordersOf = ({ filters, range }: Asked) => ({
  ...range,
  basis: filters.basis,
  restaurant_id: filters.restaurant_id,
  store_id: filters.store_id,
})
const callOf = ({ db, scope }: Asked) => ({ db, scope, scopeFilter: scopeFilterOf(reportedStores, scope) })

const revenueFigures: readonly ReportFigure[] = [
  'revenue',
  'orders',
  'average',
  'commission',
  'due',
  'cancelled',
]

async function revenue(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const { range: _preset, ...body } = filters
  const input = reports.list.input.parse({ ...body, ...range, count: mailedRows })
  const { rows, totals, compared_totals, compared_with } = await revenueReport({ ...callOf(asked), input })
  const grouping = filters.group_by
  const shown: ReportFigure[] = ['orders', 'revenue', 'due']
  if (filters.sort && !shown.includes(filters.sort)) shown.push(filters.sort)
  return {
    figures: totalsTable(
      reportFigures,
      revenueFigures,
      [{ range, figures: totals }, ...beside(compared_with, compared_totals)],
      language,
    ),
    rows: rowsTable(
      reportFigures,
      shown,
      rows.data,
      {
        head: groupingHeads[grouping][language],
        name: (row) => groupName(row, { grouping, range }, { language }),
        of: ({ figures }) => figures,
      },
      language,
    ),
    total: rows.total,
  }
}

async function answers(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const input = reportAnswers.show.input.parse({ ...ordersOf(asked), compare: filters.compare })
  const { figures, compared, compared_with, reasons } = await answersReport({ ...callOf(asked), input })
  const keys = Object.keys(answerFigures) as (keyof typeof answerFigures)[]
  return {
    figures: totalsTable(
      answerFigures,
      keys,
      [{ range, figures }, ...beside(compared_with, compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      answerFigures,
      ['cancelled', 'cancelled_value', 'cancelled_refunded'],
      reasons,
      {
        head: words.reason[language],
        name: ({ name }) => (name ?? words.noReason)[language],
        of: (row) => row,
      },
      language,
    ),
    total: reasons.length,
  }
}

async function items(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const input = reportItems.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const { figures, compared, compared_with, items } = await itemsReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      itemFigures,
      ['items', 'quantity', 'sub_total', 'unsold'],
      [{ range, figures }, ...beside(compared_with, compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      itemFigures,
      ['orders', 'quantity', 'sub_total'],
      items.data,
      { head: words.item[language], name: ({ name }) => name[language], of: (row) => row },
      language,
    ),
    total: items.total,
  }
}

async function areas(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const input = reportAreas.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const { figures, compared, compared_with, areas } = await areasReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      areaFigures,
      ['areas', 'orders', 'revenue', 'delivery'],
      [{ range, figures }, ...beside(compared_with, compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      areaFigures,
      ['orders', 'share', 'revenue'],
      areas.data,
      {
        head: groupingHeads.area[language],
        name: ({ name }) => (name ?? words.noArea)[language],
        of: (row) => row,
      },
      language,
    ),
    total: areas.total,
  }
}

async function customers(asked: Asked): Promise<MailedContent> {
  const { language, filters, range, now } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const compare = monthComparisons.find((each) => each === filters.compare)
  const input = reportCustomers.show.input.parse({ ...orders, compare })
  const report = await customersReport({ ...callOf(asked), input, now })
  return {
    figures: totalsTable(
      customerFigures,
      ['new', 'lost'],
      [{ range, figures: report.figures }, ...beside(report.compared_with, report.compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      customerFigures,
      ['new', 'returning', 'lost'],
      report.months,
      {
        head: groupingHeads.month[language],
        name: ({ month }) => formatMonth(monthOf(month), language),
        of: (row) => row,
      },
      language,
    ),
    total: report.months.length,
  }
}

async function promotions(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const input = reportPromotions.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const report = await promotionsReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      promotionFigures,
      ['cost', 'store_cost', 'platform_cost', 'orders', 'revenue', 'share', 'new_customers'],
      [{ range, figures: report.figures }, ...beside(report.compared_with, report.compared)],
      language,
    ),
    rows: rowsTable(
      promotionFigures,
      ['cost', 'orders', 'revenue'],
      report.promotions.data,
      {
        head: words.promotion[language],
        name: ({ kind, name, code }) => code ?? (name ?? promotionNames[kind])[language],
        of: ({ figures }) => figures,
      },
      language,
    ),
    total: report.promotions.total,
  }
}

async function reviews(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const input = reportReviews.show.input.parse({ ...orders, compare: filters.compare })
  const report = await reviewsReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      reviewFigures,
      ['reviews', 'ratings', 'average'],
      [{ range, figures: report.figures }, ...beside(report.compared_with, report.compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      reviewFigures,
      ['ratings', 'average'],
      report.categories,
      { head: words.category[language], name: ({ name }) => name[language], of: (row) => row },
      language,
    ),
    total: report.categories.length,
  }
}

async function capacity(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const input = reportCapacity.show.input.parse({ ...orders, compare: filters.compare, count: mailedRows })
  const { figures, compared, compared_with, days } = await capacityReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      capacityFigures,
      ['used', 'limit', 'share', 'full', 'booked'],
      [{ range, figures }, ...beside(compared_with, compared?.figures ?? null)],
      language,
    ),
    rows: rowsTable(
      capacityFigures,
      ['used', 'limit', 'share'],
      days.data,
      {
        head: groupingHeads.day[language],
        name: ({ day }) => formatDay(day, language),
        of: (row) => row,
      },
      language,
    ),
    total: days.total,
  }
}

const contents: Readonly<Record<SavedTab, (asked: Asked) => Promise<MailedContent>>> = {
  revenue,
  answers,
  items,
  areas,
  customers,
  promotions,
  reviews,
  capacity,
}

/** The report as the recipient would see it, in their language. */
export const contentOf = (tab: SavedTab, asked: Asked): Promise<MailedContent> => contents[tab](asked)
