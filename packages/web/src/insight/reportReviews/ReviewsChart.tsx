import type { ReviewReport } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { useState } from 'react'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import Chart from '../charts/Chart.tsx'
import { rangeName, shortMonth } from '../reports/chartNames.ts'
import { writersOf } from '../reports/chartUnits.ts'
import type { ReportState } from '../reports/reportState.ts'
import { reviewsReportText } from './reviewsReport.text.ts'
import { monthName } from './reviewsSections.ts'

interface Props {
  readonly answer: ReviewReport
  readonly range: ReportState['range']
}

/** The average rating of the months that have ratings, of all categories or one. */
export default function ReviewsChart({ answer, range }: Props) {
  const t = useText(reviewsReportText)
  const pick = usePick()
  const { language } = useLanguage()
  const [chosen, choose] = useState('')
  const { categories, compared, compared_with } = answer
  const index = categories.findIndex(({ id }) => String(id) === chosen)
  const averageOf = (report: Pick<ReviewReport, 'categories' | 'months'>, month: number) => {
    const row = report.months[month]
    if (index === -1) return row?.average
    return row?.categories[report.categories.findIndex(({ id }) => String(id) === chosen)]?.average
  }
  const points = answer.months.flatMap(({ start }, month) => {
    const value = averageOf(answer, month)
    const before = compared && averageOf(compared, month)
    const other =
      typeof before === 'number'
        ? { name: monthName(compared?.months[month]?.start ?? start, language), value: before }
        : null
    const name = monthName(start, language)
    const short = shortMonth(start, language)
    return typeof value === 'number' ? [{ key: start, name, short, value, other }] : []
  })
  const figure = pick(reviewFigures.average.name)
  return (
    <Chart
      series={{
        points,
        figure,
        now: rangeName(range, language),
        before: compared_with && rangeName(compared_with, language),
        ...writersOf('stars', language),
      }}
      shape={{ of: 'time' }}
      title={t('averages')}
      data={[[t('month'), figure], ...points.map(({ name, value }) => [name, String(value)])]}
      controls={
        <FilterSelect
          label={t('drawn')}
          value={index === -1 ? '' : chosen}
          options={[
            ['', t('allCategories')] as const,
            ...categories.map(({ id, name }) => [String(id), pick(name)] as const),
          ]}
          onChange={choose}
        />
      }
    />
  )
}
