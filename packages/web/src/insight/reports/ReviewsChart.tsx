import type { ReviewReport } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { writtenValue } from '@sufra/contract/insight/reports.words'
import { firstDayOf, formatDay, monthOf } from '@sufra/contract/kernel/clock'
import { useState } from 'react'
import { FilterSelect } from '../../kernel/list/FilterSelect.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import Chart from '../charts/Chart.tsx'
import type { ReportState } from './reportState.ts'
import { reviewsReportText } from './reviewsReport.text.ts'
import { monthName } from './reviewsSections.ts'

const written = (value: number) => writtenValue('stars', value)

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
  const { categories, months } = answer
  const place = categories.findIndex(({ id }) => String(id) === chosen)
  const points = months.flatMap(({ start, average, categories: each }) => {
    const value = place === -1 ? average : each[place]?.average
    const name = monthName(start, language)
    // A month's name is short in days only.
    const short = formatDay(firstDayOf(monthOf(start)), language).slice(3)
    return typeof value === 'number' ? [{ key: start, name, short, value, other: null }] : []
  })
  const figure = pick(reviewFigures.average.name)
  return (
    <Chart
      series={{
        points,
        figure,
        now: `${formatDay(range.start_date, language)} – ${formatDay(range.end_date, language)}`,
        before: null,
        write: written,
        writeBare: written,
        writeTick: (value) => value.toLocaleString('en-US'),
        whole: false,
      }}
      shape={{ of: 'time' }}
      title={t('averages')}
      data={[[t('month'), figure], ...points.map(({ name, value }) => [name, String(value)])]}
      controls={
        <FilterSelect
          label={t('drawn')}
          value={place === -1 ? '' : chosen}
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
