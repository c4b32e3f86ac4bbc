import type { CustomerReport } from '@sufra/contract/insight/reportCustomers'
import { customerFigures } from '@sufra/contract/insight/reportCustomers.figures'
import { formatInstant, formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import { shortMonth } from '../reports/chartNames.ts'
import { figureColumn, nthOf, type ReportContent } from '../reports/sections.ts'
import type { customersReportText } from './customersReport.text.ts'

interface Means {
  readonly t: Translate<typeof customersReportText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
}

/** More columns would not fit beside each other. */
const tableMonths = 12

/** Percent, with one decimal. */
export const shareOf = (count: number, customers: number): number =>
  customers === 0 ? 0 : Math.round((count * 1000) / customers) / 10

/** How many months after the first one there are columns for. */
export const monthsAfter = ({ cohorts }: CustomerReport, most: number): number =>
  Math.min(
    most,
    cohorts.reduce((longest, { again }) => Math.max(longest, again.length), 0),
  )

/** What the report of customers shows; undefined figures and rows while it loads. */
export function customersContent(
  answer: CustomerReport | undefined,
  { t, pick, language }: Means,
): ReportContent {
  const column = (key: keyof typeof customerFigures) => figureColumn(customerFigures[key], pick)
  const name = (month: string) => formatMonth(monthOf(month), language)
  const cells = (row: CustomerReport['months'][number]) => [name(row.month), row.new, row.returning, row.lost]
  const after = answer ? monthsAfter(answer, tableMonths) : 0
  return {
    figures: (['new', 'lost'] as const).map((key) => ({
      figure: customerFigures[key],
      value: answer?.figures[key],
      before: answer?.compared?.figures[key],
    })),
    sections: [
      {
        title: t('months'),
        empty: t('none'),
        note:
          answer &&
          `${t('lostMeans')} ${answer.made_at ? t('madeAt', { time: formatInstant(new Date(answer.made_at), language) }) : t('never')}`,
        columns: [{ head: t('month'), unit: 'text' }, column('new'), column('returning'), column('lost')],
        rows: answer?.months.map(cells),
        befores: nthOf(answer?.months, answer?.compared?.months, cells),
        drawn: 'time',
        shorts: answer?.months.map(({ month }) => shortMonth(month, language)),
      },
      {
        title: t('cohorts'),
        empty: t('none'),
        columns: [
          { head: t('first'), unit: 'text' },
          { head: t('customers'), unit: 'number' },
          ...Array.from({ length: after }, (_, n) => ({
            head: t('after', { count: n + 1 }),
            unit: 'percent' as const,
          })),
        ],
        rows: answer?.cohorts.map(({ month, customers, again }) => [
          shortMonth(month, language),
          customers,
          ...Array.from({ length: after }, (_, n) => {
            const count = again[n]
            return count === undefined ? null : shareOf(count, customers)
          }),
        ]),
      },
    ],
  }
}
