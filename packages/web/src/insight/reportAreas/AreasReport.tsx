import { reportAreas } from '@sufra/contract/insight/reportAreas'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import css from '../reports/reports.module.css'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { useFirstOf } from '../reports/useFirstOf.ts'
import { areasReportText } from './areasReport.text.ts'
import { areasContent } from './areasSections.ts'

const AreasMap = late(() => import('./AreasMap.tsx'))

const shownRows = 20
const exportedRows = 5000

/** Where orders are delivered to. */
export default function AreasReport({ state }: { readonly state: ReportState }) {
  const t = useText(areasReportText)
  const means = { t, pick: usePick(), firstOf: useFirstOf() }
  const name = useText(reportsText)('tab_areas')
  const orders = reportOrders(state)
  const query = useOperation(reportAreas.show, { body: { ...orders, count: shownRows } }, { keep: true })
  const readAll = async () =>
    areasContent(
      await call(reportAreas.show, { body: { ...orders, count: exportedRows } }),
      exportedRows,
      means,
    )
  const map = query.data?.map
  return (
    <SectionedReport
      state={state}
      name={name}
      content={areasContent(query.data, shownRows, means)}
      readAll={readAll}
      comparedWith={query.data?.compared_with}
      query={query}
      drawing={
        map === null ? (
          <p className={css.note}>{t('hidden')}</p>
        ) : (
          <Suspense fallback={<ChartSkeleton />}>
            {map ? <AreasMap map={map} range={state.range} /> : <ChartSkeleton />}
          </Suspense>
        )
      }
    />
  )
}
