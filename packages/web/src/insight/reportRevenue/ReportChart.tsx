import type { reports } from '@sufra/contract/insight/reports'
import { figureKeys, reportFigures } from '@sufra/contract/insight/reports.figures'
import { currency } from '@sufra/contract/kernel/money'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconChartBar } from '@tabler/icons-react'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import Chart from '../charts/Chart.tsx'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { columnName, type ReportMeans } from '../reports/reportColumns.tsx'
import { dataOf, seriesOf, shapeOf } from '../reports/reportSeries.ts'

interface Props {
  readonly means: Omit<ReportMeans, 'sort'>
  readonly query: {
    readonly data: OutputOf<typeof reports.list> | undefined
    readonly error: unknown
    /** The answer is that of other filters. */
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  readonly set: (change: ListSearch) => void
}

/** The report as a chart of one of its figures. */
export default function ReportChart({ means, query, set }: Props) {
  const { t, language, state } = means
  const { figure, grouping } = state
  const { data } = query
  if (query.error && !data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (!data || query.isPlaceholderData) return <ChartSkeleton />
  const { orders, cancelled } = data.totals
  const before = data.compared_totals
  if (orders + cancelled + (before ? before.orders + before.cancelled : 0) === 0)
    return (
      <Empty
        words={{
          icon: <IconChartBar size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
      />
    )
  const series = seriesOf(data.rows.data, figure, means)
  const unit = reportFigures[figure].unit === 'money' ? ` (${currency[language]})` : ''
  return (
    <Chart
      series={series}
      shape={shapeOf(grouping, language)}
      title={`${series.figure}${unit} ${t(`by_${grouping}`).toLowerCase()}`}
      data={dataOf(series, figure, means)}
      controls={
        <FilterSelect
          label={t('drawn')}
          value={figure}
          options={figureKeys.map((each) => [each, columnName(each, means)] as const)}
          onChange={(next) => set({ figure: next === 'revenue' ? undefined : next })}
        />
      }
    />
  )
}
