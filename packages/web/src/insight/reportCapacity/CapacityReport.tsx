import { reportCapacity } from '@sufra/contract/insight/reportCapacity'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { useFirstOf } from '../reports/useFirstOf.ts'
import { capacityReportText } from './capacityReport.text.ts'
import { capacityContent } from './capacitySections.ts'

/** A month and the days beside it. */
const shownRows = 35
const exportedRows = 5000

/** How much of what stores can take in a day is taken. */
export default function CapacityReport({ state }: { readonly state: ReportState }) {
  const means = { t: useText(capacityReportText), pick: usePick(), firstOf: useFirstOf() }
  const name = useText(reportsText)('tab_capacity')
  const { basis: _basis, ...orders } = reportOrders(state)
  const query = useOperation(reportCapacity.show, { body: { ...orders, count: shownRows } }, { keep: true })
  const readAll = async () =>
    capacityContent(await call(reportCapacity.show, { body: { ...orders, count: exportedRows } }), means)
  return (
    <SectionedReport
      state={state}
      name={name}
      content={capacityContent(query.data, means)}
      readAll={readAll}
      comparedWith={query.data?.compared_with}
      query={query}
    />
  )
}
