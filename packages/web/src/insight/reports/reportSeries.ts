import { type ReportRow, type TimeGrouping, timeGroupings } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import { groupsOf } from '@sufra/contract/insight/reports.range'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import type { Language } from '@sufra/contract/kernel/language'
import { currency, formatQar } from '@sufra/contract/kernel/money'
import type { Shape } from '../charts/Chart.tsx'
import type { Series } from '../charts/series.ts'
import { rangeName, shortHour, shortName, shortWeekday } from './chartNames.ts'
import { writersOf } from './chartUnits.ts'
import { columnName, type ReportMeans } from './reportColumns.tsx'
import type { ReportState } from './reportState.ts'

type Means = Omit<ReportMeans, 'sort'>

const isTime = (grouping: ReportState['grouping']): grouping is TimeGrouping =>
  timeGroupings.some((each) => each === grouping)

export function shapeOf(grouping: ReportState['grouping'], language: Language): Shape {
  if (isTime(grouping)) return { of: 'time' }
  if (grouping === 'weekday' || grouping === 'hour') return { of: 'order' }
  if (grouping !== 'weekhour') return { of: 'rank' }
  return {
    of: 'heat',
    rows: Array.from({ length: 7 }, (_, weekday) => shortWeekday(weekday, language)),
    columns: Array.from({ length: 24 }, (_, hour) => shortHour(hour, language)),
  }
}

/** A figure of the rows as a chart draws it. */
export function seriesOf(rows: readonly ReportRow[], figure: ReportFigure, means: Means): Series {
  const { state, answer, language } = means
  const { grouping, range } = state
  const other = answer?.compared_with ?? null
  const otherKeys = other && isTime(grouping) ? groupsOf(other, grouping) : null
  const otherName = (index: number) => {
    const key = otherKeys?.[index]
    if (!other) return ''
    return key === undefined
      ? rangeName(other, language)
      : groupName({ key, name: null }, { grouping, range: other }, { language })
  }
  return {
    points: rows.map((row, index) => ({
      key: row.key,
      name: groupName(row, state, means),
      short: shortName(row, means),
      value: row.figures[figure],
      other: row.compared && { name: otherName(index), value: row.compared[figure] },
    })),
    figure: columnName(figure, means),
    now: rangeName(range, language),
    before: other && rangeName(other, language),
    ...writersOf(reportFigures[figure].unit, language),
  }
}

/** The figures of a chart as a table: headings, then a row for each point, amounts in QAR. */
export function dataOf(series: Series, figure: ReportFigure, { state, language, pick }: Means) {
  const isMoney = reportFigures[figure].unit === 'money'
  const amount = (value: number) => (isMoney ? formatQar(value) : String(value))
  const name = isMoney ? `${series.figure} (${currency[language]})` : series.figure
  return [
    series.before
      ? [pick(groupingHeads[state.grouping]), `${name} ${series.now}`, `${name} ${series.before}`]
      : [pick(groupingHeads[state.grouping]), name],
    ...series.points.map((point) => [
      point.name,
      amount(point.value),
      ...(point.other ? [amount(point.other.value)] : []),
    ]),
  ]
}
