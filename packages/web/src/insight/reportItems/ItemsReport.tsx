import { reportItems } from '@sufra/contract/insight/reportItems'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { useFirstOf } from '../reports/useFirstOf.ts'
import { itemsReportText } from './itemsReport.text.ts'
import { itemsContent } from './itemsSections.ts'

const shownRows = 10
const exportedRows = 5000

/** What is ordered, what is not, and what is ordered together. */
export default function ItemsReport({ state }: { readonly state: ReportState }) {
  const means = { t: useText(itemsReportText), pick: usePick(), firstOf: useFirstOf() }
  const name = useText(reportsText)('tab_items')
  const orders = reportOrders(state)
  const query = useOperation(reportItems.show, { body: { ...orders, count: shownRows } }, { keep: true })
  const readAll = async () =>
    itemsContent(await call(reportItems.show, { body: { ...orders, count: exportedRows } }), means)
  return (
    <SectionedReport
      state={state}
      name={name}
      content={itemsContent(query.data, means)}
      readAll={readAll}
      comparedWith={query.data?.compared_with}
      query={query}
    />
  )
}
