import { reportPromotions } from '@sufra/contract/insight/reportPromotions'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { useFirstOf } from '../reports/useFirstOf.ts'
import { promotionsReportText } from './promotionsReport.text.ts'
import { promotionsContent } from './promotionsSections.ts'

const shownRows = 20
const exportedRows = 5000

/** What promotions cost, who bears it, and what they brought. */
export default function PromotionsReport({ state }: { readonly state: ReportState }) {
  const means = { t: useText(promotionsReportText), pick: usePick(), firstOf: useFirstOf() }
  const name = useText(reportsText)('tab_promotions')
  const orders = reportOrders(state)
  const query = useOperation(reportPromotions.show, { body: { ...orders, count: shownRows } }, { keep: true })
  const readAll = async () =>
    promotionsContent(await call(reportPromotions.show, { body: { ...orders, count: exportedRows } }), means)
  return (
    <SectionedReport
      state={state}
      name={name}
      content={promotionsContent(query.data, means)}
      readAll={readAll}
      comparedWith={query.data?.compared_with}
      query={query}
    />
  )
}
