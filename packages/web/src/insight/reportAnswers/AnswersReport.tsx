import { reportAnswers } from '@sufra/contract/insight/reportAnswers'
import { useOperation } from '../../kernel/data/operations.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ReportState, reportOrders } from '../reports/reportState.ts'
import { reportsText } from '../reports/reports.text.ts'
import { SectionedReport } from '../reports/SectionedReport.tsx'
import { answersReportText } from './answersReport.text.ts'
import { answersContent } from './answersSections.ts'

/** How fast orders are answered, how far ahead they are placed, and why they are cancelled. */
export default function AnswersReport({ state }: { readonly state: ReportState }) {
  const t = useText(answersReportText)
  const name = useText(reportsText)('tab_answers')
  const pick = usePick()
  const query = useOperation(reportAnswers.show, { body: reportOrders(state) }, { keep: true })
  return (
    <SectionedReport
      state={state}
      name={name}
      content={answersContent(query.data, { t, pick })}
      comparedWith={query.data?.compared_with}
      query={query}
    />
  )
}
