import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { countUpTo, Page, pageFields } from '../kernel/list.ts'
import { BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { figureKeys, type ReportFigure, reportFigures } from './reports.figures.ts'

/** What a report's range is made of: each day of a range, say, or each store. */
export const timeGroupings = ['day', 'week', 'month'] as const
/** An order is in one group. */
export const orderGroupings = [
  ...timeGroupings,
  'weekday',
  'hour',
  'weekhour',
  'restaurant',
  'store',
  'area',
  'channel',
  'payment',
  'customer',
] as const
/** An order counts in the group of each of its items, and its amounts are split by what they cost. */
export const itemGroupings = ['item', 'category'] as const
export const reportGroupings = [...orderGroupings, ...itemGroupings] as const
export type ReportGrouping = (typeof reportGroupings)[number]
export type TimeGrouping = (typeof timeGroupings)[number]

/** An order's day is the one on which it was placed, or that of its event; both in Qatar. */
export const reportBases = ['placed', 'event'] as const
export type ReportBasis = (typeof reportBases)[number]

/** The range before of as many days, or the same days of the week or the year before. */
export const reportComparisons = ['before', 'week', 'year'] as const
export type ReportComparison = (typeof reportComparisons)[number]

/** Five years. */
export const maxReportDays = 1827

const unit = { orders: z.int(), money: BalanceSum } as const
type FigureShape = { readonly [K in ReportFigure]: (typeof unit)[(typeof reportFigures)[K]['unit']] }
const Figures = z.object(
  Object.fromEntries(figureKeys.map((key) => [key, unit[reportFigures[key].unit]])) as FigureShape,
)

export const ReportRow = z.object({
  /**
   * Of a day, week or month its first day in the range. Of a weekday 0 (Sunday) to 6, of an hour 0 to 23, of an
   * hour of the week 0 (Sunday at midnight) to 167. Of a restaurant, store, area, channel, item or category its id, 0 if the
   * order has none. `cash` or `card`; `new` or `returning`.
   */
  key: z.string(),
  /** Of a restaurant, store, area, channel, item or category: today's name. */
  name: Translated.nullable(),
  figures: Figures,
  /** Of the range it is compared with: of the same group or, by time, of the group in the same place. */
  compared: Figures.nullable(),
})
export type ReportRow = z.output<typeof ReportRow>

const range = {
  /** First and last day in Qatar, both included; at most five years. */
  start_date: Day,
  end_date: Day,
}
/** Days in Qatar, both included. */
export const ReportRange = z.object(range)

/** Which orders a report is of: its days, which day of an order counts, and of which stores. */
export const reportedOrders = {
  ...range,
  basis: z.enum(reportBases).default('placed'),
  restaurant_id: Id.optional(),
  store_id: Id.optional(),
}
/** What a report takes that can be compared with other days. */
export const reportFilters = { ...reportedOrders, compare: z.enum(reportComparisons).optional() }

/** Reports (spec 3 §2): the same sums for each kind, of the orders that it may see. */
export const reports = feature('reports', {
  list: post('reports/getReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary:
      'Sums of orders over a range of days, by day, weekday, store and the like, as of this moment. Days without orders are rows too.',
    input: z.strictObject({
      ...reportFilters,
      group_by: z.enum(reportGroupings).default('day'),
      /** Without it: groups of time in their order, others by revenue. */
      sort: z.enum(figureKeys).optional(),
      direction: z.enum(['asc', 'desc']).default('desc'),
      /** All rows, for charts and exports. */
      count: countUpTo(5000),
      page: pageFields.page,
    }),
    output: z.object({
      rows: Page(ReportRow),
      /** Of all pages. */
      totals: Figures,
      compared_totals: Figures.nullable(),
      compared_with: ReportRange.nullable(),
    }),
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({
      body: {
        start_date: '2026-01-01',
        end_date: '2026-01-31',
        group_by: 'store',
        compare: 'year',
        count: 25,
      },
    }),
  }),
})
