import type { CapacityReport } from '@sufra/contract/insight/reportCapacity'
import { capacityFigures } from '@sufra/contract/insight/reportCapacity.figures'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import { beforesOf, figureColumn, nthOf, type ReportContent, type SectionCell } from '../reports/sections.ts'
import type { capacityReportText } from './capacityReport.text.ts'

interface Means {
  readonly t: Translate<typeof capacityReportText>
  readonly pick: (value: Bilingual) => string
  /** What is said of a list of which only the first rows are shown. */
  readonly firstOf: (shown: number, all: number) => string | undefined
}

const shownFigures = ['used', 'limit', 'share', 'full', 'booked'] as const
type Figures = CapacityReport['figures']

/** What the report of capacity shows; undefined figures and rows while it loads. */
export function capacityContent(
  answer: CapacityReport | undefined,
  { t, pick, firstOf }: Means,
): ReportContent {
  const columns = shownFigures.map((key) => figureColumn(capacityFigures[key], pick))
  const cells = (figures: Figures): SectionCell[] => shownFigures.map((key) => figures[key])
  const noteOf = (list: { readonly data: readonly unknown[]; readonly total: number } | undefined) =>
    list && firstOf(list.data.length, list.total)
  const dayCells = (row: CapacityReport['days']['data'][number]) => [row.day, ...cells(row)]
  const storeCells = (row: CapacityReport['stores']['data'][number]) => [pick(row.name), ...cells(row)]
  const before = answer?.compared
  const totals = answer && [t('total'), ...cells(answer.figures)]
  return {
    figures: shownFigures.map((key) => ({
      figure: capacityFigures[key],
      value: answer?.figures[key],
      before: before?.figures[key],
    })),
    sections: [
      {
        title: t('days'),
        empty: t('none'),
        note: noteOf(answer?.days),
        columns: [{ head: t('day'), unit: 'day' }, ...columns],
        rows: answer?.days.data.map(dayCells),
        totals,
        befores: nthOf(answer?.days.data, before?.days.data, dayCells),
        drawn: 'time',
      },
      {
        title: t('stores'),
        empty: t('none'),
        note: noteOf(answer?.stores),
        columns: [{ head: t('store'), unit: 'text' }, ...columns],
        rows: answer?.stores.data.map(storeCells),
        totals,
        befores: beforesOf(answer?.stores.data, before?.stores.data, ({ id }) => id, storeCells),
        drawn: 'rank',
      },
    ],
  }
}
