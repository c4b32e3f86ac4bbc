import { monthComparisons, reportCustomers } from '@sufra/contract/insight/reportCustomers'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { customersReportText } from './customersReport.text.ts'
import { customersContent, monthsAfter } from './customersSections.ts'

const CohortChart = late(() => import('./CohortChart.tsx'))

/** Who comes, who comes again and who does not. */
export default function CustomersReport({ state }: { readonly state: ReportState }) {
  const { language } = useLanguage()
  const means = { t: useText(customersReportText), pick: usePick(), language }
  const name = useText(reportsText)('tab_customers')
  const { compare, basis: _basis, ...orders } = reportOrders(state)
  const months = monthComparisons.find((each) => each === compare)
  const query = useOperation(
    reportCustomers.show,
    { body: { ...orders, ...(months && { compare: months }) } },
    { keep: true },
  )
  const { data } = query
  return (
    <SectionedReport
      state={state}
      name={name}
      content={customersContent(data, means)}
      comparedWith={data?.compared_with}
      query={query}
      drawing={
        data && monthsAfter(data, 1) > 0 ? (
          <Suspense fallback={<ChartSkeleton />}>
            <CohortChart answer={data} range={state.range} />
          </Suspense>
        ) : undefined
      }
    />
  )
}
