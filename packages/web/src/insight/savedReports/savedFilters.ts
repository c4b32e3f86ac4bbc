import type { SavedReport, savedReports } from '@sufra/contract/insight/savedReports'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import type { ListSearch } from '../../kernel/url/search.ts'
import type { ReportState } from '../reports/reportState.ts'

type Filters = RequestOf<typeof savedReports.save>['filters']

/** What a report shows, to be saved: its days as a preset. */
export const filtersOf = (state: ReportState, range: string): Filters => ({
  range,
  group_by: state.grouping,
  basis: state.basis,
  ...(state.compare && { compare: state.compare }),
  ...(state.restaurant && { restaurant_id: state.restaurant }),
  ...(state.store && { store_id: state.store }),
  ...(state.sort && { sort: state.sort, direction: state.down ? 'desc' : 'asc' }),
})

/** The URL of a saved report, on today's days. */
export const searchOf = ({ tab, filters }: Pick<SavedReport, 'tab' | 'filters'>): ListSearch => ({
  tab: tab === 'revenue' ? undefined : tab,
  range: filters.range,
  by: filters.group_by,
  basis: filters.basis === 'placed' ? undefined : filters.basis,
  compare: filters.compare,
  restaurant: filters.restaurant_id,
  store: filters.store_id,
  sort: filters.sort && `${filters.direction === 'desc' ? '-' : ''}${filters.sort}`,
})
