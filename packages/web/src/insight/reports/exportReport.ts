import { type ReportRow, reports } from '@sufra/contract/insight/reports'
import { figureKeys, reportFigures } from '@sufra/contract/insight/reports.figures'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import { currency, qar } from '@sufra/contract/kernel/money'
import { call } from '../../kernel/data/api.ts'
import { dayCell } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import { columnName, type ReportMeans } from './reportColumns.tsx'
import { reportBody } from './reportState.ts'

type Means = Omit<ReportMeans, 'answer' | 'sort'>

const pageRows = 5000

/** All rows of the report, page by page. */
async function readAll({ state }: Means, onProgress: (done: number) => void): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = []
  for (let page = 1; ; page++) {
    const answer = await call(reports.list, {
      body: { ...reportBody(state), count: pageRows, page },
    })
    rows.push(...answer.rows.data)
    onProgress(rows.length)
    if (rows.length >= answer.rows.total) return rows
  }
}

/** Writes the report as a spreadsheet with every figure, in the worker. Returns the number of rows. */
export async function exportReport(means: Means, onProgress: (done: number) => void): Promise<number> {
  const { t, pick, language, state } = means
  const rows = await readAll(means, onProgress)
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
        ...figureKeys.map((figure) =>
          reportFigures[figure].unit === 'money'
            ? {
                heading: `${columnName(figure, means)} (${currency[language]})`,
                width: 18,
                format: '#,##0.00',
              }
            : { heading: columnName(figure, means), width: 14, format: '#,##0' },
        ),
      ],
      rows: rows.map((row) => [
        isDay ? dayCell(row.key) : groupName(row, state, means),
        ...figureKeys.map((figure) =>
          reportFigures[figure].unit === 'money' ? qar(row.figures[figure]) : row.figures[figure],
        ),
      ]),
    },
  ])
  download(file, `${t('label')} ${start_date} ${end_date}.xlsx`)
  return rows.length
}
