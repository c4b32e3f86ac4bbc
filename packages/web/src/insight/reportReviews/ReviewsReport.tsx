import { reportReviews } from '@sufra/contract/insight/reportReviews'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { reviewsReportText } from './reviewsReport.text.ts'
import { reviewsContent } from './reviewsSections.ts'

const ReviewsChart = late(() => import('./ReviewsChart.tsx'))

/** What customers think of the stores, and how that changes. */
export default function ReviewsReport({ state }: { readonly state: ReportState }) {
  const { language } = useLanguage()
  const means = { t: useText(reviewsReportText), pick: usePick(), language }
  const name = useText(reportsText)('tab_reviews')
  const { basis: _basis, ...stores } = reportOrders(state)
  const query = useOperation(reportReviews.show, { body: stores }, { keep: true })
  const { data } = query
  return (
    <SectionedReport
      state={state}
      name={name}
      content={reviewsContent(data, means)}
      comparedWith={data?.compared_with}
      query={query}
      drawing={
        data && data.figures.ratings > 0 ? (
          <Suspense fallback={<ChartSkeleton />}>
            <ReviewsChart answer={data} range={state.range} />
          </Suspense>
        ) : undefined
      }
    />
  )
}
