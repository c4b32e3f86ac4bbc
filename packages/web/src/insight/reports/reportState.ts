import {
  type ReportBasis,
  type ReportComparison,
  type ReportGrouping,
  reportBases,
  reportComparisons,
  reportGroupings,
  type reports,
} from '@sufra/contract/insight/reports'
import { figureKeys, type ReportFigure } from '@sufra/contract/insight/reports.figures'
import { presetRange } from '@sufra/contract/insight/reports.presets'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { savedTabs } from '@sufra/contract/insight/savedReports'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { daysOf, type ListSearch, textOf, wholeOf } from '../../kernel/url/search.ts'

export const reportTabs = [...savedTabs, 'saved'] as const
export const reportViews = ['table', 'chart'] as const

export interface ReportState {
  readonly tab: (typeof reportTabs)[number]
  readonly view: (typeof reportViews)[number]
  /** The figure that is drawn. */
  readonly figure: ReportFigure
  /** The chosen preset; null for custom days. */
  readonly preset: string | null
  readonly range: DayRange
  readonly grouping: ReportGrouping
  readonly basis: ReportBasis
  readonly compare: ReportComparison | undefined
  readonly restaurant: number | undefined
  readonly store: number | undefined
  readonly sort: ReportFigure | undefined
  readonly down: boolean
}

const find = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === textOf(value))

/** What the URL says as of a day; without anything, this month by day. */
export function reportState(url: ListSearch, today: string): ReportState {
  const tab = find(reportTabs, url.tab) ?? 'revenue'
  const days = daysOf(url)
  const preset = textOf(url.range) ?? 'month'
  const chosen = 'start_date' in days ? null : presetRange(preset, today)
  const month = presetRange('month', today) as DayRange
  const sort = textOf(url.sort) ?? ''
  return {
    tab,
    view: find(reportViews, url.view) ?? 'table',
    figure: find(figureKeys, url.figure) ?? 'revenue',
    preset: 'start_date' in days ? null : chosen ? preset : 'month',
    range: 'start_date' in days ? (days as DayRange) : (chosen ?? month),
    grouping: find(reportGroupings, url.by) ?? 'day',
    // Capacity is that of the day of the event, customers are counted when they order.
    basis:
      tab === 'capacity'
        ? 'event'
        : tab === 'customers'
          ? 'placed'
          : (find(reportBases, url.basis) ?? 'placed'),
    compare: find(reportComparisons, url.compare),
    restaurant: wholeOf(url.restaurant),
    store: wholeOf(url.store),
    sort: find(figureKeys, sort.replace(/^-/, '')),
    down: sort.startsWith('-'),
  }
}

/** Which day counts, by its words. Reviews have a day of their own. */
export const countedDay = ({ tab, basis }: ReportState): ReportBasis | 'reviewed' =>
  tab === 'reviews' ? 'reviewed' : basis

/** Which orders, as every report takes it. */
export const reportOrders = (state: ReportState) => ({
  ...state.range,
  basis: state.basis,
  ...(state.compare && { compare: state.compare }),
  ...(state.restaurant && { restaurant_id: state.restaurant }),
  ...(state.store && { store_id: state.store }),
})

export const reportBody = (state: ReportState): Omit<RequestOf<typeof reports.list>, 'count' | 'page'> => ({
  ...reportOrders(state),
  group_by: state.grouping,
  // Charts have their own order.
  ...(state.sort && state.view === 'table' && { sort: state.sort, direction: state.down ? 'desc' : 'asc' }),
})

/** As many rows as a chart can draw and paper has. */
export const allRows = { count: 5000, page: 1 } as const

/** Which rows: a page of them, or all for a chart. */
export const rowsOf = ({ view }: ReportState, page: { readonly count: number; readonly page: number }) =>
  view === 'chart' ? allRows : page
