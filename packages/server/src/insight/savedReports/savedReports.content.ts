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
import { reportPromotions } from '@sufra/contract/insight/reportPromotions'
import { promotionFigures } from '@sufra/contract/insight/reportPromotions.figures'
import { reportReviews } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { reports } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { groupingHeads, groupName, promotionNames, rowWords } from '@sufra/contract/insight/reports.words'
import type { SavedFilters, SavedTab } from '@sufra/contract/insight/savedReports'
import { formatDay, formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { PersonScope } from '../../kernel/access/scope.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { answersReport } from '../reportAnswers/reportAnswers.operations.ts'
import { areasReport } from '../reportAreas/reportAreas.operations.ts'
import { capacityReport } from '../reportCapacity/reportCapacity.operations.ts'
import { customersReport } from '../reportCustomers/reportCustomers.operations.ts'
import { itemsReport } from '../reportItems/reportItems.operations.ts'
import { promotionsReport } from '../reportPromotions/reportPromotions.operations.ts'
import { reviewsReport } from '../reportReviews/reportReviews.operations.ts'
import { revenueReport } from '../reports/reports.operations.ts'
import { reportedStores } from '../reports/reports.scope.sql.ts'
import { type MailedContent, mailedContent, mailedRows } from './mailTables.ts'

interface ContentQuery {
  readonly db: Db
  /** Of the recipient. */
  readonly scope: PersonScope
  readonly language: Language
  readonly filters: SavedFilters
  readonly range: DayRange
  readonly now: Date
}

const ordersOf = ({ filters, range }: ContentQuery) => ({
  ...range,
  basis: filters.basis,
  restaurant_id: filters.restaurant_id,
  store_id: filters.store_id,
})
const callOf = ({ db, scope }: ContentQuery) => ({
  db,
  scope,
  scopeFilter: scopeFilterOf(reportedStores, scope),
})

const revenueFigures: readonly ReportFigure[] = [
  'revenue',
  'orders',
  'average',
  'commission',
  'due',
  'cancelled',
]

async function revenue(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters, range } = asked
  const { range: _preset, ...body } = filters
  const input = reports.list.input.parse({ ...body, ...range, count: mailedRows })
  const { rows, totals, compared_totals, compared_with } = await revenueReport({ ...callOf(asked), input })
  const grouping = filters.group_by
  const shown: ReportFigure[] = ['orders', 'revenue', 'due']
  if (filters.sort && !shown.includes(filters.sort)) shown.push(filters.sort)
  return mailedContent(asked, reportFigures, {
    totals: revenueFigures,
    figures: totals,
    compared_with,
    compared: compared_totals,
    shown,
    rows: rows.data,
    total: rows.total,
    head: groupingHeads[grouping][language],
    name: (row) => groupName(row, { grouping, range }, { language }),
    of: ({ figures }) => figures,
  })
}

const cancelledBecause: Bilingual = { en: 'Cancelled because', ar: 'سبب الإلغاء' }

async function answers(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const input = reportAnswers.show.input.parse({ ...ordersOf(asked), compare: filters.compare })
  const { figures, compared, compared_with, reasons } = await answersReport({ ...callOf(asked), input })
  const keys = Object.keys(answerFigures) as (keyof typeof answerFigures)[]
  return mailedContent(asked, answerFigures, {
    totals: keys,
    figures,
    compared_with,
    compared: compared?.figures ?? null,
    shown: ['cancelled', 'cancelled_value', 'cancelled_refunded'],
    rows: reasons,
    total: reasons.length,
    head: cancelledBecause[language],
    name: ({ name }) => (name ?? rowWords.noReason)[language],
    of: (row) => row,
  })
}

async function items(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const input = reportItems.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const { figures, compared, compared_with, items } = await itemsReport({ ...callOf(asked), input })
  return mailedContent(asked, itemFigures, {
    totals: ['items', 'quantity', 'sub_total', 'unsold'],
    figures,
    compared_with,
    compared: compared?.figures ?? null,
    shown: ['orders', 'quantity', 'sub_total'],
    rows: items.data,
    total: items.total,
    head: groupingHeads.item[language],
    name: ({ name }) => name[language],
    of: (row) => row,
  })
}

async function areas(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const input = reportAreas.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const { figures, compared, compared_with, areas } = await areasReport({ ...callOf(asked), input })
  return mailedContent(asked, areaFigures, {
    totals: ['areas', 'orders', 'revenue', 'delivery'],
    figures,
    compared_with,
    compared: compared?.figures ?? null,
    shown: ['orders', 'share', 'revenue'],
    rows: areas.data,
    total: areas.total,
    head: groupingHeads.area[language],
    name: ({ name }) => (name ?? rowWords.noArea)[language],
    of: (row) => row,
  })
}

async function customers(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters, now } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const compare = monthComparisons.find((each) => each === filters.compare)
  const input = reportCustomers.show.input.parse({ ...orders, compare })
  const report = await customersReport({ ...callOf(asked), input, now })
  return mailedContent(asked, customerFigures, {
    totals: ['new', 'lost'],
    figures: report.figures,
    compared_with: report.compared_with,
    compared: report.compared?.figures ?? null,
    shown: ['new', 'returning', 'lost'],
    rows: report.months,
    total: report.months.length,
    head: groupingHeads.month[language],
    name: ({ month }) => formatMonth(monthOf(month), language),
    of: (row) => row,
  })
}

async function promotions(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const input = reportPromotions.show.input.parse({
    ...ordersOf(asked),
    compare: filters.compare,
    count: mailedRows,
  })
  const report = await promotionsReport({ ...callOf(asked), input })
  return mailedContent(asked, promotionFigures, {
    totals: ['cost', 'store_cost', 'platform_cost', 'orders', 'revenue', 'share', 'new_customers'],
    figures: report.figures,
    compared_with: report.compared_with,
    compared: report.compared,
    shown: ['cost', 'orders', 'revenue'],
    rows: report.promotions.data,
    total: report.promotions.total,
    head: rowWords.promotion[language],
    name: ({ kind, name, code }) => code ?? (name ?? promotionNames[kind])[language],
    of: ({ figures }) => figures,
  })
}

async function reviews(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const input = reportReviews.show.input.parse({ ...orders, compare: filters.compare })
  const report = await reviewsReport({ ...callOf(asked), input })
  return mailedContent(asked, reviewFigures, {
    totals: ['reviews', 'ratings', 'average'],
    figures: report.figures,
    compared_with: report.compared_with,
    compared: report.compared?.figures ?? null,
    shown: ['ratings', 'average'],
    rows: report.categories,
    total: report.categories.length,
    head: rowWords.category[language],
    name: ({ name }) => name[language],
    of: (row) => row,
  })
}

async function capacity(asked: ContentQuery): Promise<MailedContent> {
  const { language, filters } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const input = reportCapacity.show.input.parse({ ...orders, compare: filters.compare, count: mailedRows })
  const { figures, compared, compared_with, days } = await capacityReport({ ...callOf(asked), input })
  return mailedContent(asked, capacityFigures, {
    totals: ['used', 'limit', 'share', 'full', 'booked'],
    figures,
    compared_with,
    compared: compared?.figures ?? null,
    shown: ['used', 'limit', 'share'],
    rows: days.data,
    total: days.total,
    head: groupingHeads.day[language],
    name: ({ day }) => formatDay(day, language),
    of: (row) => row,
  })
}

const contents: Readonly<Record<SavedTab, (asked: ContentQuery) => Promise<MailedContent>>> = {
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
export const contentOf = (tab: SavedTab, asked: ContentQuery): Promise<MailedContent> => contents[tab](asked)
