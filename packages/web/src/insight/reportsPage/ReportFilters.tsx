import { monthComparisons } from '@sufra/contract/insight/reportCustomers'
import {
  type ReportComparison,
  reportBases,
  reportComparisons,
  reportGroupings,
} from '@sufra/contract/insight/reports'
import { presetsOn } from '@sufra/contract/insight/reports.presets'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { presetName } from '../reports/presetName.ts'
import type { ReportState } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))

interface Props {
  readonly state: ReportState
  readonly set: (change: ListSearch) => void
}

/** Customers are counted by whole months. */
const comparisonsOf = (tab: ReportState['tab']): readonly ReportComparison[] =>
  tab === 'customers' ? monthComparisons : reportComparisons

/** Tabs whose figures have a day of their own: that of the event, the order or the review. */
const oneDay: readonly ReportState['tab'][] = ['capacity', 'customers', 'reviews']

/** What a report shows: its days, what it is grouped by and compared with, and of whom. */
export function ReportFilters({ state, set }: Props) {
  const t = useText(reportsText)
  const { kind, can } = useSession()
  const { range, preset, grouping, basis } = state
  const compare = comparisonsOf(state.tab).find((each) => each === state.compare)
  const custom = { from: range.start_date, to: range.end_date }
  const groupings = reportGroupings.filter(
    (each) => kind === 'admin' || (each !== 'restaurant' && (each !== 'store' || kind === 'restaurant')),
  )
  return (
    <>
      <FilterSelect
        label={t('range')}
        value={preset ?? ''}
        options={[
          ...presetsOn(qatarDay(new Date())).map((each) => [each, presetName(t, each)] as const),
          ['', t('custom')],
        ]}
        onChange={(next) =>
          set(next ? { range: next, from: undefined, to: undefined } : { range: undefined, ...custom })
        }
      />
      <Suspense>
        <DayRange search={custom} set={(days) => set({ range: undefined, ...days })} />
      </Suspense>
      {state.tab === 'revenue' && (
        <FilterSelect
          label={t('groupBy')}
          value={grouping}
          options={groupings.map((each) => [each, t(`by_${each}`)] as const)}
          onChange={(by) => set({ by, sort: undefined })}
        />
      )}
      {!oneDay.includes(state.tab) && (
        <FilterSelect
          label={t('basis')}
          value={basis}
          options={reportBases.map((each) => [each, t(each)] as const)}
          onChange={(next) => set({ basis: next === 'placed' ? undefined : next })}
        />
      )}
      <FilterSelect
        label={t('compare')}
        value={compare ?? ''}
        active={compare !== undefined}
        options={[
          ['', t('compare_none')],
          ...comparisonsOf(state.tab).map((each) => [each, t(`compare_${each}`)] as const),
        ]}
        onChange={(next) => set({ compare: next || undefined })}
      />
      {kind === 'admin' && can('restaurants.read') && (
        <PickFilter
          label={t('restaurant')}
          any={t('anyRestaurant')}
          name="restaurants"
          value={state.restaurant}
          load={async () => (await import('../../stores/stores/pickOptions.ts')).restaurantOptions()}
          onPick={(id) => set({ restaurant: id, store: undefined })}
        />
      )}
      <StoreFilter
        label={t('store')}
        any={t('anyStore')}
        value={state.store}
        onPick={(id) => set({ store: id, restaurant: undefined })}
      />
    </>
  )
}
