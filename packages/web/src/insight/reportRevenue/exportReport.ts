import { type ReportRow, reports } from '@sufra/contract/insight/reports'
import { figureKeys, reportFigures } from '@sufra/contract/insight/reports.figures'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import { currency, qar } from '@sufra/contract/kernel/money'
import { call } from '../../kernel/data/api.ts'
import { type CellValue, dayCell } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import { rangeName } from '../reports/chartNames.ts'
import { columnName, type ReportMeans } from '../reports/reportColumns.tsx'
import { reportBody } from '../reports/reportState.ts'

type Means = Omit<ReportMeans, 'answer' | 'sort'>

const pageRows = 5000

/** All rows of the report, page by page. */
async function readAll({ state }: Means, onProgress: (done: number) => void) {
  const rows: ReportRow[] = []
  for (let page = 1; ; page++) {
    const answer = await call(reports.list, {
      body: { ...reportBody(state), count: pageRows, page },
    })
    rows.push(...answer.rows.data)
    onProgress(rows.length)
    if (rows.length >= answer.rows.total) return { rows, comparedWith: answer.compared_with }
  }
}

const cellsOf = (figures: ReportRow['figures'] | null): CellValue[] =>
  figureKeys.map((figure) => {
    const value = figures?.[figure] ?? null
    return reportFigures[figure].unit === 'money' && value !== null ? qar(value) : value
  })

/** Writes the report as a spreadsheet with every figure, in the worker. Returns the number of rows. */
export async function exportReport(means: Means, onProgress: (done: number) => void): Promise<number> {
  const { t, pick, language, state } = means
  const { rows, comparedWith } = await readAll(means, onProgress)
  const columnsOf = (range: string) =>
    figureKeys.map((figure) => {
      const name = `${columnName(figure, means)}${range}`
      return reportFigures[figure].unit === 'money'
        ? { heading: `${name} (${currency[language]})`, width: 18, format: '#,##0.00' }
        : { heading: name, width: 14, format: '#,##0' }
    })
  const isDay = state.grouping === 'day'
  const { start_date, end_date } = state.range
  const file = await writeSheets([
    {
      name: t('label'),
      rightToLeft: language === 'ar',
      above: [
        [t('label'), t(`by_${state.grouping}`)],
        [t('range'), `${formatDay(start_date, language)} – ${formatDay(end_date, language)}`],
        [t('basis'), t(state.basis)],
        [t('madeAt'), formatInstant(new Date(), language)],
        [t('reportLanguage'), t('language')],
        [],
      ],
      columns: [
        isDay
          ? { heading: pick(groupingHeads.day), width: 18, format: 'dd/mm/yyyy' }
          : { heading: pick(groupingHeads[state.grouping]), width: 30 },
        ...columnsOf(''),
        ...(comparedWith ? columnsOf(` ${rangeName(comparedWith, language)}`) : []),
      ],
      rows: rows.map((row) => [
        isDay ? dayCell(row.key) : groupName(row, state, means),
        ...cellsOf(row.figures),
        ...(comparedWith ? cellsOf(row.compared) : []),
      ]),
    },
  ])
  download(file, `${t('label')} ${start_date} ${end_date}.xlsx`)
  return rows.length
}
