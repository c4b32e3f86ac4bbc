import { type CustomerReport, cohortMonths } from '@sufra/contract/insight/reportCustomers'
import { customerFigures } from '@sufra/contract/insight/reportCustomers.figures'
import { formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import Chart from '../charts/Chart.tsx'
import { rangeName, shortMonth } from '../reports/chartNames.ts'
import { writersOf } from '../reports/chartUnits.ts'
import type { ReportState } from '../reports/reportState.ts'
import { customersReportText } from './customersReport.text.ts'
import { monthsAfter, shareOf } from './customersSections.ts'

interface Props {
  readonly answer: CustomerReport
  readonly range: ReportState['range']
}

/** How many of each month's new customers ordered again, as squares whose areas are the shares. */
export default function CohortChart({ answer, range }: Props) {
  const t = useText(customersReportText)
  const pick = usePick()
  const { language } = useLanguage()
  const after = monthsAfter(answer, cohortMonths)
  const { cohorts } = answer
  const points = cohorts.flatMap(({ month, customers, again }) =>
    Array.from({ length: after }, (_, n) => {
      const name = `${t('first')} ${formatMonth(monthOf(month), language)}, ${t('after', { count: n + 1 })}`
      return {
        key: `${month} ${n + 1}`,
        name,
        short: name,
        value: shareOf(again[n] ?? 0, customers),
        other: null,
      }
    }),
  )
  const figure = pick(customerFigures.share.name)
  return (
    <Chart
      series={{
        points,
        figure,
        now: rangeName(range, language),
        before: null,
        ...writersOf('percent', language),
      }}
      shape={{
        of: 'heat',
        rows: cohorts.map(({ month }) => shortMonth(month, language)),
        columns: Array.from({ length: after }, (_, n) => String(n + 1)),
      }}
      title={t('cohorts')}
      data={[[t('first'), figure], ...points.map(({ name, value }) => [name, String(value)])]}
    />
  )
}
